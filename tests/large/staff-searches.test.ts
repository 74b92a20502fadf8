import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { copyVehicles } from '#tests/support/records/many-vehicles.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { rowsRead } from '#tests/support/site/rows-read.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const ROWS = 100_000
/** Few enough for the time that a statement has. */
const BATCH = 10_000
const PATIENCE_MS = 180_000
const services = await testServices()
const { call, post } = apiCaller(services)
const { db, shares } = services.database

beforeAll(async () => {
  const { emptied, aForm } = leadsOfTest(services)
  await emptied()
  await post('/api/dealers', { name: 'معرض الخان', city: 'الشارقة', dealer_code: 'SHJ-9' })
  for (const dealer_code of ['SHJ-9', 'DXB-1']) {
    await createVehicle(services.staffCtx, aVehicle({ color: 'white', dealer_code, feed: 'dms', external_id: dealer_code, model_display_name: 'ديفندر 110' }))
  }
  await copyVehicles(db, ROWS)
  const formId = await aForm()
  for (let rowsMade = 0; rowsMade < ROWS; rowsMade += BATCH) {
    const numbers = sql`generate_series(${rowsMade + 1}::int, ${rowsMade + BATCH}::int) n`
    await db.execute(sql`
      insert into lead (form_id, form_version, key, state, email, phone, locale, attributes)
      select ${formId}, 1, n::text, 'new', 'person-' || n || '@mail.example', '+97150' || lpad(n::text, 7, '0'), 'ar', '{"name":"أحمد إبراهيم"}' from ${numbers}`)
    await db.execute(sql`
      insert into customer_order (number, state, kind, vehicle_id, is_unique, company_uuid, retailer_id, vendor_uuid, vendor_type, lock_id, metadata,
        lead_attributes, confirmation_by_link, customer_email, customer_name, locale, holders, amount, currency, vehicle_name)
      select 'MRD-' || n, 'confirmed', 'order', n, false, '', 7, '', '', gen_random_uuid(), '{}',
        '{}', false, 'buyer-' || n || '@mail.example', 'أحمد إبراهيم', 'ar', '{}', 0, 'AED', 'ديفندر 110' from ${numbers}`)
  }
  await db.execute(sql`analyze`)
}, PATIENCE_MS)

async function search(path: string, words: string) {
  let total = 0
  const { rows } = await rowsRead(shares.staff, async () => {
    // An address names no person, so lists of people are searched by what is sent.
    const { json } = await (path === vehicles ? call(`${path}?q=${encodeURIComponent(words)}`) : post(`${path}/search`, { q: words }))
    total = json.meta.total
  })
  return { total, isCheap: rows < 1000 }
}

const vehicles = '/api/stock/vehicles'
const leads = '/api/leads'
const orders = '/api/orders'

test.each([
  [vehicles, 'zzzzzzzz', 0],
  [vehicles, 'ديفندر zzzzzzzz', 0],
  [vehicles, 'copy-77777', 1],
  [vehicles, 'ابيض ديفندر الشارقه copy-7777', 5],
  [leads, 'zzzzzzzz', 0],
  [leads, 'person-77777', 1],
  [leads, 'احمد 0077777', 1],
  [orders, 'zzzzzzzz', 0],
  [orders, 'mrd-77777', 1],
  [orders, 'ابراهيم buyer-7777@mail', 1],
])('[A-016] of 100,000 rows of %s, the search for "%s" finds %d and looks at few others', async (path, words, total) => {
  expect(await search(path, words)).toEqual({ total, isCheap: true })
})

test.each([
  ['zzzzzzzz', 0],
  ['ديفندر zzzzzzzz', 0],
  ['copy-77777', 1],
  // The lead and its customer.
  ['person-77777', 2],
  ['mrd-77777', 1],
  // Without a trigram only the newest thousands are looked at.
  ['zz', 0],
  // Many have it: the newest six cars are near, and so are those of orders.
  ['ديفندر', 12],
])('[A-016] of 100,000 cars, leads and orders, the search of everything for "%s" finds %d and looks at few others', async (q, count) => {
  let hits = 0
  const { rows } = await rowsRead(shares.staff, async () => {
    hits = (await post('/api/staff_search', { q })).json.data.length
  })
  expect({ found: hits, isCheap: rows < 30_000 }).toEqual({ found: count, isCheap: true })
})

test('words of one or two letters, and of a colour, a place or a model that many have, find all of them', async () => {
  expect((await search(vehicles, '٧٧ zz')).total).toBe(0)
  expect((await search(vehicles, '11 دي')).total).toBe(ROWS + 2)
  expect((await search(vehicles, 'أبيض')).total).toBe(ROWS + 2)
  expect((await search(vehicles, 'خان')).total).toBe(ROWS / 2 + 1)
})

test.each([
  ['zzzzzzzz', 0],
  ['person-77777', 1],
  ['050 007 7777', 1],
  // Many have it: the newest are near.
  ['احمد', 20],
])('of 100,000 leads and orders, the search of customers for "%s" finds %d and looks at few others', async (q, count) => {
  let hits = 0
  const { rows, worst } = await rowsRead(shares.staff, async () => {
    hits = (await post('/api/customers/search', { q })).json.data.length
  })
  expect({ found: hits, worst: rows < 2000 ? '' : worst }).toEqual({ found: count, worst: '' })
})

test('of 100,000 leads and orders, those of one customer are read by looking at few others', async () => {
  const phone = '+971500077777'
  await db.execute(sql`update customer_order set customer_phone = ${phone} where id <= 3`)
  await db.execute(sql`update lead set email = 'buyer-1@mail.example' where id in (5, 9)`)
  await db.execute(sql`analyze`)
  const sizes: number[][] = []
  const readCustomer = async (ref: string) => {
    const { leads, orders } = (await call(`/api/customers/${ref}`)).json.data
    sizes.push([leads.length, orders.length])
  }
  const { rows, worst } = await rowsRead(shares.staff, async () => {
    await readCustomer('lead-77777')
    await readCustomer('order-1')
    await readCustomer('lead-4711')
  })
  expect(sizes).toEqual([
    [1, 3],
    [3, 3],
    [1, 0],
  ])
  expect(rows < 2000 ? '' : worst).toBe('')
})
