import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { settingReader } from '#fields/settings/settings.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { generalSettings } from '../settings.ts'
import { deleteSetting, listSettings, SettingDraft, upsertSetting } from './store-settings.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: { id: 'user:1', name: 'محرر', role: 'editor' } }
const visitor: Ctx = { ...ctx, staff: null }

beforeEach(async () => {
  await db.execute(sql`delete from setting`)
  await db.execute(sql`delete from content_change`)
})

async function announced(): Promise<unknown[]> {
  return (await db.execute(sql`select scope, count(*)::int as v from content_change group by scope`)).rows
}

async function theme() {
  return settingReader(await listSettings(visitor), quietLog)(generalSettings)['general.theme']
}

describe('writing a setting', () => {
  test('[C-230][C-232] twice keeps one row: new the first time, the same id the second', async () => {
    const first = await upsertSetting(ctx, { key: 'general.theme', value: 'lrdx' }, settingTable)
    expect(first).toMatchObject({ ok: true, value: { isNew: true, row: { key: 'general.theme', value: 'lrdx' } } })
    const second = await upsertSetting(ctx, { key: 'general.theme', value: 'jdx' }, settingTable)
    expect(second).toMatchObject({ ok: true, value: { isNew: false, row: { id: first.ok ? first.value.row.id : 0, value: 'jdx' } } })
    expect(await listSettings(visitor)).toHaveLength(1)
  })

  test('[C-232] many at once keep one row', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((value) => upsertSetting(ctx, { key: 'my.own', value }, settingTable)))
    expect(outcomes.filter((outcome) => outcome.ok && outcome.value.isNew)).toHaveLength(1)
    expect(await listSettings(visitor)).toHaveLength(1)
  })

  test('is announced for the whole site, once a write', async () => {
    await upsertSetting(ctx, { key: 'my.own', value: 1 }, settingTable)
    await upsertSetting(ctx, { key: 'my.own', value: 2 }, settingTable)
    expect(await announced()).toEqual([{ scope: 'site', v: 2 }])
  })

  test.each([['text'], [5], [true], [['a']], [{ a: { b: [null] } }], [''], ['null'], ['8001234'], ['"quoted"']])(
    '[C-071] keeps the value %j as it is',
    async (value) => {
      await upsertSetting(ctx, { key: 'my.own', value }, settingTable)
      expect(await listSettings(visitor)).toEqual([{ id: expect.any(Number), key: 'my.own', value }])
    },
  )

  test('[C-074] null gives the default back', async () => {
    await upsertSetting(ctx, { key: 'general.theme', value: 'lrdx' }, settingTable)
    await upsertSetting(ctx, { key: 'general.theme', value: null }, settingTable)
    expect(await theme()).toBe('jdx')
  })

  test.each([
    ['general.theme', 'blue'],
    ['price.double.rate', 'much'],
    ['logo', '[{"homepage":"/"}]'],
    ['predefined_links', '[broken'],
    ['general.timezone', 'Mars/Olympus'],
  ])('%s = %j is refused with a reason and not announced', async (key, value) => {
    expect(await upsertSetting(ctx, { key, value }, settingTable)).toMatchObject({
      ok: false,
      code: 'invalid',
      fields: { value: [expect.stringMatching(/./)] },
    })
    expect(await listSettings(visitor)).toEqual([])
    expect(await announced()).toEqual([])
  })

  test('is refused to visitors', async () => {
    expect(await upsertSetting(visitor, { key: 'my.own', value: 1 }, settingTable)).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await listSettings(visitor)).toEqual([])
  })
})

test('[C-231] a removed setting has its default again, and cannot be removed twice', async () => {
  const outcome = await upsertSetting(ctx, { key: 'general.theme', value: 'lrdx' }, settingTable)
  const id = outcome.ok ? outcome.value.row.id : 0
  expect(await theme()).toBe('lrdx')
  expect(await deleteSetting(visitor, { id: id }, settingTable)).toMatchObject({ code: 'forbidden' })
  expect(await deleteSetting(ctx, { id: id }, settingTable)).toMatchObject({ ok: true })
  expect(await theme()).toBe('jdx')
  expect(await deleteSetting(ctx, { id: id }, settingTable)).toMatchObject({ code: 'gone' })
  expect(await announced()).toEqual([{ scope: 'site', v: 2 }])
})

test('[C-072] keys are dotted names', () => {
  const accepts = (key: string) => SettingDraft.safeParse({ key, value: 1 }).success
  expect(['meta', 'general.theme', 'general.mena_retailers.footer.config.api', 'a-b.c_d'].filter((key) => !accepts(key))).toEqual([])
  expect(['', '.', 'a.', '.a', 'a..b', 'a b', '__proto__', '1a', 'a/b', "a';--", 'x'.repeat(121)].filter(accepts)).toEqual([])
})

test('what no database can keep is no value', () => {
  expect([['a\u0000'], { '\ud800': 1 }].filter((value) => SettingDraft.safeParse({ key: 'x', value }).success)).toEqual([])
})
