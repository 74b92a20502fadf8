import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { builtInMarkets } from '#domains/markets/index.ts'
import { importVehicles } from '#domains/stock/index.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { stockForBlocks } from '#tests/support/drawing/stock-for-blocks.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { PRICE_IN } from '#ui/page-protocol.ts'
import { JSDOM } from 'jsdom'
import { modelSummary } from './block.ts'

const services = await testServices()
const context: BlockContext<'stock'> = {
  ctx: { ...services.staffCtx, staff: null },
  query: {},
  posted: null,
  path: '',
  timeZone: plainResolver.timeZone,
  now: plainResolver.now,
  stock: stockForBlocks({ models: () => services.stock.models() }),
}

const range = { nameplate_brand_name: 'Land Rover', nameplate_model_group: 'range-rover', nameplate_name: 'Range Rover', model_display_name: 'رينج روفر' }
await importVehicles(
  services.staffCtx,
  [
    { external_id: '1', version: 'P400 SE', engine_type: ['petrol'], power: 400, power_unit: 'hp', gross_price: 640_000, drivetrain: 'awd' },
    { external_id: '2', version: 'P400 SE', engine_type: ['petrol'], power: 400, power_unit: 'hp', gross_price: 600_000, drivetrain: 'awd' },
    { external_id: '3', version: 'D300 S', engine_type: ['diesel'], power: 300, power_unit: 'hp', gross_price: 560_000, drivetrain: 'awd' },
    { external_id: '4', version: 'P530 HSE', engine_type: ['petrol'], power: 530, power_unit: 'hp', gross_price: 900_000, price_hidden: true },
  ].map((values) => ({ draft: aVehicle({ ...range, ...values } as Parameters<typeof aVehicle>[0]) })),
)
await services.stock.refresh()

