import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aField, leadsOfTest } from '#tests/support/records/a-lead.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { db } = services.database
const { call, post, put } = apiCaller(services)
const { emptied, aForm, aLead } = leadsOfTest(services)
await emptied()

const car = { state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: 'F-Pace', currency: 'AED' }
const addVehicle = async (values: object = {}) => (await post('/api/stock/vehicles', { ...car, ...values })).json.data
const overviewOf = async (id: number) => (await call(`/api/stock/vehicles/${id}/overview`)).json.data

test('[A-016] a car says what it costs, what it lacks, and why visitors do not find it', async () => {
  const shownVehicle = await addVehicle({
    gross_price: 300_000,
    sale_price: 280_000,
    dealer_code: 'D',
    model_display_name: 'إف-بيس',
    photos: [{ big_path: '/x.jpg' }],
  })
  expect(await overviewOf(shownVehicle.id)).toMatchObject({ price: 280_000, old_price: 300_000, hidden: null, missing: [], feed: null, order: null, leads: [] })
  const withdrawn = await addVehicle({ is_published: false })
  expect(await overviewOf(withdrawn.id)).toMatchObject({
    ...{ price: null, old_price: null, hidden: 'withdrawn', missing: ['picture', 'retailer', 'name', 'price'] },
  })
  await db.execute(sql`insert into feed_arrival (vehicle_id, missing) values (${withdrawn.id}, '{picture}')`)
  expect((await overviewOf(withdrawn.id)).hidden).toBe('waiting')
  await db.execute(sql`insert into feed_withdrawal (vehicle_id, run_id) values (${withdrawn.id}, 1)`)
  expect((await overviewOf(withdrawn.id)).hidden).toBe('gone_from_feed')
  expect((await call('/api/stock/vehicles/999/overview')).status).toBe(404)
})

test('[A-016] its history has what people and its feed changed, the newest first, and nothing of other cars', async () => {
  const rules = [
    { field: 'external_id', from: 'id' },
    { field: 'gross_price', from: 'price' },
  ]
  const feed = (await post('/api/feeds', { key: 'supplier', name: 'المورّد', rules })).json.data
  const [mine, other] = [await addVehicle({ feed: 'supplier', external_id: '1' }), await addVehicle({ feed: 'supplier', external_id: '2' })]
  await put(`/api/stock/vehicles/${mine.id}`, { ...mine, power: 300 }, mine.version)
  const changedVehicles = [mine, other].map(({ id }) => ({ id, line: 2, external_id: 'x', title: '', fields: { gross_price: [1, id] } }))
  const finished = (report: object, state: string) =>
    db.execute(sql`insert into feed_run (feed_id, state, feed_version, is_dry_run, source, report, actor_id, actor_name, finished_at)
      values (${feed.id}, ${state}, 1, false, 'upload', ${JSON.stringify(report)}::jsonb, 'user:1', 'ليلى', now() + interval '1 hour')`)
  await finished({ added: [], changed: changedVehicles, gone: [], marked: [] }, 'done')
  // What a run would have changed, or was stopped from changing, has not happened.
  await finished({ added: [], changed: changedVehicles, gone: [], marked: [] }, 'cancelled')
  const { history, feed: writing } = await overviewOf(mine.id)
  expect(
    history.map(({ action, changes, actor_name }: { action: string; changes: object; actor_name: string }) => [
      action,
      Object.keys(changes).length,
      actor_name,
    ]),
  ).toEqual([
    ['feed.run_applied', 1, 'ليلى'],
    ['vehicle.saved', 1, expect.any(String)],
    ['vehicle.created', expect.any(Number), expect.any(String)],
  ])
  expect([history[0].changes, history[1].changes]).toEqual([{ gross_price: [1, mine.id] }, { power: [null, 300] }])
  expect(writing).toEqual({ id: feed.id, name: 'المورّد', is_held: false, inputs: ['currency', 'gross_price', 'msrp_price', 'sale_price'] })
  await db.execute(sql`update vehicle set status = 'sold' where id = ${mine.id}`)
  expect((await overviewOf(mine.id)).feed.is_held).toBe(true)
})

test('[A-016][C-198] the order that keeps it and open leads about it stand there for those who see them', async () => {
  const { id } = await addVehicle()
  const form = await aForm({ fields: [aField('name', 'text', { autocomplete: 'name' }), aField('car', 'vehicle'), aField('budget', 'text')] })
  const about = await aLead({ name: 'سارة', car: String(id) }, { formId: form })
  // The same number in another field is no car, and what is done is not open.
  await aLead({ name: 'منى', budget: String(id) }, { formId: form })
  const lost = await aLead({ name: 'هند', car: String(id) }, { formId: form })
  await db.execute(sql`update lead set state = 'lost' where id = ${lost}`)
  await db.execute(sql`insert into customer_order (number, state, kind, vehicle_id, is_unique, company_uuid, retailer_id, vendor_uuid, vendor_type, lock_id, metadata,
      lead_attributes, confirmation_by_link, customer_email, locale, holders, amount, currency, vehicle_name, customer_name)
    values ('M-1', 'confirmed', 'order', ${id}, true, 'c', 7, '', '', gen_random_uuid(), '{}', '{}', false, 'x@example.com', 'ar', '{}', 1, 'AED', 'إف-بيس', 'سارة العلي')`)
  expect(await overviewOf(id)).toMatchObject({
    order: { order_number: 'M-1', state: 'confirmed', customer_name: 'سارة العلي' },
    leads: [{ id: about, state: 'new', name: 'سارة' }],
  })
  await db.execute(sql`update customer_order set state = 'cancelled'`)
  expect((await overviewOf(id)).order).toBeNull()
  await db.execute(sql`update customer_order set state = 'paid'`)
  const { token } = (await post('/api/api_tokens', { name: 'stock', scopes: ['stock.read'] })).json.data
  expect((await call(`/api/stock/vehicles/${id}/overview`, { token })).json.data).toMatchObject({ order: null, leads: [] })
})
