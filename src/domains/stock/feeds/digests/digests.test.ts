import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { vehicle } from '../../schema.server.ts'
import { vehicleDraft } from '../../vehicles/fields/vehicle-row.server.ts'
import { saveVehicle } from '../../vehicles/save-vehicle.server.ts'
import { FeedDraft } from '../feed.ts'
import { createFeed, type Feed, findFeed, saveFeed } from '../feeds.server.ts'
import { applyFeedRun, type FeedRun, findFeedRun, type RunJob, startFeedRun } from '../feed-runs.server.ts'
import { storeFile } from '../file-parts.server.ts'
import { type FeedWork, processFeedRun } from '../process-feed-run.server.ts'
import { ThreadedReader } from '../reading/threaded-reader.server.ts'

/** More with `RUNS=500`. */
const RUNS = Number(process.env.RUNS ?? 40)
const { db } = await testDatabase()
const staff: Staff = { id: 'user:1', name: 'ليلى', role: 'editor' }
const ctx: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: recordingLog(), staff }
const folder = await mkdtemp(join(tmpdir(), 'maarad-digests-'))
const storage = diskStorage(folder)
const place = { network: 'private', timeZone: 'Asia/Dubai' } as const
afterAll(() => rm(folder, { recursive: true }))

const empty = () =>
  db.execute(
    sql`truncate vehicle, feed, feed_run, feed_row, feed_withdrawal, feed_arrival, feed_image, feed_digest, media_image, retailer restart identity cascade`,
  )
beforeEach(empty)
afterEach(() => void vi.restoreAllMocks())

/** One site in which a feed is read by digests, and another of the same vehicles in which everything is read anew. */
const twins = ['digests', 'anew'] as const
type Twin = (typeof twins)[number]
/** What both sites know and what their feeds say, as it is at the moment. */
type Place = { currencies: readonly string[]; families: readonly string[]; code: string; feeds: Record<Twin, Feed> }

const fields = ['external_id', 'state', 'nameplate_name', 'vin', 'gross_price', 'currency', 'dealer_code', 'model_display_name', 'photos'] as const
const rulesOf = (more: readonly string[]) => [
  { field: 'nameplate_brand_name', constant: 'Land Rover' },
  ...[...fields, ...more].map((field) => ({ field, from: field })),
]
const draftOf = (key: string, values: Record<string, unknown> = {}) =>
  FeedDraft.parse({ key, name: key, rules: rulesOf([]), most_invalid_percent: 100, ...values })

async function aPlace(): Promise<Place> {
  await empty()
  const feeds = await Promise.all(twins.map((twin) => createFeed(ctx, { draft: draftOf(twin), ...place })))
  const [digests, anew] = feeds.map((outcome) => (outcome.ok ? outcome.value : null))
  if (!digests || !anew) throw new Error('no feeds')
  return { currencies: ['AED', 'SAR'], families: ['Defender'], code: 'one', feeds: { digests, anew } }
}

const record = fc.record({
  external_id: fc.constantFrom('A', 'B', 'C', 'D', 'E', ''),
  state: fc.constantFrom('used', 'used', 'new', 'broken'),
  nameplate_name: fc.constantFrom('Defender', 'Discovery'),
  vin: fc.constantFrom('', '', 'V1', 'V2'),
  gross_price: fc.constantFrom('100', '200', ''),
  currency: fc.constantFrom('AED', 'SAR'),
  dealer_code: fc.constantFrom('', 'D1', 'D2'),
  model_display_name: fc.constantFrom('ديفندر', ''),
  photos: fc.constantFrom('https://pictures.example/1.jpg', 'http://pictures.example/2.jpg', ''),
  is_published: fc.constantFrom('yes', 'no'),
  color_name: fc.constantFrom('أسود', ''),
})
type Row = Parameters<Parameters<typeof record.map>[0]>[0]
const file = fc.array(record, { minLength: 1, maxLength: 5 })

