import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { generateVehicles } from '#demo/stock/generate-vehicles.ts'
import type { Staff } from '#kernel/staff.ts'
import { listenForChanges } from '#platform/bus/listen.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aVehicle, priceRules } from '#tests/support/records/a-vehicle.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { findCompanyConfigs } from './find-company-configs.server.ts'
import { importVehicles, seedListings } from './import-stock.server.ts'
import { vehicle } from './schema.server.ts'
import { openStockIndex } from './search/open-stock-index.server.ts'
import { changeStatuses } from './vehicles/bulk/change-vehicles.server.ts'
import type { VehicleStatus } from './vocabulary.ts'
import { findConfiguredVehicle, findListedVehicle, findStockRecord, findVehicle, listVehicles } from './vehicles/find-vehicles.server.ts'
import { notReadyToPublish, readyToPublish } from './vehicles/unfinished/ready-to-publish.server.ts'
import { createVehicle, saveVehicle } from './vehicles/save-vehicle.server.ts'
import { vehicleAttributes, vehicleColumns, vehicleDraft, type VehicleRow } from './vehicles/fields/vehicle-row.server.ts'
import type { VehicleInput } from './vehicles/fields/vehicle-draft.ts'

const { db, url } = await testDatabase()
const staff: Staff = { id: 'user:1', name: 'ليلى', role: 'editor' }
const ctx: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: quietLog, staff }
const visitor: Ctx = { ...ctx, staff: null }

beforeEach(async () => {
  await db.execute(sql`truncate vehicle, listing, company_config restart identity`)
})

async function created(values: Partial<VehicleInput> = {}): Promise<VehicleRow> {
  const outcome = await createVehicle(ctx, aVehicle(values))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** The outcome when staff move one vehicle to a status. */
async function moved(vehicle: { id: number; version: string }, status: VehicleStatus) {
  const outcome = await changeStatuses(ctx, { vehicles: [vehicle], status })
  return outcome.ok ? outcome.value[0] : undefined
}

async function lastAudit() {
  const { rows } = await db.execute(sql`select actor_id, action, subject, changes from audit_entry order by id desc limit 1`)
  return rows[0]
}

test('what is ready to be published is told by its index, and what waits besides without reading what is known of each', async () => {
  await db.execute(sql`
    insert into retailer (name, dealer_code) values ('معرض', 'D');
    insert into vehicle (is_published, state, status, nameplate_brand_name, nameplate_name, dealer_code, currency, details)
    select false, 'new', 'stock', 'Jaguar', 'F-Pace', 'D', 'AED', '{}' from generate_series(1, 2000);
    insert into feed_arrival (vehicle_id, missing) select id, '{}' from vehicle;
    analyze vehicle; analyze feed_arrival`)
  const plan = async (condition: SQL) => {
    const { rows } = await db.execute<Record<string, string>>(sql`explain select id from vehicle where ${condition}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const condition of [await readyToPublish(db), await notReadyToPublish(db)]) {
    const lines = await plan(condition)
    expect(lines).toContain('vehicle_ready')
    expect(lines).not.toMatch(/Filter:.*details/)
  }
  await db.execute(sql`truncate retailer, feed_arrival restart identity cascade`)
})

describe('saving a vehicle', () => {
  test('visitors may not, and read no unpublished one', async () => {
    const row = await created({ is_published: false })
    expect(await createVehicle(visitor, aVehicle())).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await saveVehicle(visitor, { id: row.id, version: 1, draft: aVehicle() })).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await changeStatuses(visitor, { vehicles: [{ id: row.id, version: '1' }], status: 'demo' })).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await importVehicles(visitor, [])).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await findStockRecord(visitor, row.id)).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await findVehicle(visitor, row.id)).toBeNull()
    expect(await findStockRecord(ctx, row.id)).toMatchObject({ ok: true })
  })

  test('keeps its details apart from its row, and the texts that searches read in it', async () => {
    const longWords = 'ن'.repeat(40)
    const photos = Array.from({ length: 60 }, (_, place) => ({
      sequence: place + 1,
      big_path: `https://cdn.test/${(place * 7919) ** 3}.jpg`,
      medium_path: '',
      quarter_hd_path: '',
      hd_path: '',
      full_path: '',
      image_id: null,
    }))
    await created({ color_name: `أبيض ${longWords}`, version: 'First Edition '.repeat(13), photos })
    const { rows } = await db.execute(sql`
      select pg_column_toast_chunk_id(details) is not null as details, pg_column_toast_chunk_id(folded_text) is not null as folded_text,
        pg_column_toast_chunk_id(color_name) is not null as color_name from vehicle`)
    expect(rows).toEqual([{ details: true, folded_text: false, color_name: false }])
  })

  test('raises its version, and a second saver of the same version gets what is stored', async () => {
    const row = await created({ power: 300 })
    const first = await saveVehicle(ctx, { id: row.id, version: 1, draft: aVehicle({ power: 400 }) })
    expect(first).toMatchObject({ ok: true, value: { version: 2, power: 400 } })
    const second = await saveVehicle(ctx, { id: row.id, version: 1, draft: aVehicle({ power: 500 }) })
    expect(second).toMatchObject({ ok: false, code: 'stale', current: { version: 2, power: 400 } })
    expect(await lastAudit()).toMatchObject({ actor_id: 'user:1', action: 'vehicle.saved', subject: '1', changes: { power: [300, 400] } })
  })

  test('of two racing savers exactly one wins', async () => {
    const row = await created()
    const outcomes = await Promise.all([1, 2, 3, 4].map((power) => saveVehicle(ctx, { id: row.id, version: 1, draft: aVehicle({ power }) })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a name is taken once in a feed, and any number of times by hand', async () => {
    await created({ feed: 'f', external_id: '1' })
    expect(await createVehicle(ctx, aVehicle({ feed: 'f', external_id: '1' }))).toEqual({ ok: false, code: 'taken' })
    await created({ feed: 'g', external_id: '1' })
    expect([(await created()).externalId, (await created()).externalId]).toEqual([null, null])
  })

  test('[A-148] cannot move it where its status may not go', async () => {
    const row = await created({ status: 'sold' })
    expect(await saveVehicle(ctx, { id: row.id, version: 1, draft: aVehicle({ status: 'reserved' }) })).toMatchObject({
      ok: false,
      code: 'status_move',
      from: 'sold',
    })
    expect(await saveVehicle(ctx, { id: row.id, version: 1, draft: aVehicle({ status: 'sold', power: 1 }) })).toMatchObject({ ok: true })
    expect(await saveVehicle(ctx, { id: row.id, version: 2, draft: aVehicle({ status: 'delivery' }) })).toMatchObject({ ok: true })
  })

  test('that is not there is gone', async () => {
    expect(await saveVehicle(ctx, { id: 5, version: 1, draft: aVehicle() })).toEqual({ ok: false, code: 'gone' })
    expect(await moved({ id: 5, version: '1' }, 'sold')).toMatchObject({ outcome: 'gone' })
  })
})