async function draw(template: string, fields: Record<string, unknown>, groups: Record<string, unknown>[] = [], blockContext = context) {
  const storedBlock = aStoredBlock(template, fields, groups)
  const block = catalogue.get(template)?.block
  const resolved = block && resolveBlock(storedBlock, block, plainResolver)
  if (!resolved) throw new Error(`no block template ${template}`)
  return JSDOM.fragment(renderHtml(storedBlock, {}, await dataLoaders.get(template)?.(resolved.values, blockContext, resolved.groups)))
}
const texts = (page: DocumentFragment, selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
const car = { car_key: 'range-rover' }

test('[B-254] the fields are the car, its engine, three specifications with their labels, columns and tab', () => {
  const symbols = modelSummary.fields.map(({ symbol }) => symbol)
  const specs = [1, 2, 3].flatMap((place) => [`spec_key_${place}`, `spec_label_${place}`])
  expect(symbols).toEqual(['block_scroll_id', 'car_key', 'engine_key', ...specs, 'has_columns', 'tab_id', 'image', 'buttons'])
})

test('[B-083] [B-255] the car and the engine choose a derivative of the stock, the cheapest vehicle gives its price', async () => {
  const page = await draw('model_summary', { ...car, engine_key: 'p400' })
  expect([texts(page, 'h2'), texts(page, 'h3')]).toEqual([['رينج روفر'], ['P400 SE']])
  expect(page.textContent).toContain('جديدة متوفرة، ابتداءً من 600,000 €')
  expect(texts(await draw('model_summary', { ...car, engine_key: 'diesel' }), 'h3')).toEqual(['D300 S'])
})

test.each(['spec_key_1', 'spec_key_2', 'spec_key_3'])('[B-254] [B-255] [B-004] %s picks a value of the derivative', async (key) => {
  const label = key.replace('key', 'label')
  const page = await draw('model_summary', { ...car, engine_key: 'p400', [key]: 'power', [label]: 'قوة المحرك' })
  expect([texts(page, 'dt'), texts(page, 'dd')]).toEqual([['قوة المحرك'], ['400 حصان']])
  expect(texts(await draw('model_summary', { ...car, engine_key: 'p400', [key]: 'drivetrain' }), 'dt')).toEqual(['نظام الدفع'])
})

test('[B-255] what editors write goes before the stock, and what they leave out comes from it', async () => {
  const page = await draw('model_summary', { ...car, spec_key_1: 'power', spec_key_2: 'drivetrain' }, [
    { name: 'عائلية', engine_key: 'P400', spec_1: '400 حصان' },
  ])
  expect([texts(page, 'h3'), texts(page, 'dd')]).toEqual([['عائلية'], ['400 حصان', 'دفع رباعي']])
})

test('a price says whether it is of new or of used cars; a cheaper used car, and one that is sold, do not stand for a new one', async () => {
  const velar = { nameplate_brand_name: 'Land Rover', nameplate_name: 'Velar', version: 'P250 S' } as const
  await importVehicles(
    services.staffCtx,
    [
      { external_id: 'v1', state: 'new', gross_price: 300_000 },
      { external_id: 'v2', state: 'new', gross_price: 250_000, status: 'sold' },
      { external_id: 'v3', state: 'used', gross_price: 100_000 },
      { external_id: 'v4', state: 'approved', gross_price: 90_000, version: 'P250 SE' },
    ].map((values) => ({ draft: aVehicle({ ...velar, ...values } as Parameters<typeof aVehicle>[0]) })),
  )
  await services.stock.refresh()
  const page = await draw('derivatives', { car_key: 'velar' })
  expect(texts(page, 'li > p:last-child')).toEqual(['جديدة متوفرة، ابتداءً من 300,000 €', 'معتمدة متوفرة، ابتداءً من 90,000 €'])
})

test('a price also stands there for who chose a country: of its own cars in its own money, or that it has none', async () => {
  const sport = { nameplate_brand_name: 'Land Rover', nameplate_name: 'Sport', version: 'P360' } as const
  await importVehicles(
    services.staffCtx,
    [
      { external_id: 's1', gross_price: 400_000, owner_country: 'AE', currency: 'EUR' },
      { external_id: 's2', gross_price: 30_500, owner_country: 'KW', currency: 'KWD' },
      { external_id: 's3', gross_price: 29_000, owner_country: 'KW', currency: 'KWD' },
      { external_id: 's4', gross_price: 20_000, owner_country: 'KW', currency: 'KWD', state: 'used' },
      { external_id: 's5', gross_price: 500_000, owner_country: 'QA', currency: 'QAR', version: 'P530' },
    ].map((values) => ({ draft: aVehicle({ ...sport, ...values } as Parameters<typeof aVehicle>[0]) })),
  )
  await services.stock.refresh()
  const list = builtInMarkets.filter(({ country }) => ['AE', 'KW', 'QA'].includes(country))
  const stock = { ...context.stock, priceRules: { ...context.stock.priceRules, markets: { list, home: null } } }
  const page = await draw('model_summary', { car_key: 'sport', engine_key: 'P360' }, [], { ...context, stock })
  const pricesByCountry = JSON.parse(page.querySelector(`[${PRICE_IN}]`)?.getAttribute(PRICE_IN) ?? '{}')
  expect(pricesByCountry).toEqual({
    AE: ['جديدة متوفرة، ابتداءً من ', expect.stringMatching(/^400,000/), ''],
    KW: ['جديدة متوفرة، ابتداءً من ', expect.stringMatching(/^29,000.*دينار/), ''],
    QA: ['', 'غير متوفرة حاليًا في قطر', ''],
  })
  // One country needs no choice, and a price that an editor wrote stays.
  expect((await draw('model_summary', { car_key: 'sport', engine_key: 'P360' })).querySelector(`[${PRICE_IN}]`)).toBeNull()
  const writtenSummary = await draw('model_summary', { car_key: 'sport' }, [{ name: 'س', engine_key: 'P360', price: '7' }], { ...context, stock })
  expect(writtenSummary.querySelector(`[${PRICE_IN}]`)).toBeNull()
})

test('[A-209][C-368][B-281] a price on request is not shown', async () => {
  const page = await draw('model_summary', { ...car, engine_key: 'P530' })
  expect(page.textContent).toContain('السعر عند الطلب')
  expect(page.textContent).not.toContain('900')
})

test('[B-255] derivatives lists every derivative of the car once, in columns', async () => {
  const page = await draw('derivatives', car)
  expect(texts(page, 'h3')).toEqual(['D300 S', 'P400 SE', 'P530 HSE'])
  expect(page.querySelector('ul')?.getAttribute('data-columns')).toBe('3')
  expect((await draw('derivatives', { ...car, has_columns: false })).querySelector('[data-columns]')).toBeNull()
  const css = readFileSync(join(import.meta.dirname, '../shared/summary.module.css'), 'utf8').replace(/\s+/g, ' ')
  expect(css).toContain('.derivatives[data-columns] { grid-template-columns: repeat(2, minmax(0, 1fr));')
  for (const columns of [3, 4]) expect(css).toContain(`.derivatives[data-columns='${columns}'] { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }`)
})

test('[B-255] a family of several models has its own name above, and derivatives say which model they are', async () => {
  const defender = { nameplate_brand_name: 'Land Rover', nameplate_model_group: 'defender', version: 'P300 S' }
  await importVehicles(
    services.staffCtx,
    ['90', '110'].map((length) => ({
      draft: aVehicle({ ...defender, external_id: `d${length}`, nameplate_name: `Defender ${length}`, model_display_name: `ديفندر ${length}` }),
    })),
  )
  await services.stock.refresh()
  const page = await draw('derivatives', { car_key: 'defender' })
  expect(texts(page, 'h2')).toEqual(['Defender'])
  expect(texts(page, 'h3').toSorted()).toEqual(['ديفندر 110 · P300 S', 'ديفندر 90 · P300 S'])
  expect(texts(await draw('derivatives', car), 'h2')).toEqual(['رينج روفر'])
})

test('[B-255] a summary carries its tab and what the filters choose by', async () => {
  const page = await draw('derivatives', { ...car, engine_key: 'diesel', tab_id: 'specs' })
  expect(page.querySelector('[data-summary]')?.getAttribute('data-summary')).toBe('specs')
  expect(JSON.parse(page.querySelector('[data-derivative]')?.getAttribute('data-derivative') ?? '')).toEqual({
    engine_type: { diesel: 'ديزل' },
    drivetrain: { awd: 'دفع رباعي' },
    body: { 'Range Rover': 'رينج روفر' },
  })
})

test('without a car nothing is drawn', async () => {
  expect((await draw('model_summary', {})).children).toHaveLength(0)
})
