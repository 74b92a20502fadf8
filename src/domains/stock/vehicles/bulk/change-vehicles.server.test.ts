import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { FeedDraft } from '../../feeds/feed.ts'
import { createFeed } from '../../feeds/feeds.server.ts'
import { seedListings } from '../../import-stock.server.ts'
import { getStockRecord } from '../list-stock.server.ts'
import { createVehicle, saveVehicle } from '../save-vehicle.server.ts'
import type { VehicleInput } from '../fields/vehicle-draft.ts'
import { vehicleDraft } from '../fields/vehicle-row.server.ts'
import type { BulkChange } from './bulk-change.ts'
import { changeVehicles } from './change-vehicles.server.ts'
import { previewChange } from './preview-change.server.ts'
import { findLastChange, undoChange } from './undo-change.server.ts'

const { db } = await testDatabase()
const staff: Staff = { id: 'user:1', name: 'ليلى', role: 'editor' }
const ctx: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: quietLog, staff }
const rules = { taxIncluded: true }
const NOBODY = 999_999
const place = { network: 'private', timeZone: 'Asia/Dubai' } as const
const priced = [{ field: 'gross_price', sources: ['Price'] }]
const less: BulkChange = { kind: 'percent', price: 'paid', percent: -10, step: 1 }

beforeEach(async () => {
  await db.execute(sql`truncate vehicle, listing, bulk_change, feed cascade`)
})