describe('the status of a vehicle', () => {
  test('[A-148] moves by the table, with version and audit', async () => {
    const { id } = await created({ status: 'stock' })
    expect(await moved({ id, version: '1' }, 'reserved')).toMatchObject({ outcome: 'changed', status: 'reserved', version: '2' })
    expect(await moved({ id, version: '1' }, 'sold')).toMatchObject({ outcome: 'stale', status: 'reserved' })
    expect(await moved({ id, version: '2' }, 'delivery')).toMatchObject({ outcome: 'status_move', status: 'reserved' })
    expect(await lastAudit()).toMatchObject({ action: 'vehicle.status_changed', subject: String(id), changes: { status: ['stock', 'reserved'] } })
  })

  test('[A-148] of several who reserve one vehicle at once the first does, and no other', async () => {
    const { id } = await created({ status: 'stock' })
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => moved({ id, version: '1' }, 'reserved')))
    expect(outcomes.map((one) => one?.outcome).toSorted()).toEqual(['changed', 'unchanged', 'unchanged', 'unchanged', 'unchanged'])
  })

  test('writers of several vehicles never wait for each other in a circle', async () => {
    const [one, other] = [await created(), await created()]
    const both = (...rows: { id: number }[]) => changeStatuses(ctx, { vehicles: rows.map(({ id }) => ({ id, version: '1' })), status: 'demo' })
    await expect(Promise.all([both(one, other), both(other, one)])).resolves.toHaveLength(2)
  })
})