type Step =
  | { do: 'file'; rows: Row[] }
  | { do: 'again' }
  | { do: 'changed row'; at: number; row: Row }
  | { do: 'trial'; rows: Row[]; applies: boolean }
  | { do: 'edit'; of: string; values: Record<string, unknown> }
  | { do: 'move'; of: string; status: 'stock' | 'reserved' | 'sold' }
  | { do: 'feed'; values: Record<string, unknown> }
  | { do: 'currencies'; names: readonly string[] }
  | { do: 'families'; names: readonly string[] }
  | { do: 'retailer'; code: string; isThere: boolean }
  | { do: 'picture'; id: number; isThere: boolean }
  | { do: 'code'; name: string }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: file.map((rows): Step => ({ do: 'file', rows })) },
  { weight: 5, arbitrary: fc.constant<Step>({ do: 'again' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('changed row'), at: fc.nat(4), row: record }) as fc.Arbitrary<Step> },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('trial'), rows: file, applies: fc.boolean() }) as fc.Arbitrary<Step> },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('edit'),
      of: fc.constantFrom('A', 'B', 'C'),
      values: fc.constantFrom({ gross_price: 555 }, { is_published: true }, { is_published: false }, { color: 'black' }, { model_display_name: 'اسم' }),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move'),
      of: fc.constantFrom('A', 'B'),
      status: fc.constantFrom('stock', 'reserved', 'sold'),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        {},
        { shows_at_once: true },
        { rules: rulesOf(['is_published']) },
        { rules: rulesOf(['color_name']) },
        { publication_lists: ['used'] },
        { dealer_code: 'D1' },
        { most_gone_percent: 100 },
        { fetch_images: true },
      )
      .map((values): Step => ({ do: 'feed', values })),
  },
  { weight: 1, arbitrary: fc.constantFrom(['AED'], ['AED', 'SAR']).map((names): Step => ({ do: 'currencies', names })) },
  { weight: 1, arbitrary: fc.constantFrom(['Defender'], ['Defender', 'Discovery'], []).map((names): Step => ({ do: 'families', names })) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retailer'), code: fc.constantFrom('D1', 'D2'), isThere: fc.boolean() }) as fc.Arbitrary<Step> },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('picture'), id: fc.constantFrom(1, 2), isThere: fc.boolean() }) as fc.Arbitrary<Step> },
  { weight: 1, arbitrary: fc.constantFrom('one', 'two').map((name): Step => ({ do: 'code', name })) },
)

const csvOf = (rows: readonly Row[]) => {
  const names = [...fields, 'is_published', 'color_name'] as const
  return [names.join(','), ...rows.map((row) => names.map((name) => row[name]).join(','))].join('\n')
}

async function run(at: Place, twin: Twin, { rows, isDryRun = false }: { rows: readonly Row[]; isDryRun?: boolean }): Promise<FeedRun> {
  const work: FeedWork = {
    code: twin === 'digests' ? at.code : null,
    storage,
    network: 'private',
    families: async () => at.families.map((label) => ({ key: label.toLowerCase(), label, code: '' })),
    currencies: async () => new Set(at.currencies),
  }
  const bytes = async function* () {
    yield new TextEncoder().encode(csvOf(rows))
  }
  const storedFile = await storeFile(storage, { key: randomUUID(), source: bytes() })
  const source = { kind: 'upload', file: storedFile, name: 'stock.csv' } as const
  const started = await startFeedRun(ctx, { feedId: at.feeds[twin].id, isDryRun, source, enqueue: async () => {} })
  if (!started.ok) throw new Error(JSON.stringify(started))
  await processFeedRun(ctx, work, { runId: started.value.run.id, attempt: 1 })
  return runOf(started.value.run.id)
}

async function runOf(id: number): Promise<FeedRun> {
  const feedRun = await findFeedRun(ctx, id)
  if (!feedRun.ok) throw new Error(feedRun.code)
  return feedRun.value
}

/** Confirms a run that waits. */
async function confirm(at: Place, twin: Twin, { id }: FeedRun): Promise<FeedRun> {
  const jobs: RunJob[] = []
  const applied = await applyFeedRun(ctx, { id, allowsGone: true, enqueue: async (_tx, job) => void jobs.push(job) })
  if (!applied.ok) return runOf(id)
  const work: FeedWork = { code: null, storage, network: 'private', families: async () => [], currencies: async () => new Set(at.currencies) }
  await processFeedRun(ctx, twin === 'digests' ? { ...work, code: at.code } : work, jobs[0] as RunJob)
  return runOf(id)
}

/** What staff see of a run; ids differ between the twins. */
const runFacts = ({ state, reason, counts, errors, report }: FeedRun) => ({
  ...{ state, reason, counts, errors },
  report: JSON.parse(JSON.stringify(report), (name, value) => (name === 'id' ? undefined : value)),
})

