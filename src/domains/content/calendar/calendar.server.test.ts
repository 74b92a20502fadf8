import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import { type Block, defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { lookOverSite } from '../site-care/look-over-site.server.ts'
import { calendarKinds } from './calendar-entry.ts'
import { listCalendar } from './list-calendar.server.ts'

const { ctxOf, visitor, aPage, database } = await testPages()
const ctx = ctxOf()
const offer = defineBlock({
  symbol: 'offer',
  name: 'Offer',
  description: 'x',
  short_description: 'x',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [presets.offer_schedule],
  groups: { max: 3, fields: [presets.offer_schedule] },
})
const catalogue: CatalogueWithExamples = new Map([['offer', { block: offer as unknown as Block, examples: [], upgrades: [] }]])
const span = { from: '2026-05-01', to: '2026-05-31', timeZone: 'Asia/Dubai', kinds: calendarKinds }
const entriesOf = async (changes: Partial<typeof span> = {}) => unwrap(await listCalendar(ctx, { ...span, ...changes })).entries

beforeEach(() => database.db.execute(sql`truncate page, content_date restart identity cascade`))

async function aVersion(pageId: number, kind: string, at: string) {
  await database.db.execute(
    sql`insert into page_version (page_id, number, kind, content, author, created_at)
      values (${pageId}, (select coalesce(max(number), 0) + 1 from page_version where page_id = ${pageId}), ${kind}, '{}', 'ليلى', ${at}::timestamptz)`,
  )
}

test('publications and pages that were taken off stand on their day of the site’s time zone, with who and when; kept drafts do not', async () => {
  const { id } = await aPage({ title: 'عروض' })
  await database.db.execute(sql`delete from page_version`)
  await aVersion(id, 'published', '2026-04-30T20:30:00Z')
  await aVersion(id, 'saved', '2026-05-02T08:00:00Z')
  await aVersion(id, 'unpublished', '2026-05-31T19:59:59Z')
  await aVersion(id, 'published', '2026-05-31T20:00:00Z')
  expect(await entriesOf()).toMatchObject([
    { kind: 'published', day: '2026-05-01', at: '2026-04-30T20:30:00.000Z', page_id: id, title: 'عروض', author: 'ليلى' },
    { kind: 'unpublished', day: '2026-05-31' },
  ])
})

test('planned changes stand on their day, failed ones as such; those that were done or cancelled are not planned any more', async () => {
  const { id } = await aPage()
  await database.db.execute(sql`delete from page_version`)
  const plan = (action: string, status: string, at: string) =>
    database.db.execute(
      sql`insert into page_schedule (page_id, action, status, run_at, author) values (${id}, ${action}, ${status}, ${at}::timestamptz, 'ليلى')`,
    )
  await plan('unpublish', 'pending', '2026-05-20T08:00:00Z')
  await plan('publish', 'pending', '2026-05-10T08:00:00Z')
  await plan('publish', 'failed', '2026-05-11T08:00:00Z')
  await plan('publish', 'done', '2026-05-12T08:00:00Z')
  await plan('publish', 'cancelled', '2026-05-13T08:00:00Z')
  expect((await entriesOf()).map(({ kind, day }) => [kind, day])).toEqual([
    ['will_publish', '2026-05-10'],
    ['failed', '2026-05-11'],
    ['will_unpublish', '2026-05-20'],
  ])
  expect((await entriesOf({ kinds: ['failed'] as never })).map(({ kind }) => kind)).toEqual(['failed'])
})

test('content that begins and ends by its dates is found by the look over the site, with its field; hidden blocks, drafts and open ends have none', async () => {
  const block = (id: string, dates: object, rest: object = {}) => ({
    id,
    template: 'offer',
    version: 1,
    fields: { offer_schedule: dates },
    groups: [],
    positions: [],
    active_positions: [],
    ...rest,
  })
  const inGroup = {
    groups: [{ id: 'g', fields: { offer_schedule: { from: '2026-05-04', to: '2026-05-05' } } }],
    positions: ['g'],
    active_positions: ['g'],
  }
  const blocks = [
    block('a', { from: '2026-05-03', to: '2026-06-01' }, inGroup),
    block('b', { from: '', to: '2026-05-09' }),
    block('c', { from: '2026-05-06', to: '' }, { is_hidden: true }),
  ]
  const { id } = await aPage({ title: 'عروض', status: 'disabled' })
  const { id: draft } = await aPage({ status: 'draft' })
  await database.db.execute(sql`update page set blocks = ${JSON.stringify(blocks)}::jsonb`)
  await database.db.execute(sql`update page set status = 'published' where id = ${id}`)
  await database.db.execute(sql`delete from page_version`)
  await lookOverSite(ctx, { catalogue, storage: {} as Storage, origin: 'https://maarad.example', links: [], images: new Set() })
  expect((await entriesOf()).map(({ kind, day, page_id, block: at, group, field }) => [kind, day, page_id, at, group, field])).toEqual([
    ['begins', '2026-05-03', id, 'a', '', 'offer_schedule'],
    ['begins', '2026-05-04', id, 'a', 'g', 'offer_schedule'],
    ['ends', '2026-05-05', id, 'a', 'g', 'offer_schedule'],
    ['ends', '2026-05-09', id, 'b', '', 'offer_schedule'],
  ])
  expect(draft).not.toBe(id)
})

test('is for those who work on pages', async () => {
  expect([await listCalendar(visitor, span), await listCalendar(ctxOf('سعد', 'sales'), span)]).toMatchObject([{ code: 'forbidden' }, { code: 'forbidden' }])
})