async function created(values: Partial<VehicleInput> = {}) {
  const outcome = await createVehicle(ctx, aVehicle(values))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

async function change(what: BulkChange, cars: readonly { id: number; version: number | string }[], { key = randomUUID() as string, by = ctx } = {}) {
  const outcome = await changeVehicles(by, { key, change: what, vehicles: cars.map(({ id, version }) => ({ id, version: String(version) })) }, rules)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const outcomesOf = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome)
async function storedRecord(id: number) {
  const outcome = await getStockRecord(ctx, id)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const priceOf = async (id: number) => (await storedRecord(id)).gross_price
async function auditOf(id: number) {
  const { rows } = await db.execute(
    sql`select actor_id, action, changes from audit_entry where subject = ${String(id)} and action <> 'vehicle.created' order by id`,
  )
  return rows
}
async function undone(id: number) {
  const outcome = await undoChange(ctx, id)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

describe('[A-016] a change of many cars', () => {
  test('is for those who may change the stock, to preview, to make, to find and to take back', async () => {
    const car = await created({ gross_price: 100_000 })
    const one = { key: randomUUID(), change: less, vehicles: [{ id: car.id, version: '1' }] }
    for (const somebody of [null, { ...staff, role: 'sales' as const }]) {
      const by = { ...ctx, staff: somebody }
      const answers = [await previewChange(by, { change: less, ids: [car.id] }, rules), await changeVehicles(by, one, rules)]
      expect([...answers, await findLastChange(by), await undoChange(by, 1)]).toEqual(Array(4).fill({ ok: false, code: 'forbidden' }))
    }
    expect(await priceOf(car.id)).toBe(100_000)
  })

  test('writes what its preview said, with an entry in the log for each car; those without a price and those that changed since stay', async () => {
    const [one, dinar, unpriced, stale] = [
      await created({ gross_price: 249_999, vin: 'one' }),
      await created({ gross_price: 12_345.678, currency: 'KWD' }),
      await created(),
      await created({ gross_price: 100_000 }),
    ]
    const ids = [one, dinar, unpriced, stale].map(({ id }) => id)
    const preview = await previewChange(ctx, { change: less, ids: [...ids, NOBODY] }, rules)
    expect(preview).toMatchObject({
      value: [
        { outcome: 'changed', vin: 'ONE', before: 249_999, after: 224_999, currency: 'AED' },
        { outcome: 'changed', before: 12_345.678, after: 11_111, currency: 'KWD' },
        { outcome: 'no_price', name: 'Jaguar F-Pace' },
        { outcome: 'changed', after: 90_000 },
        { id: NOBODY, outcome: 'gone' },
      ],
    })
    expect(await priceOf(one.id)).toBe(249_999)
    await saveVehicle(ctx, { id: stale.id, version: 1, draft: vehicleDraft({ ...stale, power: 300 }) })
    const { results } = await change(less, [one, dinar, unpriced, stale, { id: NOBODY, version: 1 }])
    expect(outcomesOf(results)).toEqual(['changed', 'changed', 'no_price', 'stale', 'gone'])
    expect([await priceOf(one.id), await priceOf(dinar.id), await priceOf(unpriced.id), await priceOf(stale.id)]).toEqual([224_999, 11_111, null, 100_000])
    expect((await storedRecord(dinar.id)).currency).toBe('KWD')
    expect(await auditOf(one.id)).toEqual([
      { actor_id: 'user:1', action: 'vehicle.price_changed', changes: { gross_price: [249_999, 224_999], msrp_price: [249_999, 224_999] } },
    ])
    expect(await auditOf(unpriced.id)).toEqual([])
  })

  test('may be sent again with its key: nothing is lowered twice, also when both come at once, and what a failure left out is done', async () => {
    const [first, second] = [await created({ gross_price: 100_000 }), await created({ gross_price: 200_000 })]
    const cars = [first, second]
    const key = randomUUID()
    await change(less, [first], { key })
    const again = await Promise.all([change(less, cars, { key }), change(less, cars, { key })])
    expect(again.map(({ results }) => outcomesOf(results))).toEqual([
      ['changed', 'changed'],
      ['changed', 'changed'],
    ])
    expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([90_000, 180_000])
    expect((await auditOf(first.id)).length + (await auditOf(second.id)).length).toBe(2)
    const request = { key, vehicles: [{ id: first.id, version: '2' }] }
    const other: BulkChange = { ...less, percent: -20 } as BulkChange
    expect(await changeVehicles(ctx, { ...request, change: other }, rules)).toEqual({ ok: false, code: 'key_reused' })
    expect(await changeVehicles({ ...ctx, staff: { ...staff, id: 'user:2' } }, { ...request, change: less }, rules)).toEqual({ ok: false, code: 'key_reused' })
  })

  test('of more cars than a transaction takes changes all of them', async () => {
    const { rows: cars } = await db.execute<{
      id: number
      version: number
    }>(sql`insert into vehicle (state, status, nameplate_brand_name, nameplate_name, currency, msrp_price, details)
      select 'new', 'stock', 'Jaguar', 'E-Pace', 'AED', 1000000, '{"gross_price": 1000000}' from generate_series(1, 230) returning id, version`)
    const { id, results } = await change(less, cars)
    expect(new Set(outcomesOf(results))).toEqual(new Set(['changed']))
    expect(await findLastChange(ctx)).toMatchObject({ value: { id, count: 230, change: less } })
    expect(outcomesOf(await undone(id)).filter((outcome) => outcome === 'changed')).toHaveLength(230)
  })

  test('gives cars to a retailer with its details, and puts them into a listing of named cars; neither is invented', async () => {
    const newRetailer = await createRetailer(ctx, RetailerDraft.parse({ name: 'معرض العين', dealer_code: 'AIN', country: 'AE' }))
    if (!newRetailer.ok) throw new Error(newRetailer.code)
    const listing = { name: 'x', currency: 'AED', filters: {} }
    await seedListings(ctx, {
      listings: [
        { ...listing, key: 'best', membership: 'named' },
        { ...listing, key: 'all', membership: 'filtered' },
      ],
      configs: [],
    })
    const car = await created({ owner_name: 'معرض دبي', dealer_code: 'DXB' })
    await change({ kind: 'retailer', retailer_id: newRetailer.value.id }, [car])
    await change({ kind: 'listing', listing: 'best', belongs: true }, [{ id: car.id, version: 2 }])
    expect(await storedRecord(car.id)).toMatchObject({
      owner_name: 'معرض العين',
      dealer_code: 'AIN',
      retailer_id: newRetailer.value.id,
      publication_lists: ['best'],
    })
    expect((await auditOf(car.id)).map(({ action }) => action)).toEqual(['vehicle.retailer_changed', 'vehicle.listings_changed'])
    const refused = async (what: BulkChange) => previewChange(ctx, { change: what, ids: [car.id] }, rules)
    expect(await refused({ kind: 'retailer', retailer_id: NOBODY })).toMatchObject({ code: 'invalid', fields: { retailer_id: ['unknown'] } })
    expect(await refused({ kind: 'listing', listing: 'all', belongs: true })).toMatchObject({ code: 'invalid', fields: { listing: ['unknown'] } })
  })

  test('says which feed writes the value again: not for other fields, cars kept by hand, or cars held for a buyer', async () => {
    const newFeed = await createFeed(ctx, {
      draft: FeedDraft.parse({ key: 'supplier', name: 'المورّد', source: 'upload', format: 'csv', rules: priced }),
      ...place,
    })
    expect(newFeed.ok).toBe(true)
    const ours = { feed: 'supplier', gross_price: 100_000 }
    const cars = [await created({ ...ours, external_id: 'a' }), await created(ours), await created({ ...ours, external_id: 'c', status: 'sold' })]
    const feedsOf = async (what: BulkChange) => {
      const answer = await previewChange(ctx, { change: what, ids: cars.map(({ id }) => id) }, rules)
      return answer.ok ? answer.value.map(({ feed: name }) => name) : answer.code
    }
    expect(await feedsOf(less)).toEqual(['المورّد', '', ''])
    expect(await feedsOf({ kind: 'publication', is_published: false })).toEqual(['', '', ''])
  })
})

describe('[A-016] undo', () => {
  test('puts back the cars that still have what the change wrote, and names those that were changed since', async () => {
    const [one, other] = [await created({ gross_price: 100_000 }), await created({ gross_price: 200_000 })]
    const { id } = await change(less, [one, other])
    const since = await storedRecord(other.id)
    const { derivative: version, id: _id, link: _link, cover: _cover, created_at: _created, updated_at: _updated, ...rest } = since
    await saveVehicle(ctx, { id: other.id, version: 2, draft: { ...rest, version, gross_price: 170_000, msrp_price: 170_000 } })
    // Something else of a car may have changed all the same.
    const { derivative, id: _, link: _l, cover: _c, created_at: _a, updated_at: _u, ...first } = await storedRecord(one.id)
    await saveVehicle(ctx, { id: one.id, version: 2, draft: { ...first, version: derivative, power: 320 } })
    expect(outcomesOf(await undone(id))).toEqual(['changed', 'stale'])
    expect([await priceOf(one.id), await priceOf(other.id), (await storedRecord(one.id)).power]).toEqual([100_000, 170_000, 320])
    expect((await auditOf(one.id)).at(-1)).toMatchObject({ action: 'vehicle.change_undone', changes: { gross_price: [90_000, 100_000] } })
    expect(await findLastChange(ctx)).toEqual({ ok: true, value: null })
    // The same again changes nothing, and says the same.
    const before = await auditOf(one.id)
    expect(outcomesOf(await undone(id))).toEqual(['changed', 'stale'])
    expect([await auditOf(one.id), await undoChange(ctx, NOBODY)]).toEqual([before, { ok: false, code: 'gone' }])
  })

  test('is of the own last change, which is forgotten after a month', async () => {
    const car = await created({ gross_price: 100_000 })
    const colleague = { ...ctx, staff: { ...staff, id: 'user:2' } }
    const { id } = await change(less, [car])
    await change({ kind: 'publication', is_published: false }, [{ id: car.id, version: 2 }], { by: colleague })
    // A change that changed nothing is none.
    await change({ kind: 'publication', is_published: false }, [{ id: car.id, version: 3 }])
    expect(await findLastChange(ctx)).toMatchObject({ value: { id, at: '2026-05-15T08:00:00.000Z', count: 1 } })
    const later = { ...ctx, clock: { now: () => new Date('2026-06-15T08:00:00Z') } }
    await change({ kind: 'publication', is_published: false }, [{ id: car.id, version: 3 }], { by: later })
    expect(await undoChange(ctx, id)).toEqual({ ok: false, code: 'gone' })
  })

  test('[A-148] leaves a status that may not go back', async () => {
    const [ordered, available] = [await created({ status: 'in_production' }), await created({ status: 'available_soon' })]
    const { id } = await change({ kind: 'status', status: 'stock' }, [ordered, available])
    expect(outcomesOf(await undone(id))).toEqual(['status_move', 'changed'])
    expect([(await storedRecord(ordered.id)).status, (await storedRecord(available.id)).status]).toEqual(['stock', 'available_soon'])
  })
})
