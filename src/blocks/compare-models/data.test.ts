import { expect, test } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { importVehicles } from '#domains/stock/index.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { stockForBlocks } from '#tests/support/drawing/stock-for-blocks.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { load } from './data.server.ts'

const services = await testServices()
const context = (query: BlockContext['query'] = {}) => ({
  ctx: { ...services.staffCtx, staff: null },
  query,
  stock: stockForBlocks({ models: () => services.stock.models() }),
})
await importVehicles(
  services.staffCtx,
  ['Defender 90', 'Defender 110', 'XF'].map((name) => ({ draft: aVehicle({ external_id: name, nameplate_name: name, power: 300, power_unit: 'hp' }) })),
)
await importVehicles(services.staffCtx, [
  {
    draft: aVehicle({
      external_id: 'kw',
      nameplate_name: 'XF',
      dealer_code: 'KW-KWT-01',
      currency: 'KWD',
      gross_price: 21_000,
      msrp_price: 21_000,
      sale_price: null,
    }),
  },
])
await services.stock.refresh()

test('[B-004] model_keys says which models are offered, and the first two are compared from the start', async () => {
  const all = await load({ model_keys: [] }, context())
  expect([all.offeredModels.map(({ key }) => key).sort(), all.chosenModels]).toEqual([
    ['defender-110', 'defender-90', 'xf'],
    [null, null, null],
  ])
  const some = await load({ model_keys: ['xf', 'gone', 'defender-90'] }, context())
  expect(some.offeredModels.map(({ key }) => key).sort()).toEqual(['defender-90', 'xf'])
  expect(some.chosenModels.map((model) => model?.key)).toEqual(['xf', 'defender-90', undefined])
})

test('[C-296] the address names a model for each column; one that is not offered leaves its column empty', async () => {
  const { chosenModels } = await load({ model_keys: [] }, context({ model_1: 'gone', model_3: 'xf' }))
  expect(chosenModels.map((model) => model?.key)).toEqual([undefined, undefined, 'xf'])
  expect(chosenModels[2]?.specs.find(({ name }) => name === 'power')).toMatchObject({ label: 'القوة', value: '300 حصان' })
})

test('a model has the lowest prices of each country in which it is sold, in the money of its cars', async () => {
  const { chosenModels } = await load({ model_keys: [] }, context({ model_1: 'xf' }))
  expect(chosenModels[0]?.prices_in?.KW).toEqual({ currency: 'KWD', price_from: 21_000, used_price_from: null })
  expect(Object.values(chosenModels[0]?.prices_in ?? {}).map(({ currency }) => currency)).toContain(chosenModels[0]?.currency)
})
