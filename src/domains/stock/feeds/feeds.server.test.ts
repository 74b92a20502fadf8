import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { modelFamilies } from '#block-engine/model-years.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { aBinaryNeighbour } from '#tests/support/services/a-neighbour.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { vehicle } from '../schema.server.ts'
import { changeStatuses } from '../vehicles/bulk/change-vehicles.server.ts'
import { saveVehicle } from '../vehicles/save-vehicle.server.ts'
import { vehicleDraft } from '../vehicles/fields/vehicle-row.server.ts'
import { photoRecords } from '../vehicles/photos/vehicle-photos.ts'
import { FeedDraft } from './feed.ts'
import { fetchFeedImages } from './feed-images.server.ts'
import {
  applyFeedRun,
  cancelFeedRun,
  expireFeedRuns,
  type FeedRun,
  failFeedRun,
  findFeedRun,
  findLiveRuns,
  listFeedRuns,
  type RunJob,
  startDueFeeds,
  startFeedRun,
} from './feed-runs.server.ts'
import { createFeed, deleteFeed, type Feed, findFeed, saveFeed } from './feeds.server.ts'
import { storeFile } from './file-parts.server.ts'
import { previewFeed } from './preview-feed.server.ts'
import { processFeedRun } from './process-feed-run.server.ts'

const { db } = await testDatabase()
const staff: Staff = { id: 'user:1', name: 'ليلى', role: 'editor' }
const log = recordingLog()
let now = new Date('2026-05-15T08:00:00Z')
const ctx: Ctx = { db, clock: { now: () => now }, log, staff }
const visitor: Ctx = { ...ctx, staff: null }
const folder = await mkdtemp(join(tmpdir(), 'maarad-feeds-'))
const storage = diskStorage(folder)
const families = async () => modelFamilies.map(({ key, label, nameplate }) => ({ key, label, code: nameplate ?? '' }))
const currencies = async () => new Set(['AED'])
const work = { code: 'tests', storage, network: 'private', families, currencies } as const
const zone = 'Asia/Dubai'
/** What the queue was given. */
const jobs: RunJob[] = []
const enqueue = async (_tx: unknown, job: RunJob) => void jobs.push(job)
const lastJob = () => jobs.at(-1) ?? { runId: 0, attempt: 0 }
const due = { timeZone: zone, enqueue }
const place = { network: 'private', timeZone: zone } as const
const neighbour = await aBinaryNeighbour()
afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  await db.execute(sql`truncate vehicle, feed, feed_run, feed_row, feed_withdrawal, feed_arrival, feed_image, feed_digest restart identity`)
  now = new Date('2026-05-15T08:00:00Z')
  log.messages.length = 0
  jobs.length = 0
})

const rules = [
  { field: 'external_id', from: 'id' },
  { field: 'state', from: 'state', constant: 'used' },
  { field: 'nameplate_brand_name', constant: 'Land Rover' },
  { field: 'nameplate_name', from: 'model' },
  { field: 'gross_price', from: 'price' },
]
const draft = (values: Record<string, unknown> = {}) =>
  FeedDraft.parse({ key: 'dealer', name: 'معرض دبي', rules, publication_lists: ['used'], shows_at_once: true, ...values })

async function aFeed(values: Record<string, unknown> = {}): Promise<Feed> {
  const outcome = await createFeed(ctx, { draft: draft(values), ...place })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

/** A file of these vehicles: id, model, price. */
const csv = (...rows: (readonly [string, string, string | number])[]) => ['id,model,price', ...rows.map((row) => row.join(','))].join('\n')
const three = csv(['A', 'Defender', 100], ['B', 'Discovery', 200], ['C', 'Range Rover', 300])
/** This many vehicles, the first at another price when wanted. */
const many = (count: number, price = 100) => csv(...Array.from({ length: count }, (_, index) => [`V${index}`, 'Defender', index === 0 ? price : 100] as const))

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}
const storeText = (text: string) => storeFile(storage, { key: randomUUID(), source: bytesOf(text) })

async function started(feed: Feed, file: string, { isDryRun = false, idempotencyKey }: { isDryRun?: boolean; idempotencyKey?: string } = {}): Promise<FeedRun> {
  const source = { kind: 'upload', file: await storeText(file), name: 'stock.csv' } as const
  const outcome = await startFeedRun(ctx, { feedId: feed.id, isDryRun, source, idempotencyKey, enqueue })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value.run
}

