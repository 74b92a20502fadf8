import { expect, test } from 'vitest'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { load } from './data.server.ts'

const services = await testServices()
const ctx = services.staffCtx
const visitor = { ctx: { ...ctx, staff: null }, query: {}, timeZone: 'Asia/Dubai', maps: null, brands: { main: 'جاكوار', sister: 'لاند روفر' } }
const draft = (dealer_code: string, fields: object = {}) => RetailerDraft.parse({ dealer_code, name: `معرض ${dealer_code}`, tag_class: ['sales'], ...fields })

async function aDealer(dealer_code: string, fields: object = {}) {
  const outcome = await createRetailer(ctx, draft(dealer_code, fields))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

test('[B-343] [B-007] [A-159] [C-099] [A-160] the dealers of the admin that sell are in the locator, in its order', async () => {
  await aDealer('B', { position: 2, tag_class: ['sales', 'service'] })
  await aDealer('A', { position: 1 })
  await aDealer('SERVICE', { tag_class: ['service'] })
  await aDealer('NONE', { tag_class: [] })
  await aDealer('HIDDEN', { is_active: false })
  const { dealers, answers, brands, schemas } = await load({}, { ...visitor, query: { search: 'دبي', city: ['أ', 'ب'] } })
  expect(dealers.map(({ name }) => name)).toEqual(['معرض A', 'معرض B'])
  expect(brands).toEqual(['لاند روفر', 'جاكوار'])
  expect(schemas).toMatchObject([
    { '@type': 'AutoDealer', name: 'معرض A' },
    { '@type': 'AutoDealer', name: 'معرض B' },
  ])
  expect(answers).toEqual({ search: 'دبي', city: 'أ' })
})