describe('finding vehicles', () => {
  test('[A-275][C-303] by listing and id', async () => {
    await seedListings(ctx, {
      listings: [
        { key: 'new', name: 'جديدة', currency: 'AED', membership: 'filtered', filters: { states: ['new'] } },
        { key: 'best', name: 'المختارة', currency: 'AED', membership: 'named' },
      ],
      configs: [],
    })
    const [fresh, used] = [await created({ state: 'new', publication_lists: ['best'] }), await created({ state: 'used' })]
    const findInListing = async (listing: string, id: number) => (await findListedVehicle(visitor, { listing, id, rules: priceRules() }))?.id ?? null
    expect([await findInListing('new', fresh.id), await findInListing('new', used.id)]).toEqual([fresh.id, null])
    expect([await findInListing('best', fresh.id), await findInListing('best', used.id)]).toEqual([fresh.id, null])
    expect([await findInListing('nobody', fresh.id), await findInListing('new', 2 ** 40), await findInListing('new', 1.5)]).toEqual([null, null, null])
  })

  test('[A-310][C-304] by the address of its configuration', async () => {
    await created({ config_url: 'https://c.example/1' })
    const newer = await created({ config_url: 'https://c.example/1' })
    await created({ config_url: 'https://c.example/1', is_published: false })
    expect((await findConfiguredVehicle(visitor, 'https://c.example/1'))?.id).toBe(newer.id)
    expect([await findConfiguredVehicle(visitor, ''), await findConfiguredVehicle(visitor, 'x')]).toEqual([null, null])
  })

  test('by ids, in their order, each once', async () => {
    const rows = [await created(), await created(), await created({ is_published: false })]
    expect((await listVehicles(visitor, [3, 2, 99, 1, 2, -1, 2 ** 40])).map(({ id }) => id)).toEqual([2, 1])
    expect(rows).toHaveLength(3)
    expect(await listVehicles(visitor, [])).toEqual([])
  })
})

describe('a row', () => {
  test('[A-126] gives back what was written, amounts to the last minor unit', async () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (number) => {
        const [{ draft, created_at }] = [...generateVehicles({ count: 1, from: number, lists: ['a', 'b'] })] as [
          { draft: ReturnType<typeof aVehicle>; created_at: Date },
        ]
        const row = { ...vehicleColumns(draft), id: 1, version: 1, changedBy: '1', createdAt: created_at, updatedAt: created_at } as VehicleRow
        expect(vehicleDraft(row)).toEqual(draft)
      }),
    )
    const priced = aVehicle({
      currency: 'KWD',
      msrp_price: 1.005,
      recycling_fee: 0.001,
      price_metadata: { NSW: 3.5 },
      price_breakdown: [{ label: 'خصم', value: -0.25 }],
      features_optional: [{ name: 'x', price: null }],
      avl_field: { open_market_value: 1, additional_registration_fee: null, preferential_additional_registration_fee: 0.5, registration_date: '' },
      japan_used_and_approved_cars_field: { on_the_road_price: 9.999 },
    })
    const storedVehicle = await created(priced)
    expect(vehicleDraft(storedVehicle)).toEqual(priced)
    expect([storedVehicle.msrpPrice, storedVehicle.details.price_metadata.NSW]).toEqual([1005, 3500])
  })

  test('[A-126][A-137] becomes the answer, without what only the importer knows', async () => {
    const row = await created({ feed: 'f', external_id: 'secret-1', publication_lists: ['all'], photos: [{ image_id: 5 }], engine_type: ['phev', 'petrol'] })
    const attributes = vehicleAttributes(row)
    expect(attributes).toMatchObject({
      id: row.id,
      link: `/showroom/new-jaguar-f-pace-petrol-phev-${row.id}`,
      publicationLists: ['all'],
      cover_photo_medium: '/media/api/v2/images/5/w/640.jpg',
      engine_type: ['petrol', 'phev'],
    })
    expect(JSON.stringify(attributes)).not.toContain('secret-1')
  })

  test.each([
    [{ sale_price: 90, gross_price: 100, msrp_price: 80 }, 90],
    [{ gross_price: 100, msrp_price: 80 }, 100],
    [{ msrp_price: 80 }, 80],
    [{}, null],
  ])('[A-206][C-365][B-279] %j is searched by the price that visitors see', (prices, price) => {
    expect(vehicleColumns(aVehicle(prices)).displayPrice).toBe(price === null ? null : price * 100)
  })
})

