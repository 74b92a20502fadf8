import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { staffUser } from '#domains/accounts/schema.server.ts'
import type { FoundKind, FoundRecord } from '#domains/search/index.ts'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import type { Staff, StaffRole } from '#kernel/staff.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { contextOf } from '../../services.server.ts'
import { searchForStaff } from './staff-search.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const { post } = apiCaller(services)

/** What somebody of a role finds, in the order of the answer. */
async function foundBy(search: string, who: Partial<Staff> & { role: StaffRole }): Promise<FoundRecord[]> {
  const ctx = { ...contextOf(services, { id: 'user:1', name: 'سارة', ...who }), services }
  const outcome = await searchForStaff(ctx, { search, language: 'ar' })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const kindsFor = async (search: string, who: Partial<Staff> & { role: StaffRole }) => [...new Set((await foundBy(search, who)).map(({ kind }) => kind))]

let ownRetailer = 0
beforeAll(async () => {
  const { emptied, aForm, aLead } = leadsOfTest(services)
  await emptied()
  const formId = await aForm()
  await aLead({ name: 'أحمد الصندوق', email: 'ahmad@mail.example', phone: '+971501234567', retailer: '8' }, { formId })
  await createPage(services.staffCtx, PageDraft.parse({ path: 'offers/box', title: 'عروض الصندوق', status: 'disabled' }), catalogue)
  const room = await anOrderRoom(services)
  ownRetailer = room.retailerId
  const car = await room.aCar({ model_display_name: 'رينج الصندوق', vin: 'SALBOX00000000001', color: 'white', color_name: 'أبيض فوجي' })
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
  for (let count = 0; count < 9; count += 1) await createVehicle(services.staffCtx, aVehicle({ model_display_name: 'كثيرة', order_number: `ST-${count}` }))
})

test('one search finds pages, cars, orders, leads and settings, however they are spelled, each by what staff know it by', async () => {
  expect(await kindsFor('صُندوق', { role: 'admin' })).toEqual(['page', 'vehicle', 'customer', 'order', 'lead'])
  const [page] = await foundBy('offers/box', { role: 'editor' })
  expect(page).toMatchObject({ kind: 'page', title: 'عروض الصندوق', code: 'offers/box' })
  for (const search of ['salbox000', 'ابيض فوجي رينج', 'الصندوق أبيض']) {
    const [car] = await foundBy(search, { role: 'editor' })
    expect([search, car]).toMatchObject([search, { kind: 'vehicle', about: 'أبيض فوجي', code: 'SALBOX00000000001' }])
  }
  expect(await foundBy('ST-7', { role: 'editor' })).toMatchObject([{ kind: 'vehicle', title: 'كثيرة', code: 'ST-7' }])
  const buyer = { kind: 'customer', id: expect.stringMatching(/^order-\d+$/), title: 'سارة المنصوري', code: 'sara@example.com' }
  expect(await foundBy('المنصوري', { role: 'finance' })).toMatchObject([buyer, { kind: 'order', about: 'سارة المنصوري' }])
  // The lead and the order have one number.
  const sender = { kind: 'customer', id: 'lead-1', title: 'أحمد الصندوق', code: 'ahmad@mail.example' }
  // However a number is typed.
  for (const number of ['0501234567', '050 123 4567', '971501234567']) {
    expect([number, await foundBy(number, { role: 'sales' })]).toMatchObject([
      number,
      [sender, { kind: 'order' }, { kind: 'lead', title: 'أحمد الصندوق', code: 'ahmad@mail.example' }],
    ])
  }
  expect(await foundBy('price.currencyIso', { role: 'editor' })).toMatchObject([{ kind: 'setting', id: 'price.currencyIso' }])
})

test('a car is found by its trim, one of the staff by name and address, and a setting by its Arabic name, each by those who may see it', async () => {
  const outcome = await createVehicle(services.staffCtx, aVehicle({ model_display_name: 'إف-بيس', version: 'R-Dynamic HSE', vin: 'SADTRIM0000000001' }))
  expect(outcome.ok).toBe(true)
  for (const search of ['r-dynamic', 'إف بيس dynamic', 'HSE اف-بيس']) {
    expect([search, await foundBy(search, { role: 'editor' })]).toMatchObject([search, [{ kind: 'vehicle', code: 'SADTRIM0000000001' }]])
  }
  await services.database.db
    .insert(staffUser)
    .values({ issuer: 'https://id.example', subject: 'hind', name: 'هند القاسمي', email: 'hind@team.example', role: 'sales' })
  for (const search of ['القاسمى', 'hind@team']) {
    expect([search, await foundBy(search, { role: 'admin' })]).toMatchObject([search, [{ kind: 'user', title: 'هند القاسمي', code: 'hind@team.example' }]])
    expect(await foundBy(search, { role: 'editor' })).toEqual([])
  }
  const rates = { kind: 'setting', id: 'markets.exchange_rates', title: 'أسعار الصرف في القوائم' }
  expect(await foundBy('اسعار الصرف في القوائم', { role: 'editor' })).toMatchObject([rates])
  expect(await foundBy('اسعار الصرف في القوائم', { role: 'sales' })).toEqual([])
})

test.each<[StaffRole, FoundKind[]]>([
  ['editor', ['page', 'vehicle']],
  ['sales', ['customer', 'order', 'lead']],
  ['finance', ['order']],
  ['retailer', []],
])('[A-269] people with the role %s find only what they may see', async (role, kinds) => expect(await kindsFor('الصندوق', { role })).toEqual(kinds))

test('[A-269] people of a retailer find the orders and leads of their own retailers', async () => {
  expect(await kindsFor('الصندوق', { role: 'retailer', retailers: [ownRetailer] })).toEqual(['order'])
  expect(await kindsFor('الصندوق', { role: 'retailer', retailers: [8] })).toEqual(['customer', 'lead'])
})

test('a token finds what its scopes name, and settings are not among them', async () => {
  expect(await kindsFor('الصندوق', { role: 'admin', scopes: ['stock.read'] })).toEqual(['vehicle'])
})

test('of many the newest few are found, and nothing by nothing', async () => {
  const foundRecords = await foundBy('كثيره', { role: 'editor' })
  expect(foundRecords.map(({ code }) => code)).toEqual(['ST-8', 'ST-7', 'ST-6', 'ST-5', 'ST-4', 'ST-3'])
  for (const q of ['', '  ', 'ـ']) expect((await post('/api/staff_search', { q })).json).toEqual({ data: [] })
  expect((await post('/api/staff_search', { q: 'x'.repeat(101) })).status).toBe(422)
})