async function edit(twin: Twin, of: string, change: (draft: ReturnType<typeof vehicleDraft>) => object): Promise<void> {
  const [row] = await db.select().from(vehicle).where(sql`feed = ${twin} and external_id = ${of}`)
  if (row) await saveVehicle(ctx, { id: row.id, version: row.version, draft: { ...vehicleDraft(row), ...change(vehicleDraft(row)) } })
}

/** Takes a step in the site of one twin. */
async function take(at: Place, twin: Twin, chosenStep: Step, last: readonly Row[]): Promise<unknown> {
  if (chosenStep.do === 'file' || chosenStep.do === 'again' || chosenStep.do === 'changed row') {
    const ended = await run(at, twin, { rows: last })
    return [runFacts(ended), ended.state === 'stopped' ? runFacts(await confirm(at, twin, ended)) : null]
  }
  if (chosenStep.do === 'trial') {
    const ended = await run(at, twin, { rows: chosenStep.rows, isDryRun: true })
    return [runFacts(ended), chosenStep.applies && ended.state === 'ready' ? runFacts(await confirm(at, twin, ended)) : null]
  }
  if (chosenStep.do === 'edit') return edit(twin, chosenStep.of, () => chosenStep.values)
  // A move that its rules refuse is refused for both.
  if (chosenStep.do === 'move') return edit(twin, chosenStep.of, () => ({ status: chosenStep.status }))
  if (chosenStep.do === 'feed') {
    const feedOutcome = await findFeed(ctx, at.feeds[twin].id)
    if (!feedOutcome.ok) throw new Error(feedOutcome.code)
    return (await saveFeed(ctx, { id: feedOutcome.value.id, version: feedOutcome.value.version, draft: draftOf(twin, chosenStep.values), ...place })).ok
  }
  return null
}

/** A step that concerns both sites. */
async function change(at: Place, chosenStep: Step): Promise<void> {
  if (chosenStep.do === 'currencies') at.currencies = chosenStep.names
  if (chosenStep.do === 'families') at.families = chosenStep.names
  if (chosenStep.do === 'code') at.code = chosenStep.name
  if (chosenStep.do === 'retailer' && chosenStep.isThere)
    await db.execute(sql`insert into retailer (name, dealer_code) values ('معرض', ${chosenStep.code}) on conflict do nothing`)
  if (chosenStep.do === 'retailer' && !chosenStep.isThere) await db.execute(sql`delete from retailer where dealer_code = ${chosenStep.code}`)
  if (chosenStep.do !== 'picture') return
  // The addresses of the rows, whose pictures come into the library and go from it.
  const address = chosenStep.id === 1 ? 'https://pictures.example/1.jpg' : 'http://pictures.example/2.jpg'
  if (!chosenStep.isThere) await db.execute(sql`delete from media_image where id = ${chosenStep.id}`)
  else {
    await db.execute(
      sql`insert into media_image (id, checksum, mime_type, width, height) values (${chosenStep.id}, 'x', 'image/jpeg', 9, 9) on conflict do nothing`,
    )
    await db.execute(sql`insert into feed_image (digest, image_id) values (encode(sha256(${address}::bytea), 'hex'), ${chosenStep.id}) on conflict do nothing`)
  }
}

async function stockOf(twin: Twin): Promise<unknown> {
  const rows = await db.select().from(vehicle).where(eq(vehicle.feed, twin)).orderBy(vehicle.externalId)
  const hidden = await db.execute(sql`
    select v.external_id, w.vehicle_id is not null as withdrawn, a.missing from vehicle v left join feed_withdrawal w on w.vehicle_id = v.id
    left join feed_arrival a on a.vehicle_id = v.id where v.feed = ${twin} order by v.external_id`)
  const same = rows.map(({ id: _id, feed: _feed, changedBy: _writer, createdAt: _created, updatedAt: _updated, ...row }) => row)
  return [same, hidden.rows]
}

async function follow(at: Place, steps: readonly Step[]): Promise<void> {
  let last: readonly Row[] = []
  for (const chosenStep of steps) {
    if (chosenStep.do === 'file') last = chosenStep.rows
    if (chosenStep.do === 'changed row') last = last.map((row, index) => (index === chosenStep.at ? chosenStep.row : row))
    if (last.length === 0 && (chosenStep.do === 'again' || chosenStep.do === 'changed row')) continue
    await change(at, chosenStep)
    const [byDigests, anew] = [await take(at, 'digests', chosenStep, last), await take(at, 'anew', chosenStep, last)]
    expect(byDigests).toEqual(anew)
    expect(await stockOf('digests')).toEqual(await stockOf('anew'))
  }
}