describe('importing', () => {
  test('creates, updates what differs and leaves the rest untouched', async () => {
    const feed = [...generateVehicles({ count: 5 })]
    expect(await importVehicles(ctx, feed)).toEqual({ ok: true, value: { created: 5, updated: 0, unchanged: 0 } })
    const changedRows = feed.map(({ draft, created_at }, place) => ({ created_at, draft: place === 0 ? { ...draft, power: 1 } : draft }))
    expect(await importVehicles(ctx, [...changedRows, ...generateVehicles({ count: 1, from: 6 })])).toEqual({
      ok: true,
      value: { created: 1, updated: 1, unchanged: 4 },
    })
    const versions = await db.select({ version: vehicle.version, createdAt: vehicle.createdAt }).from(vehicle).orderBy(vehicle.id)
    expect(versions.map(({ version }) => version)).toEqual([2, 1, 1, 1, 1, 1])
    expect(versions[0]?.createdAt).toEqual(feed[0]?.created_at)
    expect(await lastAudit()).toMatchObject({ action: 'stock.imported', subject: 'demo', changes: { unchanged: [null, 4] } })
  })

  test.each(['reserved', 'sold', 'delivery'] as const)('[A-148] a feed does not put a vehicle that is %s back on sale', async (status) => {
    const draft = aVehicle({ feed: 'f', external_id: '1', status })
    await importVehicles(ctx, [{ draft }])
    expect(await importVehicles(ctx, [{ draft: { ...draft, status: 'stock' } }])).toMatchObject({ value: { unchanged: 1 } })
    await importVehicles(ctx, [{ draft: { ...draft, status: 'stock', power: 5 } }])
    const [row] = await db.select().from(vehicle).where(eq(vehicle.externalId, '1'))
    expect(row).toMatchObject({ status, power: 5, version: 2 })
  })

  test('takes all or none', async () => {
    expect(await importVehicles(ctx, [{ draft: aVehicle() }])).toEqual({ ok: false, code: 'unnamed' })
    const bad = { ...aVehicle({ feed: 'f', external_id: '2' }), mileage: Number.NaN, msrp_price: -5 }
    await expect(importVehicles(ctx, [{ draft: aVehicle({ feed: 'f', external_id: '1' }) }, { draft: bad }])).rejects.toThrow()
    expect(await db.select().from(vehicle)).toEqual([])
  })
})

test('[A-312][C-306] showroom configuration is read by type and key', async () => {
  const content = { blocks: [] }
  const seeds = (['cash', 'lease', 'additional'] as const).map((configType) => ({ key: 'main', configType, content }))
  await seedListings(ctx, { listings: [], configs: [...seeds, { key: 'other', configType: 'cash', content }] })
  await seedListings(ctx, { listings: [], configs: seeds })
  const idsIn = async (key?: string) =>
    (await findCompanyConfigs(visitor, { types: ['cash', 'additional'], ...(key ? { key } : {}) })).map((row) => `${row.key} ${row.configType}`)
  expect(await idsIn()).toEqual(['main additional', 'main cash', 'other cash'])
  expect(await idsIn('main')).toEqual(['main additional', 'main cash'])
})

describe('the index of a process', () => {
  const everything = { filters: {}, sort: 'createdAtAsc', page: 1, items: 12 } as const
  const listeners: { close: () => Promise<void> }[] = []
  const indexes: { close: () => void }[] = []
  afterAll(async () => {
    for (const index of indexes) index.close()
    await Promise.all(listeners.map((listener) => listener.close()))
  })

  async function aProcess() {
    const index = await openStockIndex({ db, log: quietLog, readPriceBasis: async () => priceRules() })
    const listener = await listenForChanges({
      url,
      log: quietLog,
      onChange: (scopes) => void ((scopes.includes('stock') || scopes.includes('listings')) && index.refresh()),
    })
    listeners.push(listener)
    indexes.push(index)
    return { index, found: async (listing = 'all') => (await index.search(listing, everything))?.ids ?? null }
  }

  test('hears of saves, moves and new listings by the bus', async () => {
    const { found: idsIn, index } = await aProcess()
    expect(await idsIn()).toBeNull()
    await seedListings(ctx, {
      listings: [{ key: 'all', name: 'الكل', currency: 'AED', membership: 'filtered', filters: { statuses: ['stock'] } }],
      configs: [],
    })
    await vi.waitFor(async () => expect(await idsIn()).toEqual([]))
    const one = await created()
    const other = await created()
    await vi.waitFor(async () => expect(await idsIn()).toEqual([one.id, other.id]))
    await moved({ id: one.id, version: '1' }, 'reserved')
    await vi.waitFor(async () => expect(await idsIn()).toEqual([other.id]))
    await saveVehicle(ctx, { id: other.id, version: 1, draft: aVehicle({ is_published: false }) })
    await vi.waitFor(async () => expect(await idsIn()).toEqual([]))
    expect(index.figures()).toMatchObject({ vehicles: 2 })
  })

  test('misses nothing of many writers at once', async () => {
    const { found: idsIn } = await aProcess()
    await seedListings(ctx, { listings: [{ key: 'all', name: 'الكل', currency: 'AED', membership: 'filtered', filters: {} }], configs: [] })
    const rows = await Promise.all(Array.from({ length: 12 }, (_, power) => created({ power })))
    await vi.waitFor(async () =>
      expect((await idsIn())?.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id).toSorted((one, other) => one - other)),
    )
  })
})
