import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { findTranslation, findWordOverrides, listTranslations, saveTranslation, translationSorts } from './store-words.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: { id: 'user:1', name: 'محرر', role: 'editor' } }
const visitor: Ctx = { ...ctx, staff: null }
const words = {
  'page.back': ['Back', 'رجوع'],
  'page.more': ['More about {name}', 'المزيد عن {name}'],
  'price.full': ['From ^ %', 'من % ^'],
  'block.new': ['New words', ''],
} as const

beforeEach(async () => {
  await db.execute(sql`delete from translation`)
})

const everything: ListRequest = { page: 1, perPage: 25, sort: translationSorts[0], order: 'asc', search: '', ids: null, filters: {} }

async function list(request: Partial<ListRequest> = {}) {
  const outcome = await listTranslations(ctx, { ...everything, ...request }, words)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

async function save(id: string, draft: { arabic?: string | null; english_override?: string | null }, as = ctx) {
  const translation = await findTranslation(ctx, id, words)
  const version = translation.ok ? translation.value.version : ''
  return saveTranslation(as, { id, version, draft: { arabic: null, english_override: null, ...draft } }, words)
}

test('[A-016] every message is listed with what ships, those without Arabic first', async () => {
  const { rows, total } = await list()
  expect(total).toBe(4)
  expect(rows.map(({ key, is_missing }) => [key, is_missing])).toEqual([
    ['block.new', true],
    ['page.back', false],
    ['page.more', false],
    ['price.full', false],
  ])
  expect(rows[1]).toMatchObject({ id: 'page.back', english: 'Back', arabic_default: 'رجوع', arabic: '', english_override: '' })
})

test('[A-016] messages are found by their key and texts, and those without Arabic alone', async () => {
  expect((await list({ search: 'رجُوع' })).rows.map(({ key }) => key)).toEqual(['page.back'])
  expect((await list({ search: 'PAGE.' })).total).toBe(2)
  expect((await list({ filters: { is_missing: true } })).rows.map(({ key }) => key)).toEqual(['block.new'])
  await save('block.new', { arabic: 'كلمات جديدة' })
  expect((await list({ filters: { is_missing: true } })).total).toBe(0)
})

test('[A-016] a message that was changed is read by the site; nothing gives the shipped one back', async () => {
  expect(await save('page.back', { arabic: 'عودة', english_override: 'Go back' })).toMatchObject({
    ok: true,
    value: { arabic: 'عودة', english_override: 'Go back' },
  })
  expect([...(await findWordOverrides(ctx, 'ar'))]).toEqual([['page.back', 'عودة']])
  expect([...(await findWordOverrides(ctx, 'en'))]).toEqual([['page.back', 'Go back']])
  await save('page.back', { arabic: '', english_override: null })
  expect((await findWordOverrides(ctx, 'ar')).size + (await findWordOverrides(ctx, 'en')).size).toBe(0)
  const { rows } = await db.execute<{ changes: object }>(sql`select changes from audit_entry where subject = 'page.back' order by id`)
  expect(rows[0]?.changes).toEqual({ arabic: ['', 'عودة'], english_override: ['', 'Go back'] })
})

test.each([
  ['page.more', { arabic: 'المزيد' }, { arabic: ['missing_placeholder: {name}'] }],
  ['page.more', { arabic: 'المزيد عن {اسم} {name} {title}' }, { arabic: ['unknown_placeholder: {title}'] }],
  ['page.more', { english_override: 'More' }, { english_override: ['missing_placeholder: {name}'] }],
  ['price.full', { arabic: 'من %' }, { arabic: ['missing_placeholder: ^'] }],
  ['price.full', { arabic: 'من' }, { arabic: ['missing_placeholder: ^', 'missing_placeholder: %'] }],
])('[A-016] %s may not become %j: what it is filled with has no place', async (key, draft, fields) => {
  expect(await save(key, draft)).toEqual({ ok: false, code: 'invalid', fields })
  expect((await findWordOverrides(ctx, 'ar')).size).toBe(0)
})

test('[A-016] of two who change one message at once, one hears what is stored', async () => {
  const version = (await list({ search: 'page.back' })).rows[0]?.version ?? ''
  const write = (arabic: string) => saveTranslation(ctx, { id: 'page.back', version, draft: { arabic, english_override: null } }, words)
  const outcomes = await Promise.all([write('أولى'), write('ثانية')])
  const [won, lost] = outcomes.toSorted((one, other) => Number(other.ok) - Number(one.ok))
  expect(lost).toEqual({ ok: false, code: 'stale', current: won?.ok ? won.value : null })
})

test('[A-269] visitors neither read nor write them, and no key is made up', async () => {
  expect(await save('page.back', { arabic: 'x' }, visitor)).toMatchObject({ code: 'forbidden' })
  expect(await listTranslations(visitor, everything, words)).toMatchObject({ code: 'forbidden' })
  for (const key of ['nothing', '__proto__', 'constructor']) expect(await save(key, { arabic: 'x' })).toMatchObject({ code: 'gone' })
})
