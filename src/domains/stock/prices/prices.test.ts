import { describe, expect, test } from 'vitest'
import { aVehicleAttributes, priceRules } from '#tests/support/records/a-vehicle.ts'
import { textsIn } from '#kernel/words/words.ts'
import { cardView } from '../cards/card-view.ts'
import type { FinancingOption, StockMarket } from '../vocabulary.ts'
import { readStockWords, stockWords } from '../words.ts'
import { driveAwayPrice } from './drive-away.ts'
import { readPriceRules } from './price-rules.ts'
import { priceTerms } from './price-terms.ts'
import { listPrice, shownPrice } from './shown-price.ts'
import { isOnRequest, oldPrice, onTheRoadPrice, priceBreakdown, pricedOptions, priceList } from './vehicle-prices.ts'

const none = { gross_price: null, net_price: null, msrp_price: null, sale_price: null }
const markets: StockMarket[] = ['', 'mobility', 'overseas']

test.each([
  [{ sale_price: 90, msrp_price: 100 }, 90],
  [{ msrp_price: 100 }, 100],
  [{ sale_price: 0, msrp_price: 100 }, 0],
  [{}, null],
])('[A-206][B-279][C-365] the purchase price of %j is %j', (prices, price) => {
  expect(shownPrice({ ...none, ...prices }, true)).toBe(price)
})

test.each([
  [true, 105],
  [false, 100],
])('[A-211][C-397][C-398] with tax included %j the msrp is %d', (taxIncluded, msrp) => {
  expect(listPrice({ gross_price: 105, net_price: 100, msrp_price: 1 }, taxIncluded)).toBe(msrp)
  expect(listPrice({ gross_price: null, net_price: null, msrp_price: 1 }, taxIncluded)).toBe(1)
})

test.each<[StockMarket, number | null, number | null]>([
  ['overseas', 90, 100],
  ['overseas', null, null],
  ['mobility', 90, null],
  ['', 90, 100],
  ['', 100, null],
])('[A-207][B-280][C-366] market %j with the sale price %j has the old price %j', (market, sale_price, old) => {
  expect(oldPrice({ ...none, msrp_price: 100, sale_price }, { market, taxIncluded: true })).toBe(old)
})

test.each<[StockMarket, string[]]>([
  ['overseas', ['cash']],
  ['mobility', ['cash', 'lease', 'rent']],
  ['', ['cash', 'lease', 'rent']],
])('[A-208][B-282][C-367][C-373] market %j prices %j', (market, options) => {
  expect(pricedOptions(market)).toEqual(options)
})

test.each<[boolean, FinancingOption[], boolean]>([
  [true, ['cash'], true],
  [true, ['lease'], false],
  [false, ['cash'], false],
  [false, [], false],
  [true, [], false],
])('[A-209][B-281][C-368] hidden %j and flagged %j: on request %j', (hidden, flagged, onRequest) => {
  expect(isOnRequest(hidden, 'cash', flagged)).toBe(onRequest)
})