async function runOf(id: number): Promise<FeedRun> {
  const outcome = await findFeedRun(ctx, id)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

async function ran(feed: Feed, file: string, options: { isDryRun?: boolean } = {}): Promise<FeedRun> {
  const { id } = await started(feed, file, options)
  await processFeedRun(ctx, work, { runId: id, attempt: 1 })
  return runOf(id)
}

const vehicles = () => db.select().from(vehicle).orderBy(vehicle.externalId)
const byId = async (externalId: string) => {
  const [row] = await db.select().from(vehicle).where(eq(vehicle.externalId, externalId))
  if (!row) throw new Error(`no vehicle ${externalId}`)
  return row
}
const visibleVehicles = async () => (await vehicles()).filter(({ isPublished }) => isPublished).map(({ externalId }) => externalId)
/** A copy of everything that a run may change, to check that it did not. */
const stock = async () =>
  JSON.stringify([
    await vehicles(),
    (await db.execute(sql`select * from content_change where scope = 'stock' order by xid`)).rows,
    (await db.execute(sql`select vehicle_id from feed_withdrawal`)).rows,
  ])

describe('a run', () => {
  test('adds, changes and hides what is gone, and the same file a second time changes nothing', async () => {
    const feed = await aFeed({ most_gone_percent: 50 })
    const first = await ran(feed, three)
    expect(first).toMatchObject({ state: 'done', progress: 100, counts: { read: 3, valid: 3, added: 3, changed: 0, unchanged: 0, gone: 0 } })
    expect(await byId('A')).toMatchObject({
      feed: 'dealer',
      model: 'Defender',
      displayPrice: 10_000,
      publicationLists: ['used'],
      isPublished: true,
      version: 1,
    })
    const before = await stock()
    const again = await ran(feed, three)
    expect(again).toMatchObject({ state: 'done', counts: { added: 0, changed: 0, unchanged: 3, gone: 0 } })
    expect(JSON.parse(await stock())[0]).toEqual(JSON.parse(before)[0])

    const changedRun = await ran(feed, csv(['A', 'Defender', 150], ['B', 'Discovery', 200], ['D', 'Evoque', 400]))
    expect(changedRun).toMatchObject({ state: 'done', counts: { added: 1, changed: 1, unchanged: 1, gone: 1, gone_of: 3 } })
    expect(changedRun.report.changed).toEqual([
      { id: expect.any(Number), line: 2, external_id: 'A', title: 'Land Rover Defender', fields: { gross_price: [100, 150], msrp_price: [100, 150] } },
    ])
    expect([changedRun.report.added[0]?.external_id, changedRun.report.gone[0]?.external_id]).toEqual(['D', 'C'])
    expect(await visibleVehicles()).toEqual(['A', 'B', 'D'])
    expect((await db.execute(sql`select count(*)::int as count from feed_row`)).rows).toEqual([{ count: 0 }])
    expect(await readdir(join(folder, 'feeds')).then((keys) => Promise.all(keys.map((key) => readdir(join(folder, 'feeds', key)))))).toEqual(
      expect.arrayContaining([[]]),
    )
  })

  test('writes the fields that the feed maps; what staff wrote beside them stays', async () => {
    const feed = await aFeed()
    await ran(feed, three)
    const row = await byId('A')
    const mine = {
      ...vehicleDraft(row),
      long_description: 'وصف المعرض',
      color: 'black',
      buttons: [{ button_type: 'call', label: 'x', button_set_setup_id: '' }],
    }
    await saveVehicle(ctx, { id: row.id, version: row.version, draft: mine })
    const run = await ran(feed, three.replace('100', '120'))
    expect(run.counts).toMatchObject({ changed: 1, unchanged: 2 })
    const after = vehicleDraft(await byId('A'))
    expect(after).toMatchObject({ gross_price: 120, long_description: 'وصف المعرض', color: 'black', buttons: [{ button_type: 'call' }] })
  })

  test('writes the parts of an object that it maps; the other parts stay, and a part that the file lacks is emptied', async () => {
    const dated = (day: string) => `id,model,price,day\nA,Defender,100,${day}`
    const feed = await aFeed({ rules: [...rules, { field: 'avl_field', part: 'registration_date', from: 'day' }] })
    await ran(feed, dated(''))
    expect(vehicleDraft(await byId('A')).avl_field).toBeNull()
    await ran(feed, dated('2026-05-01'))
    const row = await byId('A')
    const draft = vehicleDraft(row)
    expect(draft.avl_field).toMatchObject({ registration_date: '2026-05-01', open_market_value: null })
    await saveVehicle(ctx, {
      id: row.id,
      version: row.version,
      draft: { ...draft, avl_field: { ...draft.avl_field, open_market_value: 900 } as typeof draft.avl_field },
    })
    expect((await ran(feed, dated('2026-05-01'))).counts).toMatchObject({ changed: 0, unchanged: 1 })
    await ran(feed, dated('2026-06-02'))
    expect(vehicleDraft(await byId('A')).avl_field).toMatchObject({ registration_date: '2026-06-02', open_market_value: 900 })
    await ran(feed, dated(''))
    expect(vehicleDraft(await byId('A')).avl_field).toMatchObject({ registration_date: '', open_market_value: 900 })
  })

  test('shows again what comes back after it was gone, and leaves hidden what staff have hidden', async () => {
    const feed = await aFeed({ most_gone_percent: 100 })
    await ran(feed, three)
    const hidden = await byId('B')
    await saveVehicle(ctx, { id: hidden.id, version: hidden.version, draft: { ...vehicleDraft(hidden), is_published: false } })
    await ran(feed, csv(['B', 'Discovery', 200], ['C', 'Range Rover', 300]))
    expect(await visibleVehicles()).toEqual(['C'])
    const back = await ran(feed, three)
    expect(back.counts).toMatchObject({ changed: 1, unchanged: 2 })
    expect(back.report.changed[0]).toMatchObject({ external_id: 'A' })
    expect(await visibleVehicles()).toEqual(['A', 'C'])
    expect((await ran(feed, three)).counts).toMatchObject({ changed: 0, unchanged: 3, gone: 0 })
  })

  test('leaves vehicles alone that are reserved, sold or on their way to a buyer, whatever the file says', async () => {
    const feed = await aFeed({ most_gone_percent: 100 })
    await ran(feed, three)
    for (const [externalId, to] of [
      ['A', 'reserved'],
      ['C', 'sold'],
    ] as const) {
      const { id, version } = await byId(externalId)
      expect(await changeStatuses(ctx, { vehicles: [{ id, version: String(version) }], status: to })).toMatchObject({ value: [{ outcome: 'changed' }] })
    }
    const before = [await byId('A'), await byId('C')]
    const run = await ran(feed, csv(['A', 'Other', 1], ['B', 'Discovery', 250]))
    expect(run.counts).toMatchObject({ held: 1, changed: 1, gone: 0, gone_of: 1 })
    expect([await byId('A'), await byId('C')]).toEqual(before)
  })

  test('does not touch the vehicles of other feeds, or of staff', async () => {
    const [one, other] = [await aFeed({ most_gone_percent: 100 }), await aFeed({ key: 'other' })]
    await ran(one, three)
    await ran(other, three)
    const before = await db.select().from(vehicle).where(eq(vehicle.feed, 'other'))
    await ran(one, csv(['Z', 'Evoque', 5]))
    expect(await db.select().from(vehicle).where(eq(vehicle.feed, 'other'))).toEqual(before)
  })

  test('reads files far larger than one batch', async () => {
    const feed = await aFeed()
    const run = await ran(feed, many(1200))
    expect(run).toMatchObject({ state: 'done', counts: { read: 1200, added: 1200 } })
    expect((await ran(feed, many(1200, 5))).counts).toMatchObject({ changed: 1, unchanged: 1199 })
  }, 30_000)
})

describe('a dry run', () => {
  test('says what would happen and changes nothing, until it is applied', async () => {
    const feed = await aFeed({ most_gone_percent: 50 })
    await ran(feed, three)
    const before = await stock()
    const dry = await ran(feed, csv(['A', 'Defender', 150], ['B', 'Discovery', 200], ['D', 'Evoque', 400]), { isDryRun: true })
    expect(dry).toMatchObject({ state: 'ready', counts: { added: 1, changed: 1, unchanged: 1, gone: 1 } })
    expect([dry.report.added.length, dry.report.changed.length, dry.report.gone.length]).toEqual([1, 1, 1])
    expect(await stock()).toBe(before)
    const applied = await applyFeedRun(ctx, { id: dry.id, allowsGone: false, enqueue })
    if (!applied.ok) throw new Error(applied.code)
    expect(applied.value.state).toBe('applying')
    expect(await processFeedRun(ctx, work, lastJob())).toBe(feed.id)
    expect(await runOf(dry.id)).toMatchObject({ state: 'done', counts: { added: 1, changed: 1, unchanged: 1, gone: 1 } })
    expect(await visibleVehicles()).toEqual(['A', 'B', 'D'])
    expect(await applyFeedRun(ctx, { id: dry.id, allowsGone: true, enqueue })).toMatchObject({ code: 'not_waiting' })
  })

  test('is superseded by a newer run, and is not applied when the rules have changed since', async () => {
    const feed = await aFeed()
    const first = await ran(feed, three, { isDryRun: true })
    const second = await ran(feed, three, { isDryRun: true })
    expect(await runOf(first.id)).toMatchObject({ state: 'cancelled', reason: 'superseded' })
    await saveFeed(ctx, { id: feed.id, version: feed.version, draft: draft({ name: 'اسم آخر' }), ...place })
    expect(await applyFeedRun(ctx, { id: second.id, allowsGone: false, enqueue })).toMatchObject({ code: 'feed_changed' })
  })

  test('that nobody decides about is given up after a week, with its rows', async () => {
    const feed = await aFeed()
    const dry = await ran(feed, three, { isDryRun: true })
    await expireFeedRuns(ctx)
    expect(await runOf(dry.id)).toMatchObject({ state: 'ready' })
    await db.execute(sql`update feed_run set finished_at = now() - interval '8 days'`)
    await expireFeedRuns(ctx)
    expect(await runOf(dry.id)).toMatchObject({ state: 'cancelled', reason: 'expired' })
    expect((await db.execute(sql`select count(*)::int as count from feed_row`)).rows).toEqual([{ count: 0 }])
  })

  test('whose rows a crash of the database took is not applied', async () => {
    const feed = await aFeed({ most_gone_percent: 100 })
    await ran(feed, three)
    const dry = await ran(feed, three, { isDryRun: true })
    await db.execute(sql`truncate feed_row`)
    const before = await stock()
    const applied = await applyFeedRun(ctx, { id: dry.id, allowsGone: true, enqueue })
    if (!applied.ok) throw new Error(applied.code)
    await processFeedRun(ctx, work, lastJob())
    expect(await runOf(dry.id)).toMatchObject({ state: 'failed', reason: 'rows_lost' })
    expect(await stock()).toBe(before)
  })
})

describe('a row that is valid all the same', () => {
  const marking = [...rules, { field: 'dealer_code', from: 'dealer' }, { field: 'photos', from: 'photo' }]
  const file = [
    'id,model,price,dealer,photo',
    'A,Defender,1,AE-1,https://pictures.example/a.jpg',
    'B,Defendr,2,AE-9,http://pictures.example/b.jpg',
    'C,Defendr,3,AE-9,http://pictures.example/b.jpg',
    'D,F-PACE,4,,',
  ].join('\n')

  test('gets one warning for each unknown retailer and model, and for each picture that cannot be shown', async () => {
    await db.execute(sql`insert into retailer (name, dealer_code) values ('معرض دبي', 'AE-1')`)
    const dry = await ran(await aFeed({ rules: marking }), file, { isDryRun: true })
    expect(dry).toMatchObject({ state: 'ready', errors: [], counts: { valid: 4, added: 4 } })
    expect(dry.report.marked).toEqual([
      { line: 3, field: 'dealer_code', reason: 'unknown_retailer', value: 'AE-9' },
      { line: 3, field: 'nameplate_name', reason: 'unknown_model', value: 'Defendr' },
      { line: 3, field: 'photos', reason: 'insecure_picture', value: 'http://pictures.example/b.jpg' },
    ])
    const applied = await applyFeedRun(ctx, { id: dry.id, allowsGone: false, enqueue })
    if (!applied.ok) throw new Error(applied.code)
    await processFeedRun(ctx, work, lastJob())
    expect((await runOf(dry.id)).report.marked).toHaveLength(3)
    const pictures = async (id: string) => photoRecords(vehicleDraft(await byId(id)).photos).map(({ big_path }) => big_path)
    expect([await pictures('A'), await pictures('B')]).toEqual([['https://pictures.example/a.jpg'], []])
  })

  test('has its pictures anywhere when they are fetched into the library', async () => {
    const dry = await ran(await aFeed({ rules: marking, fetch_images: true }), file, { isDryRun: true })
    expect(dry.report.marked.map(({ reason }) => reason)).not.toContain('insecure_picture')
  })
})

describe('a run that would take too much out of the stock', () => {
  test('stops before it changes anything, and goes on when staff confirm it', async () => {
    const feed = await aFeed({ most_gone_percent: 33 })
    await ran(feed, three)
    const before = await stock()
    const run = await ran(feed, csv(['A', 'Defender', 1]))
    expect(run).toMatchObject({ state: 'stopped', reason: 'too_many_gone', counts: { gone: 2, gone_of: 3, changed: 1 } })
    expect(run.report.gone.map(({ external_id }) => external_id)).toEqual(['B', 'C'])
    expect(await stock()).toBe(before)
    expect(await applyFeedRun(ctx, { id: run.id, allowsGone: false, enqueue })).toMatchObject({ code: 'too_many_gone', counts: { gone: 2, gone_of: 3 } })
    const applied = await applyFeedRun(ctx, { id: run.id, allowsGone: true, enqueue })
    if (!applied.ok) throw new Error(applied.code)
    await processFeedRun(ctx, work, lastJob())
    expect(await runOf(run.id)).toMatchObject({ state: 'done', counts: { gone: 2 } })
    expect(await visibleVehicles()).toEqual(['A'])
  })

  test('is looked at once more when it is applied: the stock may have changed since', async () => {
    const feed = await aFeed({ most_gone_percent: 40 })
    await ran(feed, three)
    const dry = await ran(feed, csv(['A', 'Defender', 1], ['B', 'Discovery', 200]), { isDryRun: true })
    expect(dry.state).toBe('ready')
    const { id, version } = await byId('A')
    await changeStatuses(ctx, { vehicles: [{ id, version: String(version) }], status: 'sold' }) // one of two is more than 40 %
    const applied = await applyFeedRun(ctx, { id: dry.id, allowsGone: false, enqueue })
    if (!applied.ok) throw new Error(applied.code)
    await processFeedRun(ctx, work, lastJob())
    expect(await runOf(dry.id)).toMatchObject({ state: 'stopped', counts: { gone: 1, gone_of: 2 } })
    expect(await visibleVehicles()).toEqual(['A', 'B', 'C'])
  })
})

describe('a car that is not ready', () => {
  const whole = [...rules, { field: 'photos', from: 'photo' }, { field: 'dealer_code', from: 'dealer' }]
  const heading = 'id,model,price,photo,dealer'
  const waiting = async () =>
    (await db.execute<{ missing: string[] }>(sql`select missing from feed_arrival order by vehicle_id`)).rows.map(({ missing }) => missing)

  test('arrives hidden with what it lacks, and shows when a later file brings the rest; staff may publish it before', async () => {
    await db.execute(sql`insert into retailer (name, dealer_code) values ('معرض', 'DXB-1') on conflict do nothing`)
    const feed = await aFeed({ rules: whole, shows_at_once: false })
    const ready = 'A,Defender,100,https://x.example/a.jpg,DXB-1'
    await ran(feed, [heading, ready, 'B,Defender,,,', 'C,Freelander,100,https://x.example/c.jpg,DXB-1'].join('\n'))
    expect(await visibleVehicles()).toEqual(['A'])
    expect(await waiting()).toEqual([['picture', 'retailer', 'price'], ['name']])
    const run = await ran(feed, [heading, ready, 'B,Defender,200,https://x.example/b.jpg,', 'C,Freelander,100,https://x.example/c.jpg,DXB-1'].join('\n'))
    expect(run.counts).toMatchObject({ changed: 1, gone: 0 })
    expect(await waiting()).toEqual([['retailer'], ['name']])
    await db.update(vehicle).set({ isPublished: true }).where(eq(vehicle.externalId, 'C'))
    await ran(feed, [heading, ready, 'B,Defender,200,https://x.example/b.jpg,DXB-1', 'C,Freelander,100,https://x.example/c.jpg,DXB-1'].join('\n'))
    expect(await visibleVehicles()).toEqual(['A', 'B', 'C'])
    expect(await waiting()).toEqual([])
  })

  test('arrives shown where its feed does not wait', async () => {
    const feed = await aFeed({ rules: whole })
    await ran(feed, [heading, 'B,Defender,,,'].join('\n'))
    expect(await visibleVehicles()).toEqual(['B'])
    expect(await waiting()).toEqual([])
  })
})

describe('rows that are not valid', () => {
  test('are reported with line, field and reason, and their vehicles are unchanged', async () => {
    const feed = await aFeed({ most_invalid_percent: 70, most_gone_percent: 0 })
    await ran(feed, three)
    const before = await byId('A')
    const run = await ran(feed, 'id,model,price\nA,Defender,cheap\nB,Discovery,200\nB,Discovery,200\nC\n\nC,"Range\nRover",301\n,x,1\n')
    expect(run).toMatchObject({ state: 'done', counts: { read: 6, valid: 2, invalid: 4, changed: 1, gone: 0 } })
    expect(run.errors).toEqual([
      { line: 2, field: 'gross_price', reason: 'not_a_number', value: 'cheap' },
      { line: 4, field: 'external_id', reason: 'twice', value: 'B' },
      { line: 5, field: '', reason: 'columns', value: '' },
      { line: 9, field: 'external_id', reason: 'required', value: '' },
    ])
    expect(await byId('A')).toEqual(before)
  })

  test('a VIN that stands twice in a file is an error, at the row where it stands again', async () => {
    const feed = await aFeed({ rules: [...rules, { field: 'vin', from: 'vin' }], most_invalid_percent: 50 })
    const run = await ran(feed, 'id,model,price,vin\nA,Defender,100,SALEA7RU0P2000326\nB,Defender,100,SALEA7RU0P2000327\nC,Defender,100,salea7ru0p2000326')
    expect(run).toMatchObject({ state: 'done', counts: { read: 3, valid: 2, invalid: 1 } })
    expect(run.errors).toEqual([{ line: 4, field: 'vin', reason: 'twice', value: 'SALEA7RU0P2000326' }])
    expect((await vehicles()).map(({ externalId }) => externalId)).toEqual(['A', 'B'])
  })

  test('beyond the share that the feed allows fail the run', async () => {
    const feed = await aFeed({ most_invalid_percent: 30 })
    await ran(feed, three)
    const before = await stock()
    const run = await ran(feed, csv(['A', 'Defender', 'x'], ['B', 'Discovery', 1]))
    expect(run).toMatchObject({ state: 'failed', reason: 'too_many_invalid', counts: { read: 2, invalid: 1 } })
    expect(await stock()).toBe(before)
  })
})

describe('a run that fails', () => {
  test.each([
    ['nothing in it', 'id,model,price\n', {}, 'no_rows', null],
    ['a file that breaks off', '[{"id": "A", "model": "x"},', { format: 'json' }, 'broken', 1],
    ['another encoding', 'id,model\nA,\ufffd', { encoding: 'utf-16le' }, 'encoding', null],
  ])('with %s changes nothing', async (_name, file, values, reason, line) => {
    const feed = await aFeed({ most_gone_percent: 100 })
    await ran(feed, three)
    const saved = await saveFeed(ctx, { id: feed.id, version: feed.version, draft: draft({ most_gone_percent: 100, ...values }), ...place })
    if (!saved.ok) throw new Error(saved.code)
    const before = await stock()
    const run = await ran(saved.value, file)
    expect(run).toMatchObject({ state: 'failed', reason: reason === 'encoding' ? expect.stringMatching(/encoding|no_rows/) : reason })
    if (line !== null) expect(run.reason_line).toBe(line)
    expect(await stock()).toBe(before)
  })

  test('that breaks off while it is written goes on where it was, and tells what all of it wrote', async () => {
    const feed = await aFeed({ most_gone_percent: 100 })
    await ran(feed, csv(['A', 'Defender', 100], ['B', 'Discovery', 200], ['C', 'Range Rover', 300], ['D', 'Range Rover', 300]))
    await db.execute(sql`alter table vehicle add constraint breaks check (external_id <> 'V1500')`)
    const { id } = await started(feed, many(2000).replace('id,model,price', 'id,model,price\nA,Defender,1\nB,x,1\nC,x,1'))
    await expect(processFeedRun(ctx, work, { runId: id, attempt: 1 })).rejects.toThrow()
    await db.execute(sql`alter table vehicle drop constraint breaks`)
    const half = (await vehicles()).length
    expect(half).toBeGreaterThan(1000)
    expect(half).toBeLessThan(1600)
    expect(await runOf(id)).toMatchObject({ state: 'applying' })
    // The queue tries it again.
    expect(await processFeedRun(ctx, work, { runId: id, attempt: 1 })).toBe(feed.id)
    expect(await runOf(id)).toMatchObject({ state: 'done', counts: { added: 2000, changed: 3, gone: 1, unchanged: 0, gone_of: 4 } })
    expect((await vehicles()).filter(({ version }) => version > 2)).toEqual([])
  })

  test('keeps nobody waiting for the stock or for a car that it does not write at the moment, and leaves what others write', async () => {
    const feed = await aFeed()
    await ran(feed, many(1200))
    const { id } = await started(feed, many(1200).replaceAll(',100', ',150'))
    // The run is kept in the middle of its second part, as by a slow disk.
    await db.execute(sql`create function wait_here() returns trigger language plpgsql as $$ begin
      if new.external_id = 'V700' then perform pg_advisory_xact_lock(77); end if; return new; end $$`)
    await db.execute(sql`create trigger waits before update on vehicle for each row execute function wait_here()`)
    const gate = await db.$client.connect()
    await gate.query('select pg_advisory_lock(77)')
    const run = processFeedRun(ctx, work, { runId: id, attempt: 1 })
    const reached = async () =>
      Number((await db.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`)).rows[0]?.n)
    await vi.waitFor(async () => expect(await reached()).toBe(1), { timeout: 10_000 })
    const [first, last] = [await byId('V0'), await byId('V1100')]
    expect(first.salePrice ?? first.msrpPrice ?? first.displayPrice).toBe(15_000)
    for (const { id: car, version } of [first, last]) {
      const outcome = await changeStatuses(ctx, { vehicles: [{ id: car, version: String(version) }], status: 'reserved' })
      expect(outcome).toMatchObject({ ok: true, value: [{ outcome: 'changed' }] })
    }
    await gate.query('select pg_advisory_unlock(77)')
    gate.release()
    await run
    await db.execute(sql`drop trigger waits on vehicle`)
    await db.execute(sql`drop function wait_here`)
    expect(await runOf(id)).toMatchObject({ state: 'done', counts: { changed: 1199, held: 1, unchanged: 0 } })
    expect(await byId('V1100')).toMatchObject({ status: 'reserved', displayPrice: 10_000 })
  })

  test('for good has failed, and keeps no rows; one that has ended, or whose other job is under way, is left as it is', async () => {
    const feed = await aFeed()
    const { id } = await started(feed, three)
    await db.execute(sql`insert into feed_row (run_id, number, line, external_id) values (${id}, 1, 1, 'A')`)
    await db.execute(sql`update feed_run set state = 'checking', added = 3, written = '{"added": 1, "changed": 0, "held": 0, "gone": 0}'`)
    expect(await findLiveRuns(ctx)).toEqual([{ runId: id, attempt: 1 }])
    await failFeedRun(ctx, { runId: id, attempt: 2 })
    expect(await runOf(id)).toMatchObject({ state: 'checking' })
    await failFeedRun(ctx, { runId: id, attempt: 1 })
    expect(await runOf(id)).toMatchObject({ state: 'failed', reason: 'interrupted', counts: { added: 1 }, finished_at: expect.any(String) })
    expect((await db.execute(sql`select number from feed_row`)).rows).toEqual([])
    expect(await findLiveRuns(ctx)).toEqual([])
    const dry = await ran(feed, three, { isDryRun: true })
    await failFeedRun(ctx, { runId: dry.id, attempt: 1 })
    expect(await runOf(dry.id)).toMatchObject({ state: 'ready' })
  })

  test('in its reading begins again, and tells nothing of the rows it had read before', async () => {
    const feed = await aFeed()
    const { id } = await started(feed, three)
    await db.execute(sql`insert into feed_row (run_id, number, line, external_id) values (${id}, 1, 1, 'OLD')`)
    await db.execute(sql`update feed_run set state = 'checking', claimed = 1, rows_read = 9`)
    expect(await processFeedRun(ctx, work, { runId: id, attempt: 1 })).toBe(feed.id)
    expect(await runOf(id)).toMatchObject({ state: 'done', counts: { read: 3, added: 3, gone: 0 } })
    expect(await visibleVehicles()).toEqual(['A', 'B', 'C'])
  })

  test('and a process that comes back to a run that another has taken over writes nothing more', async () => {
    const feed = await aFeed()
    const { id } = await started(feed, many(1500))
    // Another process takes the job after the first thousand are written.
    await db.execute(sql`create function take_run() returns trigger language plpgsql as $$ begin
      if new.applied_rows = 1000 and old.applied_rows < 1000 then new.claimed := new.claimed + 1; end if; return new; end $$`)
    await db.execute(sql`create trigger taken before update on feed_run for each row execute function take_run()`)
    expect(await processFeedRun(ctx, work, { runId: id, attempt: 1 })).toBeNull()
    await db.execute(sql`drop trigger taken on feed_run`)
    await db.execute(sql`drop function take_run`)
    expect(await vehicles()).toHaveLength(1000)
    expect(await runOf(id)).toMatchObject({ state: 'applying' })
    // A job that was ordered before or after is not the one that the run waits for.
    expect(await processFeedRun(ctx, work, { runId: id, attempt: 2 })).toBeNull()
    expect(await processFeedRun(ctx, work, { runId: id, attempt: 1 })).toBe(feed.id)
    expect(await runOf(id)).toMatchObject({ state: 'done', counts: { added: 1500 } })
    // One that comes once more finds it done.
    expect(await processFeedRun(ctx, work, { runId: id, attempt: 1 })).toBeNull()
    expect((await vehicles()).filter(({ version }) => version > 1)).toEqual([])
  })

  test('that is cancelled while it is written ends there and tells how much it wrote', async () => {
    const feed = await aFeed()
    const { id } = await started(feed, many(1500))
    // Staff cancel it after its first part.
    await db.execute(sql`create function cancel_run() returns trigger language plpgsql as $$ begin
      if new.applied_rows = 1000 then new.state := 'cancelled'; end if; return new; end $$`)
    await db.execute(sql`create trigger cancelled before update on feed_run for each row execute function cancel_run()`)
    await processFeedRun(ctx, work, { runId: id, attempt: 1 })
    await db.execute(sql`drop trigger cancelled on feed_run`)
    await db.execute(sql`drop function cancel_run`)
    expect(await vehicles()).toHaveLength(1000)
    await db.execute(sql`update feed_run set state = 'applying'`)
    expect(await cancelFeedRun(ctx, id)).toMatchObject({ ok: true, value: { state: 'cancelled', reason: 'by_staff', counts: { added: 1000, changed: 0 } } })
    expect(await cancelFeedRun(ctx, id)).toMatchObject({ code: 'over' })
  })
})

test('a NUL or half an emoji in a row ends no run: the text is stored without it', async () => {
  const feed = await aFeed({ format: 'json', most_invalid_percent: 50 })
  const rows = [
    { id: 'A', model: 'Defender \0\ud83d', price: 100 },
    { id: 'B', model: 'Discovery', price: `${'😀'.repeat(39)}x😀` },
    { id: 'C', model: 'Evoque', price: 300 },
    { id: `${'D'.repeat(119)}😀`, model: 'Velar', price: 'none' },
  ]
  expect(await ran(feed, JSON.stringify(rows))).toMatchObject({ state: 'done', counts: { read: 4, valid: 2, invalid: 2 } })
  expect((await byId('A')).model).toBe('Defender')
})

test('a value that the database refuses fails the run at once, instead of being tried for minutes', async () => {
  const feed = await aFeed()
  await db.execute(sql`create function refuse_row() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '22P05', message = 'no such text'; end $$`)
  await db.execute(sql`create trigger refused before insert on feed_row for each row execute function refuse_row()`)
  const run = await ran(feed, three).finally(async () => {
    await db.execute(sql`drop trigger refused on feed_row`)
    await db.execute(sql`drop function refuse_row`)
  })
  expect(run).toMatchObject({ state: 'failed', reason: 'broken' })
})

describe('starting a run', () => {
  test('goes one at a time, and once for an idempotency key', async () => {
    const feed = await aFeed()
    const source = async (text: string) => ({ kind: 'upload', file: await storeText(text), name: 'x.csv' }) as const
    const start = async (text: string, idempotencyKey?: string) =>
      startFeedRun(ctx, { feedId: feed.id, isDryRun: false, source: await source(text), idempotencyKey, enqueue })
    const outcomes = await Promise.all([start(three, 'k1'), start(three, 'k1'), start(three, 'k1')])
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.run.id)).toEqual([1, 1, 1])
    expect(outcomes.filter((outcome) => outcome.ok && outcome.value.isNew)).toHaveLength(1)
    expect(await start(many(1), 'k1')).toMatchObject({ code: 'key_reused' })
    expect(await start(three, 'k2')).toMatchObject({ code: 'running' })
    expect(await deleteFeed(ctx, feed.id)).toMatchObject({ code: 'running' })
    await processFeedRun(ctx, work, { runId: 1, attempt: 1 })
    expect(await start(three, 'k1')).toMatchObject({ ok: true, value: { isNew: false, run: { id: 1, state: 'done' } } })
    expect(await start(three, 'k2')).toMatchObject({ ok: true, value: { isNew: true } })
  })

  test('needs the rules that a vehicle needs, and an address where one is asked', async () => {
    const feed = await aFeed({ rules: rules.slice(0, 2) })
    const file = { kind: 'upload', file: await storeText(three), name: 'x' } as const
    expect(feed.missing).toEqual(['nameplate_brand_name', 'nameplate_name'])
    expect(await startFeedRun(ctx, { feedId: feed.id, isDryRun: true, source: file, enqueue })).toMatchObject({ code: 'incomplete', missing: feed.missing })
    const whole = await aFeed({ key: 'whole' })
    expect(await startFeedRun(ctx, { feedId: whole.id, isDryRun: true, source: { kind: 'url' }, enqueue })).toMatchObject({ code: 'no_address' })
    expect(await startFeedRun(ctx, { feedId: 99, isDryRun: true, source: file, enqueue })).toMatchObject({ code: 'gone' })
  })

  test('and all else is for staff', async () => {
    const feed = await aFeed()
    const calls = [
      createFeed(visitor, { draft: draft({ key: 'x' }), ...place }),
      saveFeed(visitor, { id: feed.id, version: '1', draft: draft(), ...place }),
      deleteFeed(visitor, feed.id),
      findFeed(visitor, feed.id),
      startFeedRun(visitor, { feedId: feed.id, isDryRun: true, source: { kind: 'url' }, enqueue }),
      findFeedRun(visitor, 1),
      applyFeedRun(visitor, { id: 1, allowsGone: true, enqueue }),
      cancelFeedRun(visitor, 1),
      previewFeed(visitor, { draft: draft(), sample: null, network: 'private', feedId: null, families: [], currencies: await currencies() }),
    ]
    for (const outcome of await Promise.all(calls)) expect(outcome).toMatchObject({ ok: false, code: 'forbidden' })
  })
})

test('rules that were stored before lists had parts are read as they were', async () => {
  const feed = await aFeed()
  await db.execute(sql`update feed set rules = (select jsonb_agg(rule - 'part' - 'part_separator' - 'members') from jsonb_array_elements(rules) rule)`)
  expect(await findFeed(ctx, feed.id)).toMatchObject({ ok: true, value: { rules: feed.rules } })
})

describe('a feed from an address', () => {
  const fromUrl = (values: Record<string, unknown> = {}) =>
    aFeed({ source: 'url', url: `${neighbour.url.replace('//', '//dealer:s3cret@')}/stock.csv`, ...values })

  test('is fetched with its password, which nobody is shown', async () => {
    neighbour.answer = { status: 200, body: three }
    const feed = await fromUrl()
    expect(feed.url).toContain('dealer:***@')
    const start = await startFeedRun(ctx, { feedId: feed.id, isDryRun: false, source: { kind: 'url' }, enqueue })
    if (!start.ok) throw new Error(start.code)
    await processFeedRun(ctx, work, { runId: start.value.run.id, attempt: 1 })
    expect(await runOf(start.value.run.id)).toMatchObject({ state: 'done', counts: { added: 3 } })
    expect(neighbour.authorization).toBe(`Basic ${btoa('dealer:s3cret')}`)
    const { rows } = await db.execute(sql`select changes from audit_entry`)
    const runs = await listFeedRuns(ctx, { page: 1, perPage: 10, sort: 'id', order: 'desc', search: '', ids: null, filters: {} })
    expect(JSON.stringify([rows, runs, await findFeed(ctx, feed.id), log.messages])).not.toContain('s3cret')
    const saved = await saveFeed(ctx, { id: feed.id, version: feed.version, draft: draft({ source: 'url', url: feed.url, name: 'اسم' }), ...place })
    expect(saved).toMatchObject({ ok: true })
    expect((await db.execute(sql`select url from feed`)).rows[0]?.url).toContain('dealer:s3cret@')
    const elsewhere = draft({ source: 'url', url: 'https://dealer:***@evil.example/x' })
    expect(await saveFeed(ctx, { id: feed.id, version: '2', draft: elsewhere, ...place })).toMatchObject({
      code: 'invalid',
      fields: { url: ['password_needed'] },
    })
  })

  test('that drips is given up at once when staff cancel the run', { timeout: 20_000 }, async () => {
    let hungUp = false
    const firstRequest = Promise.withResolvers<void>()
    const drip = createServer((_request, response) => {
      response.writeHead(200).write('id,model')
      const drops = setInterval(() => response.write(','), 20)
      response.once('close', () => {
        clearInterval(drops)
        hungUp = true
      })
      firstRequest.resolve()
    }).listen(0, '127.0.0.1')
    await once(drip, 'listening')
    const feed = await fromUrl({ url: `http://127.0.0.1:${(drip.address() as AddressInfo).port}/` })
    const start = await startFeedRun(ctx, { feedId: feed.id, isDryRun: false, source: { kind: 'url' }, enqueue })
    if (!start.ok) throw new Error(start.code)
    const { id } = start.value.run
    const running = processFeedRun(ctx, work, { runId: id, attempt: 1 })
    await firstRequest.promise
    expect(await cancelFeedRun(ctx, id)).toMatchObject({ ok: true })
    expect(await running).toBeNull()
    expect(await runOf(id)).toMatchObject({ state: 'cancelled', reason: 'by_staff' })
    await expect.poll(() => hungUp).toBe(true)
    drip.close()
  })

  test('that is not there or leads inside fails the run with a plain reason', async () => {
    const feed = await fromUrl()
    neighbour.answer = { status: 503, body: '' }
    const start = async () => {
      const outcome = await startFeedRun(ctx, { feedId: feed.id, isDryRun: false, source: { kind: 'url' }, enqueue })
      return outcome.ok ? outcome.value.run.id : 0
    }
    const first = await start()
    await processFeedRun(ctx, work, { runId: first, attempt: 1 })
    expect(await runOf(first)).toMatchObject({
      state: 'failed',
      reason: 'unreachable',
      reason_detail: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 503$/),
    })
    const second = await start()
    await processFeedRun(ctx, { ...work, network: 'public' }, { runId: second, attempt: 1 })
    expect(await runOf(second)).toMatchObject({ state: 'failed', reason: 'refused_address' })
    for (const url of ['http://feeds.example/x', 'https://10.0.0.1/x', 'https://localhost/x']) {
      expect(await createFeed(ctx, { draft: draft({ key: 'y', source: 'url', url }), ...place, network: 'public' })).toMatchObject({
        code: 'invalid',
        fields: { url: ['refused_address'] },
      })
    }
  })

  test('runs by its schedule, once however much was missed, in one of the processes', async () => {
    neighbour.answer = { status: 200, body: three }
    const feed = await fromUrl({ schedule: 'every 6 hours' })
    expect(feed.next_run_at).toBe('2026-05-15T14:00:00.000Z')
    await startDueFeeds(ctx, due)
    expect(jobs).toEqual([])
    now = new Date('2026-05-16T09:00:00Z')
    await Promise.all([startDueFeeds(ctx, due), startDueFeeds(ctx, due)])
    expect(jobs).toEqual([{ runId: 1, attempt: 1 }])
    for (const job of jobs) await processFeedRun(ctx, work, job)
    expect(await runOf(1)).toMatchObject({ state: 'done', started_by: 'معرض دبي' })
    const feedOutcome = await findFeed(ctx, feed.id)
    expect(feedOutcome.ok && feedOutcome.value.next_run_at).toBe('2026-05-16T15:00:00.000Z')
    await startDueFeeds(ctx, due)
    expect(jobs).toHaveLength(1)
  })

  test('is due again when its run or its job could not be stored, and moves on when a run of it is under way', async () => {
    neighbour.answer = { status: 200, body: three }
    const feed = await fromUrl({ schedule: 'every 6 hours' })
    const nextOf = async () => (await db.execute<{ at: Date }>(sql`select next_run_at as at from feed`)).rows[0]?.at
    const before = await nextOf()
    now = new Date('2026-05-16T09:00:00Z')
    const broken = async () => Promise.reject(new Error('the queue is away'))
    await startDueFeeds(ctx, { timeZone: zone, enqueue: broken })
    expect(log.messages).toContain('a feed that is due could not be started')
    expect(await nextOf()).toEqual(before)
    expect((await db.execute(sql`select id from feed_run`)).rows).toEqual([])
    await started({ ...feed }, three)
    await startDueFeeds(ctx, due)
    expect(await nextOf()).not.toEqual(before)
    expect(log.messages).toContain('a feed that is due was not started')
    expect(jobs).toHaveLength(1)
  })

  test('starts though another one that is due cannot be started', async () => {
    neighbour.answer = { status: 200, body: three }
    const poisoned = await fromUrl({ schedule: 'every 6 hours' })
    const other = await fromUrl({ key: 'other', schedule: 'every 6 hours' })
    await db.execute(sql`update feed set url = 'no address' where id = ${poisoned.id}`)
    now = new Date('2026-05-16T09:00:00Z')
    await startDueFeeds(ctx, due)
    const { rows } = await db.execute(sql`select feed_id from feed_run`)
    expect(rows).toEqual([{ feed_id: other.id }])
    expect(jobs).toHaveLength(1)
  })

  test('runs by the clocks of the site, also when the site moves into another time zone', async () => {
    const feed = await fromUrl({ schedule: '0 3 * * *' })
    expect(feed.next_run_at).toBe('2026-05-15T23:00:00.000Z')
    const nextOf = async () => {
      const feedOutcome = await findFeed(ctx, feed.id)
      return feedOutcome.ok ? feedOutcome.value.next_run_at : ''
    }
    await startDueFeeds(ctx, { ...due, timeZone: 'Africa/Cairo' })
    expect(await nextOf()).toBe('2026-05-16T00:00:00.000Z')
    await startDueFeeds(ctx, due)
    expect(await nextOf()).toBe('2026-05-15T23:00:00.000Z')
    expect(jobs).toEqual([])
    now = new Date('2026-05-15T23:00:30Z')
    await startDueFeeds(ctx, due)
    expect(jobs).toHaveLength(1)
    expect(await nextOf()).toBe('2026-05-16T23:00:00.000Z')
  })
})

describe('pictures', () => {
  const withPhotos = [...rules, { field: 'photos', from: 'photos', separator: '|' }]
  const file = (...photos: string[]) => `id,model,price,photos\nA,Defender,1,${photos.join('|')}\nB,Discovery,2,${photos[0]}\n`

  test('stay addresses, or are fetched into the library, each once', async () => {
    const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#446' } })
      .jpeg()
      .toBuffer()
    neighbour.answer = { status: 200, body: picture }
    const [good, bad] = [`${neighbour.url}/1.jpg`, `${neighbour.url}/missing.jpg`]
    const feed = await aFeed({ rules: withPhotos, fetch_images: true })
    await ran(feed, file(good, bad))
    expect(vehicleDraft(await byId('A')).photos).toMatchObject([
      { image_id: null, big_path: good },
      { image_id: null, big_path: bad },
    ])
    neighbour.requests = []
    neighbour.answers = { '/missing.jpg': { status: 404, body: '' } }
    const fetchAll = () => fetchFeedImages(ctx, { feedId: feed.id, after: 0, storage, network: 'private' })
    expect(await fetchAll()).toBeNull()
    expect(neighbour.requests.toSorted()).toEqual(['/1.jpg', '/missing.jpg'])
    const { photos } = vehicleDraft(await byId('A'))
    expect(photos).toMatchObject([
      { image_id: expect.any(Number), big_path: good },
      { image_id: null, big_path: bad },
    ])
    expect(vehicleDraft(await byId('B')).photos[0]?.image_id).toBe(photos[0]?.image_id)
    // A second run of the same file finds the pictures, and nothing to change.
    expect((await ran(feed, file(good, bad))).counts).toMatchObject({ changed: 0, unchanged: 2 })
    for (let more = 0; more < 3; more += 1) await fetchAll()
    expect(neighbour.requests.filter((path) => path === '/1.jpg')).toHaveLength(1)
    expect(neighbour.requests.filter((path) => path === '/missing.jpg')).toHaveLength(3)
  })

  test('that are none, or that stand inside, leave the address', async () => {
    neighbour.answers = {}
    neighbour.answer = { status: 200, body: '<svg onload="alert(1)"/>' }
    const feed = await aFeed({ rules: withPhotos, fetch_images: true })
    await ran(feed, file(`${neighbour.url}/a.svg`, 'https://169.254.169.254/b.jpg'))
    await fetchFeedImages(ctx, { feedId: feed.id, after: 0, storage, network: 'private' })
    await fetchFeedImages(ctx, { feedId: feed.id, after: 0, storage, network: 'public' })
    expect(vehicleDraft(await byId('A')).photos.map(({ image_id }) => image_id)).toEqual([null, null])
    const { rows } = await db.execute<{ error: string }>(sql`select error from feed_image order by error`)
    expect(rows.map(({ error }) => error)).toContain('refused_address')
  }, 30_000)
})

describe('a preview', () => {
  test('names the columns with examples and shows rows as the rules read them', async () => {
    const sample = new TextEncoder().encode('id,model,price,الوقود\nA,Defender,100,ديزل\nB,Discovery,cheap,\n')
    const outcome = await previewFeed(ctx, {
      draft: draft(),
      sample,
      network: 'public',
      feedId: null,
      families: await families(),
      currencies: await currencies(),
    })
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        columns: [
          { path: 'id', example: 'A' },
          { path: 'model', example: 'Defender' },
          { path: 'price', example: '100' },
          { path: 'الوقود', example: 'ديزل' },
        ],
        rows: [
          { line: 2, values: { external_id: 'A', gross_price: 100 }, errors: [] },
          { line: 3, values: null, errors: [{ field: 'gross_price', reason: 'not_a_number', value: 'cheap' }] },
        ],
        flaw: null,
      },
    })
  })

  test('marks what a dry run would have staff look at', async () => {
    const marking = [...rules, { field: 'dealer_code', from: 'dealer' }, { field: 'photos', from: 'photo' }]
    const sample = new TextEncoder().encode('id,model,price,dealer,photo\nA,Defendr,1,AE-404,http://pictures.example/b.jpg\nB,Defender,x,AE-404,\n')
    const previewInput = { sample, network: 'public', feedId: null, families: await families(), currencies: await currencies() } as const
    const marksOf = async (values: object) => {
      const outcome = await previewFeed(ctx, { draft: draft({ rules: marking, ...values }), ...previewInput })
      return outcome.ok ? outcome.value.rows.map(({ marks }) => marks.map(({ reason, value }) => [reason, value])) : []
    }
    const [retailer, model] = [
      ['unknown_retailer', 'AE-404'],
      ['unknown_model', 'Defendr'],
    ]
    expect(await marksOf({})).toEqual([[retailer, model, ['insecure_picture', 'http://pictures.example/b.jpg']], []])
    expect(await marksOf({ fetch_images: true })).toEqual([[retailer, model], []])
  })

  test('of a file that cannot be read says why', async () => {
    const sample = new TextEncoder().encode('<!DOCTYPE x [<!ENTITY a "b">]><x/>')
    const outcome = await previewFeed(ctx, {
      draft: draft({ format: 'xml' }),
      sample,
      network: 'public',
      feedId: null,
      families: await families(),
      currencies: await currencies(),
    })
    expect(outcome).toMatchObject({ ok: true, value: { rows: [], flaw: { code: 'declaration', line: 1 } } })
  })
})