const car = (external_id: Row['external_id'], values: Partial<Row> = {}): Row => ({
  ...{ external_id, state: 'used', nameplate_name: 'Defender', vin: '', gross_price: '100', currency: 'AED', dealer_code: '', model_display_name: 'ديفندر' },
  ...{ photos: '', is_published: 'yes', color_name: '', ...values },
})

const ofFile = (...rows: Row[]): Step => ({ do: 'file', rows })
const again: Step = { do: 'again' }
const picture = 'https://pictures.example/1.jpg'
/** What chance seldom brings about: what becomes of a record that stayed is decided by something else. */
const stories: [Step[]][] = [
  [
    [
      ofFile(car('A', { dealer_code: 'D1', photos: picture })),
      { do: 'retailer', code: 'D1', isThere: true },
      again,
      { do: 'retailer', code: 'D1', isThere: false },
      again,
    ],
  ],
  [
    [
      { do: 'feed', values: { most_gone_percent: 100 } },
      ofFile(car('A'), car('B')),
      ofFile(car('A')),
      { do: 'edit', of: 'B', values: { is_published: true } },
      again,
    ],
  ],
  [[{ do: 'feed', values: { shows_at_once: true } }, ofFile(car('A'), car('B')), ofFile(car('A')), { do: 'edit', of: 'B', values: { color: 'black' } }, again]],
  [[ofFile(car('A', { currency: 'SAR' }), car('B')), { do: 'currencies', names: ['AED'] }, again, { do: 'currencies', names: ['AED', 'SAR'] }, again]],
  [[ofFile(car('A', { nameplate_name: 'Discovery' })), { do: 'families', names: ['Discovery'] }, again]],
  [
    [
      ...[{ do: 'feed', values: { fetch_images: true } } as const, ofFile(car('A', { photos: picture })), again],
      ...[{ do: 'picture', id: 1, isThere: true } as const, again, again, { do: 'picture', id: 1, isThere: false } as const, again],
    ],
  ],
  [
    [
      { do: 'feed', values: { rules: rulesOf(['is_published']) } },
      ofFile(car('A')),
      again,
      again,
      ofFile(car('A'), car('B')),
      { do: 'move', of: 'A', status: 'reserved' },
      again,
    ],
  ],
  [[ofFile(car('A', { vin: 'V1' }), car('B')), { do: 'changed row', at: 1, row: car('B', { vin: 'V1' }) }, again]],
]

test(
  'files, edits and settings in any order leave the same vehicles and tell the same, read by digests or anew',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => follow(await aPlace(), steps)),
      { numRuns: RUNS, examples: stories },
    )
  },
  minutes(10),
)

test('the same file again is not read, until somebody has written one of its vehicles', async () => {
  const at = await aPlace()
  const rows = [car('A'), car('B')]
  await run(at, 'digests', { rows })
  const next = vi.spyOn(ThreadedReader.prototype, 'next')
  expect(await run(at, 'digests', { rows })).toMatchObject({ state: 'done', progress: 100, counts: { read: 2, valid: 2, unchanged: 2 } })
  expect(await run(at, 'digests', { rows })).toMatchObject({ state: 'done', counts: { read: 2, valid: 2, unchanged: 2 } })
  expect(next).not.toHaveBeenCalled()
  await edit('digests', 'A', () => ({ gross_price: 555 }))
  expect(await run(at, 'digests', { rows })).toMatchObject({ state: 'done', counts: { changed: 1, unchanged: 1 } })
  expect(next).toHaveBeenCalled()
})

test('of a file that differs in one record, only that one is mapped', async () => {
  const at = await aPlace()
  await run(at, 'digests', { rows: [car('A'), car('B'), car('C')] })
  const readSpy = vi.spyOn(ThreadedReader.prototype, 'read')
  expect(await run(at, 'digests', { rows: [car('A'), car('B', { gross_price: '200' }), car('C')] })).toMatchObject({ counts: { changed: 1, unchanged: 2 } })
  expect(readSpy.mock.calls.flatMap(([places]) => places)).toEqual([1])
})