describe('the list of prices', () => {
  const vehicle = aVehicleAttributes({ gross_price: null, msrp_price: 100_000, sale_price: 90_000, monthly_price: 1500, subscribe_price: 4000 })

  test('[A-122] has type, value and old price of each', () => {
    expect(priceList(vehicle, priceRules())).toEqual([
      { type: 'purchase', value_raw: 90_000, value: '90,000 €', old_price_raw: 100_000, oldPrice: '100,000 €', isOnRequest: false },
      { type: 'lease', value_raw: 1500, value: '1,500 € / Month', old_price_raw: null, oldPrice: '', isOnRequest: false, hiddenFromVisitors: false },
      { type: 'subscribe', value_raw: 4000, value: 'from 4,000 € / Month', old_price_raw: null, oldPrice: '', isOnRequest: false },
    ])
  })

  test('[A-207][C-366][B-280][A-208][C-367][B-282] overseas is the purchase alone, with the old price', () => {
    expect(priceList(vehicle, priceRules({ market: 'overseas' }))).toEqual([
      { type: 'purchase', value_raw: 90_000, value: '90,000 €', old_price_raw: 100_000, oldPrice: '100,000 €', isOnRequest: false },
    ])
  })

  test('[A-210][B-283][C-369] only the flagged option is on request, and its amounts are given to nobody', () => {
    const hidden = { ...vehicle, price_hidden: true }
    const raw = (flagged: FinancingOption[], market: StockMarket = '') =>
      priceList(hidden, priceRules({ priceOnRequestOptions: flagged, market })).map(({ type, value_raw, value, isOnRequest }) => [
        type,
        value_raw,
        value !== '',
        isOnRequest,
      ])
    expect(raw(['cash'])).toEqual([
      ['purchase', null, false, true],
      ['lease', 1500, true, false],
      ['subscribe', 4000, true, false],
    ])
    expect(raw(['lease'])).toEqual([
      ['purchase', 90_000, true, false],
      ['lease', null, false, true],
      ['subscribe', 4000, true, false],
    ])
    expect(JSON.stringify(priceList(hidden, priceRules({ priceOnRequestOptions: ['cash'], market: 'overseas' })))).not.toContain('100')
  })

  test('[A-209][C-368][B-281] a purchase on request is shown even without a price; without the flag it is not', () => {
    const unpriced = aVehicleAttributes({ ...none, monthly_price: null, subscribe_price: null, price_hidden: true })
    expect(priceList(unpriced, priceRules()).map(({ type }) => type)).toEqual(['purchase'])
    expect(priceList({ ...unpriced, price_hidden: false }, priceRules())).toEqual([])
  })

  test('[A-209][C-368][B-281] a lease or a subscription on request is shown only for a vehicle that offers it', () => {
    const unpriced = aVehicleAttributes({ ...none, monthly_price: null, subscribe_price: null, price_hidden: true, financing_options: ['lease'] })
    expect(priceList(unpriced, priceRules({ priceOnRequestOptions: ['lease', 'rent'] })).map(({ type }) => type)).toEqual(['lease'])
  })

  test('[A-123][C-199] a lease carries whether visitors may see it', () => {
    const [, lease] = priceList({ ...vehicle, lease_hidden_from_visitors: true }, priceRules())
    expect(lease).toMatchObject({ type: 'lease', hiddenFromVisitors: true })
  })

  test('[C-364] purchase, lease and subscription each have their own format', () => {
    const formats = { ...priceRules().formats, lease: { symbol: 'د', delimiter: '.', format: '^%' } }
    expect(priceList(vehicle, priceRules({ formats })).map(({ value }) => value)).toEqual(['90,000 €', 'د1.500', 'from 4,000 € / Month'])
  })
})

describe('the drive-away price', () => {
  const vehicle = { state: 'new' as const, price_metadata: { NSW: 61_000, VIC: 62_000 }, msrp_price: 55_000 }
  const price = (region: string, postcodeSearch = true, changes = {}) => driveAwayPrice({ ...vehicle, ...changes }, { region, postcodeSearch })

  test('[A-213] of a new vehicle is that of the region', () => {
    expect(price('NSW')).toEqual({ value: 61_000, isLabelled: true })
  })

  test('[A-212][A-393] changes with the region, and with the feature', () => {
    expect([price('NSW').value, price('VIC').value, price('NSW', false).value]).toEqual([61_000, 62_000, 55_000])
  })

  test.each(['used', 'approved'])('[A-214] of a vehicle that is %s is the msrp', (state) => {
    expect(price('NSW', true, { state }).value).toBe(55_000)
  })

  test.each([
    ['', true],
    ['TAS', true],
    ['constructor', true],
    ['NSW', false],
  ])('[A-215] for the region %j with the feature %j is the msrp', (region, isOn) => {
    expect(price(region, isOn)).toEqual({ value: 55_000, isLabelled: isOn })
  })

  test('[A-215] that nobody knows is labelled nothing', () => {
    expect(price('TAS', true, { msrp_price: null })).toEqual({ value: null, isLabelled: false })
  })
})

test.each(markets)('[A-256][A-257] in market %j the on-the-road price and the breakdown show overseas only', (market) => {
  const vehicle = aVehicleAttributes({ japan_used_and_approved_cars_field: { on_the_road_price: 5 }, price_breakdown: [{ label: 'Tax', value: 1 }] })
  const isOverseas = market === 'overseas'
  expect(onTheRoadPrice(vehicle, market)).toBe(isOverseas ? 5 : null)
  expect(priceBreakdown(vehicle, market)).toEqual(isOverseas ? [{ label: 'Tax', value: 1 }] : [])
  expect(priceBreakdown(aVehicleAttributes({}), market)).toEqual([])
})

