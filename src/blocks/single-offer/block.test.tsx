import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { priceLines } from '#tests/support/drawing/price-lines.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { load } from './data.server.ts'

const fields = {
  heading: 'ديفندر',
  price: '329,000 درهم',
  lease_price: '4,950 درهمًا',
  paragraph: '<p>ثلاث سنوات</p>',
  image: { id: 1 },
  disclaimer: 'تخضع للموافقة',
  buttons: [{ id: 'b', label: 'اطلب العرض', target: '/contact-us' }],
}
const contextWith = (find: (key: string) => Promise<{ car_model_key: string; title?: unknown; price?: unknown } | null>, warn = vi.fn()) =>
  ({ offers: { find }, priceLines: priceLines(), ctx: { log: { warn } } }) as unknown as Parameters<typeof load>[1]

/** An offer as a site with these settings draws it. */
const offerOn = (settings: Record<string, string>, values: Record<string, unknown>) =>
  JSDOM.fragment(renderHtml(aStoredBlock('single_offer', values), {}, { title: '', price: '', lines: priceLines(settings) }))
const linesOf = (settings: Record<string, string>, values: Record<string, unknown>) =>
  [...(offerOn(settings, values).querySelector('p')?.children ?? [])].map(({ textContent }) => textContent)

test('[B-339] [C-361] [C-350] “From ^ %” is the line of a price, “or @ / Month” that of the instalment below it, and staff may write both otherwise', () => {
  const numbers = { price: '329000', lease_price: '4950' }
  expect(linesOf({}, numbers)).toEqual(['From', '€ 329,000', 'or €4,950 / Month'])
  expect(linesOf({ 'price.symbol': 'درهم', 'price.fullString': '% ^ فأكثر', 'price.offerString': 'أو @ شهريًا' }, numbers)).toEqual([
    '329,000 درهم فأكثر',
    'أو درهمًا4,950 شهريًا',
  ])
})

test('[B-340] the whole price is isolated from the Arabic around it, figures and symbol from left to right', () => {
  const isolates = [...offerOn({}, { price: '329000', lease_price: '4950' }).querySelectorAll('p bdi')]
  expect(isolates.map((part) => [part.textContent, part.getAttribute('dir')])).toEqual([
    ['€ 329,000', 'ltr'],
    ['or €4,950 / Month', 'auto'],
  ])
})

test('[C-350] an instalment without a price has a format of its own', () => {
  expect(linesOf({}, { heading: 'إيجار', lease_price: '4950' })).toEqual(['€4,950 / Month'])
  expect(linesOf({ 'price.leaseFullString': 'قسط شهري @' }, { heading: 'إيجار', lease_price: '4950' })).toEqual(['قسط شهري', '€4,950'])
})

test('a price that says its currency keeps it', () => {
  expect(linesOf({}, { price: '90,000 $', lease_price: '$900' })).toEqual(['From', '90,000 $', 'or $900 / Month'])
})

test('[B-107] one offer has its price, its instalment, its text, its conditions and its buttons', () => {
  const page = offerOn({ 'price.fullString': 'ابتداءً من % ^', 'price.offerString': 'أو @ شهريًا' }, fields)
  expect(page.querySelector('h2')?.textContent).toBe('ديفندر')
  expect(page.textContent).toContain('ابتداءً من329,000 درهمأو 4,950 درهمًا شهريًا')
  expect(page.textContent).toContain('ثلاث سنوات')
  expect(page.textContent).toContain('تخضع للموافقة')
  expect(page.querySelector('a')?.textContent).toBe('اطلب العرض')
})

test('[B-142] outside its dates it is not there', () => {
  expect(renderHtml(aStoredBlock('single_offer', { ...fields, offer_schedule: { from: '2020-01-01', to: '2020-01-02' } }))).toBe('')
  expect(renderHtml(aStoredBlock('single_offer', { ...fields, offer_schedule: { from: '2026-05-15', to: '2026-05-15' } }))).not.toBe('')
})

test('the offer of the model fills in what the editor left empty, and nothing else', async () => {
  const askedAddresses: string[] = []
  const data = await load(
    { model_key: 'range-rover-2025' },
    contextWith(async (key) => {
      askedAddresses.push(key)
      return { car_model_key: key, title: 'عرض المصدر', price: '500,000 درهم' }
    }),
  )
  expect(askedAddresses).toEqual(['range_rover'])
  const page = JSDOM.fragment(renderHtml(aStoredBlock('single_offer', { heading: 'عنواني' }), {}, data))
  expect([page.querySelector('h2')?.textContent, page.textContent?.includes('500,000 درهم')]).toEqual(['عنواني', true])
})

test('without the feed the block shows what the editor wrote, and the failure is logged', async () => {
  const warn = vi.fn()
  const failing = contextWith(() => Promise.reject(new Error('down')), warn)
  expect(await load({ model_key: 'defender-2025' }, failing)).toMatchObject({ title: '', price: '' })
  expect(warn).toHaveBeenCalledOnce()
  expect(await load({ model_key: null }, failing)).toMatchObject({ title: '', price: '' })
})

test('an offer has the price and the instalment of other countries as they were typed; a price without its currency is refused', () => {
  const prices_elsewhere = [
    { country: 'KW', price: '29,000 دينار', lease_price: '430 دينارًا' },
    { country: 'SA', price: '360,000 ريال' },
    { country: 'QA', lease_price: '5,000 ريال' },
  ]
  const offer = offerOn({ 'price.fullString': 'ابتداءً من % ^', 'price.offerString': 'أو @ شهريًا' }, { ...fields, prices_elsewhere })
  expect(JSON.parse(offer.querySelector('[data-typed-price]')?.getAttribute('data-typed-price') ?? '')).toEqual({ KW: '29,000 دينار', SA: '360,000 ريال' })
  expect(JSON.parse(offer.querySelector('[data-price-in]')?.getAttribute('data-price-in') ?? '')).toEqual({
    KW: ['', 'أو 430 دينارًا شهريًا', ''],
    SA: ['', '', ''],
  })
  const flawsOf = (price: string) => validateBlocks([aStoredBlock('single_offer', { ...fields, prices_elsewhere: [{ country: 'KW', price }] })], catalogue)
  expect([flawsOf('29,000').length, flawsOf('29,000 د.ك')]).toEqual([1, []])
})
