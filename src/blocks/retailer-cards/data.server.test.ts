import { expect, test } from 'vitest'
import { createRetailer, saveRetailer } from '#domains/retailers/index.server.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { load } from './data.server.ts'

const services = await testServices()
const ctx = services.staffCtx
const visitor = { ctx: { ...ctx, staff: null } }
const draft = (phone: string) => RetailerDraft.parse({ dealer_code: 'CARD', name: 'معرض', tag_class: ['service'], phone })

test('[B-008] cards get the records of the dealers they name, as they are now', async () => {
  const created = await createRetailer(ctx, draft('800 0001'))
  if (!created.ok) throw new Error(created.code)
  const { id, version } = created.value
  const groups = [{ dealer_id: 'CARD' }, { dealer_id: '' }, { dealer_id: 'GONE' }]
  expect(await load({}, visitor, groups)).toMatchObject({ CARD: { name: 'معرض', phone: '800 0001' } })
  await saveRetailer(ctx, { id, version, draft: draft('800 0002') })
  expect(Object.entries(await load({}, visitor, groups))).toMatchObject([['CARD', { phone: '800 0002' }]])
})