test.each([
  ['', false],
  ['owner_visible, postcode_search', true],
])('[C-374][A-392] the features %j make a postcode search: %j', (additionalFeatures, postcodeSearch) => {
  const { postcodeSearch: _, ...settings } = priceRules({ market: 'mobility' })
  expect(readPriceRules({ ...settings, additionalFeatures })).toEqual(priceRules({ market: 'mobility', postcodeSearch }))
})

describe('a car of another country', () => {
  const words = readStockWords(({ words: owned }) => textsIn('ar', owned))
  const list = [
    { country: 'AE', name: 'AE', currency: 'AED', vat_percent: 5, vat_wording: '', registration_included: false },
    { country: 'SA', name: 'SA', currency: 'SAR', vat_percent: 15, vat_wording: '', registration_included: true },
    { country: 'KW', name: 'KW', currency: 'KWD', vat_percent: 0, vat_wording: '', registration_included: false },
    { country: 'BH', name: 'BH', currency: 'BHD', vat_percent: 10, vat_wording: 'شامل الضريبة البحرينية', registration_included: false },
  ]
  const rules = (changes = {}) => priceRules({ markets: { list, home: list[0] ?? null }, ...changes })
  const cardOf = (values: Parameters<typeof aVehicleAttributes>[0], changes = {}) =>
    cardView(aVehicleAttributes(values), { rules: rules(changes), words, showsOwner: false })

  test('is priced in its own currency with the decimals of that, beside others in the currency of the site', () => {
    const visiblePrices = [
      { currency: 'AED', gross_price: 300_000 },
      { currency: 'SAR', gross_price: 349_503, sale_price: 339_005 },
      { currency: 'KWD', gross_price: 24_950.125 },
      { currency: 'USD', gross_price: 90_000.5 },
      { currency: 'JPY', gross_price: 9_000_000 },
    ].map((values) => cardOf(values).prices[0])
    expect(visiblePrices.map((price) => price?.value)).toEqual([
      '300,000 €',
      '339,005 ريالات سعودية',
      '24,950.125 دينار كويتي',
      '90,000.50 دولار أمريكي',
      '9,000,000 JPY',
    ])
    expect(visiblePrices[1]?.oldPrice).toBe('349,503 ريالات سعودية')
  })

  test('says whether its price includes the tax and the registration of that country', () => {
    const terms = (values: Parameters<typeof aVehicleAttributes>[0], changes = {}) => cardOf({ gross_price: 1, net_price: 1, ...values }, changes).terms
    expect(terms({ owner_country: 'AE' })).toBe('شامل ضريبة القيمة المضافة \u20665%\u2069، غير شامل رسوم التسجيل')
    expect(terms({ dealer_code: 'SA-RUH-01', currency: 'SAR' })).toBe('شامل ضريبة القيمة المضافة \u206615%\u2069، شامل رسوم التسجيل')
    expect(terms({ owner_country: 'KW', currency: 'KWD' })).toBe('لا تُطبَّق ضريبة القيمة المضافة، غير شامل رسوم التسجيل')
    expect(terms({ owner_country: 'BH', currency: 'BHD' })).toBe('شامل الضريبة البحرينية، غير شامل رسوم التسجيل')
    expect(terms({ owner_country: 'BH', currency: 'BHD' }, { taxIncluded: false })).toBe('غير شامل ضريبة القيمة المضافة \u206610%\u2069، غير شامل رسوم التسجيل')
    const kuwait = { owner_country: 'KW', dealer_code: '', currency: 'KWD' }
    expect(priceTerms(kuwait, rules(), textsIn('en', stockWords.words))).toBe('No VAT applies, registration not included')
    expect([terms({ currency: 'JPY' }), terms({ currency: 'JPY' }, { taxIncluded: false })]).toEqual(['شامل الضريبة', 'غير شامل الضريبة'])
    expect(terms({ price_hidden: true })).toBe('')
  })

  test('tells on its card whether it is new, approved or used', () => {
    const stateOf = (state: 'new' | 'approved' | 'used') => cardOf({ state }).facts.find(({ label }) => label === words.attribute_state)
    expect((['new', 'approved', 'used'] as const).map((state) => [stateOf(state)?.value, stateOf(state)?.isKey])).toEqual([
      ['جديدة', true],
      ['مستعملة معتمدة', true],
      ['مستعملة', true],
    ])
  })
})
