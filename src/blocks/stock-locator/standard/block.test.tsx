import { JSDOM } from 'jsdom'
import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BlockNeeds } from '#block-engine/block-needs.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { Block } from '#block-engine/define-block.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { views } from '#blocks/views.gen.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { seedRetailers } from '#domains/retailers/index.server.ts'
import { backendNames, type FilterKey, filterKeys, isPriceKey, isRangeKey, listKeys } from '#domains/stock/index.ts'
import { importVehicles, seedListings } from '#domains/stock/index.server.ts'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { aVehicle, priceRules } from '#tests/support/records/a-vehicle.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { stockForBlocks } from '#tests/support/drawing/stock-for-blocks.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { locatorQuery } from '../shared/locator-fields.ts'

const services = await testServices()
const [near, all] = [await aNeighbour(), await aNeighbour()]

const full = {
  state: 'new' as const,
  nameplate_name: 'Range Rover',
  nameplate_brand_name: 'Land Rover',
  model_display_name: 'رينج روفر',
  version: 'Autobiography',
  production_year: 2025,
  mileage: 12,
  mileage_unit: 'km',
  engine_type: ['petrol' as const],
  color: 'black',
  color_name: 'أسود سانتوريني',
  interior_color: 'بيج',
  drivetrain: 'awd',
  transmission: 'automatic',
  vin: 'SALGA2BK5PA123456',
  power: 400,
  power_unit: 'hp',
  engine_capacity_normalized: 3,
  engine_capacity_unit: 'l',
  number_of_seats: 5,
  status: 'stock' as const,
  currency: 'EUR',
  gross_price: 500_000,
  product_card_disclaimer: { description: 'السعر لا يشمل التأمين.' },
  photos: [{ image_id: 5 }, { image_id: 6 }],
}

const dealer = { tag_class: ['sales'], brands: ['جاكوار', 'لاند روفر'] }

beforeAll(async () => {
  const listing = { name: 'x', currency: 'EUR', membership: 'filtered' as const, filters: {} }
  await seedListings(services.staffCtx, {
    listings: [
      { ...listing, key: 'cars' },
      { ...listing, key: 'few', filters: { states: ['new'] } },
    ],
    configs: [],
  })
  const others = Array.from({ length: 26 }, (_, index) => ({
    draft: aVehicle({
      external_id: `other-${index}`,
      state: index % 2 === 0 ? 'used' : 'approved',
      nameplate_name: 'F-Pace',
      currency: 'EUR',
      production_year: 2020,
      mileage: 1000 + index,
      color: 'white',
      gross_price: 100_000 + index,
      sale_price: index === 0 ? 90_000 : null,
      monthly_price: 1500,
      financing_options: ['cash', 'lease'],
      price_breakdown: index === 0 ? [{ label: 'شحن', value: 900 }] : [],
      japan_used_and_approved_cars_field: { on_the_road_price: index === 0 ? 95_000 : null },
      product_card_disclaimer: { description: index === 1 ? 'العرض حتى نهاية الشهر.' : '' },
      price_hidden: index === 2,
      dealer_code: index < 2 ? 'SA-RUH-01' : 'AE-DXB-01',
    }),
    created_at: new Date(1_700_000_000_000 + index * 1000),
  }))
  await importVehicles(services.staffCtx, [{ draft: aVehicle({ ...full, external_id: 'full' }), created_at: new Date(1_790_000_000_000) }, ...others])
  await seedRetailers(services.staffCtx, [
    RetailerDraft.parse({ ...dealer, name: 'معرض الرياض', dealer_code: 'SA-RUH-01', state: 'منطقة الرياض', postcode: '12000', locality: 'العليا' }),
    RetailerDraft.parse({ ...dealer, name: 'معرض دبي', dealer_code: 'AE-DXB-01', state: 'دبي' }),
  ])
  await services.stock.refresh()
})

type Template = 'stock_locator' | 'stock_locator_overseas' | 'stock_locator_carousel'

function blockOf(template: Template): Block {
  const knownTemplate = catalogue.get(template)
  if (!knownTemplate) throw new Error(`no template ${template}`)
  return knownTemplate.block
}

const [stockLocator, stockLocatorOverseas] = [blockOf('stock_locator'), blockOf('stock_locator_overseas')]

type Setup = { fields?: Record<string, unknown>; query?: string; stock?: Partial<BlockNeeds['stock']>; ctx?: BlockContext['ctx'] }

/** A block with its data, as it is resolved for an address. */
async function prepare(template: Template, { fields = {}, query = '', stock = {}, ctx = services.staffCtx }: Setup = {}) {
  const resolved = resolveBlock(aStoredBlock(template, { ci_key_list: 'cars', ...fields }), blockOf(template), plainResolver)
  if (!resolved) throw new Error('hidden')
  const context: BlockContext<'stock' | 'calculator'> = {
    ctx: { ...ctx, staff: null },
    query: readQuery(new URLSearchParams(query), locatorQuery),
    posted: null,
    path: 'cars',
    timeZone: plainResolver.timeZone,
    now: plainResolver.now,
    calculator: { currencyIso: 'AED', style: { symbol: 'درهم', delimiter: ',', format: '% ^' } },
    stock: stockForBlocks({
      search: (listing, stockQuery) => services.stock.search(listing, stockQuery),
      models: () => services.stock.models(),
      priceRules: priceRules({ siteCurrency: 'EUR' }),
      places: { regions: ['دبي', 'منطقة الرياض'], endpoints: { dealers: '', fallback: '' }, brandNames: { main: 'جاكوار', sister: 'لاند روفر' } },
      ...stock,
    }),
  }
  const data = await dataLoaders.get(template)?.(resolved.values, context, [])
  return { ...resolved, isEager: false, data }
}

/** A block as the server draws it for an address. */
async function draw(template: Template, setup: Setup = {}) {
  const View = views.get(template) as unknown as FunctionComponent<Record<string, unknown>>
  return JSDOM.fragment(renderToStaticMarkup(<View {...(await prepare(template, setup))} />))
}

async function budgetOf(template: Template, fields: Record<string, unknown>): Promise<unknown> {
  const { data } = await prepare(template, { fields })
  return (data as { stock: { budget: unknown } }).stock.budget
}

const titles = (root: ParentNode) => [...root.querySelectorAll('article h3 a')].map((link) => link.textContent)
const groups = (root: ParentNode) => [...root.querySelectorAll('form summary')].map((summary) => summary.textContent)
/** The filters that a visitor can set. */
const inputs = (root: ParentNode) => [
  ...new Set([...root.querySelectorAll('form [name]')].map((input) => (input.getAttribute('name') ?? '').replace('[]', ''))),
]
/** All filters that editors can switch: countries have no switch. */
const switches = filterKeys.filter((key) => key !== 'countries')
const textOf = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent
const count = (root: ParentNode) => textOf(root, 'h2[aria-live]')

describe('the stock locator', () => {
  test('[A-005] lists vehicles of all three states and can be narrowed to each one', async () => {
    expect(count(await draw('stock_locator'))).toBe('27 سيارة')
    const narrowed = await Promise.all(['new', 'used', 'approved'].map((state) => draw('stock_locator', { query: `state_in=${state}` })))
    expect(narrowed.map(count)).toEqual(['سيارة واحدة', '13 سيارة', '13 سيارة'])
  })

  test('[A-137] shows the medium variant of its first photo', async () => {
    const root = await draw('stock_locator', { query: 'state_in=new' })
    expect([...root.querySelectorAll('article img')].map((picture) => picture.getAttribute('src'))).toEqual(['/media/api/v2/images/5/w/640.jpg'])
  })

  test('[A-388][C-399] shows the 12 attributes of a complete card in order', async () => {
    const root = await draw('stock_locator', { query: 'state_in=new' })
    expect([...root.querySelectorAll('article dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent))).toEqual([
      ['سنة الصنع', '2025'],
      ['الطراز', 'رينج روفر'],
      ['المسافة المقطوعة', '12 كم'],
      ['المحرك', 'بنزين'],
      ['اللون الخارجي', 'أسود سانتوريني'],
      ['لون المقصورة', 'بيج'],
      ['نظام الدفع', 'دفع رباعي'],
      ['نهاية رقم الهيكل', '456'],
      ['القوة', '400 حصان'],
      ['سعة المحرك', '3.0 لتر'],
      ['التوفر', 'متوفرة'],
      ['الحالة', 'جديدة'],
    ])
    expect(root.querySelector('article h3 a')?.getAttribute('href')).toMatch(/^\/ar\/showroom\/new-range-rover-2025-petrol-awd-automatic-.+-\d+$/)
  })

  test('[B-226] has 17 switches; one that is off leaves the panel and its filter is not asked', async () => {
    expect(stockLocator.fields.filter(({ field_type }) => field_type === 'Bool').map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(filterKeys.filter((key) => key !== 'countries')),
    )
    expect(stockLocator.fields.filter(({ field_type }) => field_type === 'Bool')).toHaveLength(17)
    const off = await draw('stock_locator', { fields: { states: false }, query: 'state_in=new' })
    expect(groups(off)).not.toContain('الحالة')
    expect(off.querySelector('[name="state_in"]')).toBeNull()
    expect(count(off)).toBe('27 سيارة')
  })

  // Both prices are one filter, which is there while one of them is on.
  const alone: { keys: FilterKey[] }[] = [
    ...switches.filter((key) => !isPriceKey(key)).map((key) => ({ keys: [key] })),
    { keys: ['msrp_price', 'display_price'] },
  ]
  test.each(alone)('[B-226] $keys switched off leaves the panel and is not asked, and all others stay', async ({ keys }) => {
    const names = keys.flatMap(backendNames)
    // No car is like that: where it is asked, none is found.
    const query = `${names[0]}=${keys.some(isRangeKey) ? '999999999' : 'nobody'}`
    const allOn = Object.fromEntries(switches.map((name) => [name, true]))
    const someOff = { ...allOn, ...Object.fromEntries(keys.map((name) => [name, false])) }
    const [on, off] = [await draw('stock_locator', { fields: allOn, query }), await draw('stock_locator', { fields: someOff, query })]
    expect([count(on), count(off)]).toEqual(['لا توجد سيارات', '27 سيارة'])
    const [shownFilters, hiddenFilters] = [await draw('stock_locator', { fields: allOn }), await draw('stock_locator', { fields: someOff })].map(inputs)
    expect(hiddenFilters).toEqual(shownFilters?.filter((name) => !names.includes(name)))
    expect(hiddenFilters?.length).toBeGreaterThan(0)
  })

  test.each(['msrp_price', 'display_price'])('[B-226] the price can be set while %s alone is off', async (key) => {
    const allOn = Object.fromEntries(switches.map((name) => [name, true]))
    const [on, off] = [await draw('stock_locator', { fields: allOn }), await draw('stock_locator', { fields: { ...allOn, [key]: false } })].map(inputs)
    expect(off).toEqual(on)
    expect(off?.some((name) => name.startsWith('display_price'))).toBe(true)
  })

  test('[B-227] has 13 of them on at first', () => {
    const on = stockLocator.fields.filter((field) => field.field_type === 'Bool' && field.default).map(({ symbol }) => symbol)
    expect(on).toHaveLength(13)
    for (const symbol of ['display_price', 'model_year', 'specific_colors', 'number_of_seats']) expect(on).not.toContain(symbol)
  })

  test('[B-230] has exactly five of them on overseas', () => {
    const on = stockLocatorOverseas.fields.filter((field) => field.field_type === 'Bool' && field.default).map(({ symbol }) => symbol)
    expect(on).toEqual(['models', 'statuses', 'production_year', 'engine_types', 'specific_colors'])
    expect(stockLocatorOverseas.fields.filter(({ field_type }) => field_type === 'Bool')).toHaveLength(17)
  })

  test('[B-085][B-086] is two templates of the group Stock Locator', () => {
    expect([stockLocator.group, stockLocatorOverseas.group]).toEqual(['Stock Locator', 'Stock Locator'])
    expect(stockLocator.symbol).not.toBe(stockLocatorOverseas.symbol)
  })

  test('[B-225] takes its listing and its brand from its keys, and then offers no choice of the brand', async () => {
    const root = await draw('stock_locator', { fields: { sl_key_brand: 'land-rover' } })
    expect(count(root)).toBe('سيارة واحدة')
    expect(groups(root)).not.toContain('العلامة')
    expect((await draw('stock_locator', { fields: { ci_key_list: 'few' } })).querySelectorAll('article')).toHaveLength(1)
  })

  test('[A-253] falls back to the first brand of its listing where its own is unknown', async () => {
    const [unknown, jaguar] = await Promise.all(['zzz', 'jaguar'].map((sl_key_brand) => draw('stock_locator', { fields: { sl_key_brand } })))
    expect(count(unknown as ParentNode)).toBe(count(jaguar as ParentNode))
    expect(count(unknown as ParentNode)).not.toBe('')
  })

  test('[B-228] gives the reset the look of its field', async () => {
    const looks = await Promise.all(['grey-theme', 'black-theme'].map((theme) => draw('stock_locator', { fields: { reset_button_theme: theme } })))
    expect(looks.map((root) => root.querySelector('form [data-section-theme]')?.getAttribute('data-section-theme'))).toEqual(['grey-theme', 'black-theme'])
  })

  test('[B-229] shows a headline with chosen vehicles and links', async () => {
    const page = await services.stock.search('cars', { filters: { states: ['new'] }, sort: 'status', page: 1, items: 1 })
    const list = [{ id: page?.ids[0] }, { label: 'ديفندر', url: '/defender' }]
    const root = await draw('stock_locator', { fields: { vehicles: { headline: 'اختياراتنا', list } }, query: 'state_in=used' })
    expect(textOf(root, 'h2')).toBe('اختياراتنا')
    expect(titles(root)[0]).toBe('رينج روفرAutobiography')
    expect(root.querySelector('a[href="/ar/defender"]')?.textContent).toBe('ديفندر')
  })

  test('is a plain GET form with counts, ticks and the order of the address', async () => {
    const root = await draw('stock_locator', { query: 'state_in=used&state_in=new&sort=price&mileage_lteq=1010' })
    const form = root.querySelector('form')
    expect(form?.getAttribute('method')).toBe('get')
    expect([...root.querySelectorAll('[name="state_in"]')].map((box) => [box.getAttribute('value'), box.hasAttribute('checked')])).toEqual(
      expect.arrayContaining([
        ['used', true],
        ['new', true],
        ['approved', false],
      ]),
    )
    expect(root.querySelector('[name="mileage_lteq"]')?.getAttribute('value')).toBe('1010')
    expect(root.querySelector('select option[selected]')?.getAttribute('value')).toBe('price')
    expect(root.querySelector('select')?.getAttribute('form')).toBe(form?.id)
    expect(form?.querySelector('[type="submit"]')).not.toBeNull()
    expect([...root.querySelectorAll('[aria-label="خيارات التصفية الحالية"] a')].map((chip) => chip.textContent)).toEqual([
      'جديدة',
      'مستعملة',
      'المسافة المقطوعة: حتى 1,010',
      'إعادة الضبط',
    ])
  })

  test('[A-386][C-400] offers nine orders', async () => {
    expect((await draw('stock_locator')).querySelectorAll('select[name="sort"] option')).toHaveLength(9)
  })

  test('[A-249] takes a range as wide as the listing for none', async () => {
    const root = await draw('stock_locator', { query: 'mileage_gteq=12&mileage_lteq=1025' })
    expect(count(root)).toBe('27 سيارة')
    expect(root.querySelector('[aria-label="خيارات التصفية الحالية"]')).toBeNull()
  })

  test('[C-301] shows pages of 12 up to the one in the address, so that whoever comes back sees as much as before', async () => {
    const [first, second, last] = await Promise.all(['', 'page=2', 'page=9'].map((query) => draw('stock_locator', { query })))
    if (!first || !second || !last) throw new Error('nothing drawn')
    expect([first, second, last].map((root) => titles(root).length)).toEqual([12, 24, 27])
    expect(first.textContent).toContain('المعروض 12 من 27')
    expect([...first.querySelectorAll('a')].some((link) => link.getAttribute('href') === '?page=2')).toBe(true)
    expect(last.textContent).not.toContain('عرض المزيد')
  })

  test('is no dead end where nothing is found: it says what to leave out and shows what comes close', async () => {
    const root = await draw('stock_locator', { query: 'state_in=new&color_in=white' })
    expect(count(root)).toBe('لا توجد سيارات')
    const ways = [...root.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(ways).toContain('بدون «الحالة»: 26 سيارة')
    expect(ways).toContain('بدون «اللون»: سيارة واحدة')
    expect(titles(root)).toHaveLength(3)
  })

  test('[C-352] every price of a card is isolated from the Arabic around it', async () => {
    const root = await draw('stock_locator', { query: 'page=9' })
    const prices = [...root.querySelectorAll('article [data-type]')].filter(({ textContent }) => /\d/.test(textContent ?? ''))
    expect(prices.length).toBeGreaterThan(12)
    expect(prices.filter((price) => price.querySelector(':scope > bdi')?.textContent?.match(/\d/) == null)).toEqual([])
  })

  test('[A-391][B-341][C-370][C-371] prices point to their disclaimers by an info button and by asterisks', async () => {
    const root = await draw('stock_locator', { query: 'page=9' })
    const tips = [...root.querySelectorAll('article button[popovertarget]')]
    expect(tips).toHaveLength(2)
    expect(tips.map((tip) => root.querySelector(`[id="${tip.getAttribute('popovertarget')}"][popover]`)?.textContent)).toEqual([
      'السعر لا يشمل التأمين.',
      'العرض حتى نهاية الشهر.',
    ])
    expect(tips.map((tip) => tip.previousElementSibling?.textContent)).toEqual(['*', '**'])
    expect(root.textContent).toContain('** العرض حتى نهاية الشهر.')
  })

  test('[A-385] an amount and its symbol are isolated from the Arabic around them', async () => {
    const root = await draw('stock_locator', { query: 'state_in=new' })
    expect([...root.querySelectorAll('[data-type="purchase"] > bdi')].map(({ textContent }) => textContent)).toEqual(['500,000 €'])
  })

  test('[C-371] prices point to their disclaimers by asterisks alone where the setting says symbol', async () => {
    const root = await draw('stock_locator', { query: 'page=9', stock: { priceRules: priceRules({ disclaimerType: 'symbol' }) } })
    expect(root.querySelectorAll('article button[popovertarget], article [popover]')).toHaveLength(0)
    expect(root.textContent).toContain('السعر لا يشمل التأمين.')
    expect(root.textContent).toContain('** العرض حتى نهاية الشهر.')
  })

  test('[A-209][B-281][C-368] a price on request is a text, and its amount is not in the page', async () => {
    const root = await draw('stock_locator', { query: 'page=9' })
    expect(root.textContent).toContain('السعر عند الطلب')
    expect(root.textContent).not.toContain('100,002')
  })

  test('[C-374][A-392][A-393] the owner and the saved vehicles are features that are off at first', async () => {
    const plain = await draw('stock_locator')
    const withSelected = await draw('stock_locator', { stock: { features: ['display_selected_vehicles'] } })
    expect(plain.textContent).not.toContain('السيارات المحفوظة')
    expect(withSelected.textContent).toContain('السيارات المحفوظة')
  })

  test('[B-322] says so where there is no such listing, in the words of error_msg and try_again_btn_label', async () => {
    const fields = { ci_key_list: 'gone', error_msg: 'القائمة غير متاحة', try_again_btn_label: 'حاول مجددًا' }
    for (const template of ['stock_locator', 'stock_locator_overseas', 'stock_locator_carousel'] as const) {
      const root = await draw(template, { fields })
      expect(textOf(root, '[role="alert"]')).toBe('القائمة غير متاحة حاول مجددًا')
    }
  })
})

describe('the search for a place', () => {
  const stock = { features: ['postcode_search'] as const }
  const postcodeFilter = { features: ['postcode_filter'] as const }
  const bar = (root: ParentNode) => root.querySelector('search[aria-label="البحث بحسب المكان"]')
  const keptFields = (root: ParentNode | null | undefined) =>
    [...(root?.querySelectorAll('input[type="hidden"]') ?? [])].map((input) => `${input.getAttribute('name')}=${input.getAttribute('value')}`)

  test('[A-393][C-375] comes with postcode_search, its postcode alone with postcode_filter, and not without', async () => {
    const [off, all, filter] = await Promise.all([draw('stock_locator'), draw('stock_locator', { stock }), draw('stock_locator', { stock: postcodeFilter })])
    const names = (root: ParentNode | undefined) =>
      [...(bar(root as ParentNode)?.querySelectorAll('[name^="_"]') ?? [])].map((field) => field.getAttribute('name'))
    expect([names(off), names(all), names(filter)]).toEqual([[], ['_retailer', '_state', '_postcode', '_locality'], ['_postcode', '_locality']])
    expect([...(all?.querySelectorAll('[name="_state"] option') ?? [])].map(({ textContent }) => textContent)).toEqual(['كل المناطق', 'دبي', 'منطقة الرياض'])
  })

  test('[B-342] offers the regions of the setting in their order', async () => {
    const regions = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']
    const places = { regions, endpoints: { dealers: '', fallback: '' }, brandNames: { main: '', sister: '' } }
    const root = await draw('stock_locator', { stock: { ...stock, places } })
    expect([...root.querySelectorAll<HTMLOptionElement>('[name="_state"] option')].map(({ textContent }) => textContent)).toEqual(['كل المناطق', ...regions])
  })

  test('[A-184][A-245] an address draws the vehicles of its dealers, the fields as they were, and both forms keep what the other asks', async () => {
    const query = '_postcode=%D9%A1%D9%A2%D9%A0%D9%A0%D9%A0&_locality=العليا&color_in=white'
    const root = await draw('stock_locator', { query, stock })
    expect(count(root)).toBe('سيارتان')
    expect(root.querySelector('[name="_postcode"]')?.getAttribute('value')).toBe('12000')
    expect([...root.querySelectorAll('[aria-label="خيارات التصفية الحالية"] a')].map((chip) => chip.textContent)).toEqual([
      '12000، العليا',
      'أبيض',
      'إعادة الضبط',
    ])
    expect(keptFields(bar(root))).toEqual(['color_in=white'])
    expect(keptFields(root.querySelector('form:has([name="color_in"][type="checkbox"])'))).toEqual(['_postcode=12000', '_locality=العليا'])
    expect(root.querySelector('article h3 a')?.getAttribute('href')).not.toContain('_postcode')
    const linked = await draw('stock_locator', { query, stock: { ...stock, priceRules: priceRules({ postcodeSearch: true }) } })
    expect(linked.querySelector('article h3 a')?.getAttribute('href')).toContain('?_postcode=12000&_locality=')
  })

  test.each([
    ['_state=منطقة الرياض', 'سيارتان'],
    ['_retailer=SA-RUH-01', 'سيارتان'],
    ['_postcode=12000', '27 سيارة'],
  ])('[A-184][A-203][A-204][A-205] %s gives %s', async (query, total) => {
    expect(count(await draw('stock_locator', { query, stock }))).toBe(total)
  })

  test('[A-253] an unknown region is the first one of the list, all of them', async () => {
    const root = await draw('stock_locator', { query: '_state=zzz', stock })
    expect(count(root)).toBe('27 سيارة')
    expect(bar(root)?.querySelector('[role="alert"]')?.textContent).toBe('')
  })

  test('[A-245][A-246] a place without dealers filters nothing and says so; with the feature off it is not read', async () => {
    const query = '_postcode=99999&_locality=x'
    const [on, off] = await Promise.all([draw('stock_locator', { query, stock }), draw('stock_locator', { query })])
    expect([count(on as ParentNode), bar(on as ParentNode)?.querySelector('[role="alert"]')?.textContent]).toEqual([
      '27 سيارة',
      'لم نعثر على معرض في هذا المكان. اختر مكانًا آخر.',
    ])
    expect(count(off as ParentNode)).toBe('27 سيارة')
  })

  test('[A-314][A-315][C-309][C-308][C-310] a postcode is asked of the endpoint of the settings, and of the fallback where that fails', async () => {
    near.answer = { status: 500, body: 'x' }
    all.answer = { status: 200, body: JSON.stringify({ data: [{ dealer_code: 'SA-RUH-01' }] }) }
    const endpoints = { dealers: `${near.url}/dealers`, fallback: `${all.url}/dealers` }
    const places = { regions: [], endpoints, brandNames: { main: '', sister: '' } }
    const askAll = { query: '_postcode=1&_locality=x', stock: { ...stock, places } }
    const root = await draw('stock_locator', { ...askAll, ctx: { ...services.staffCtx, network: 'private' } })
    expect([near.requests, all.requests]).toEqual([['/dealers?postcode=1&locality=x'], ['/dealers']])
    expect(count(root)).toBe('سيارتان')
    // An editor's setting leads to no address within our own network.
    await draw('stock_locator', askAll)
    expect([near.requests, all.requests]).toEqual([['/dealers?postcode=1&locality=x'], ['/dealers']])
  })
})

test('[C-375][A-182] the address of the saved vehicles opens their view, where the feature is on', async () => {
  const query = '_saved=1'
  const [on, off] = await Promise.all([draw('stock_locator', { query, stock: { features: ['display_selected_vehicles'] } }), draw('stock_locator', { query })])
  expect([count(on as ParentNode), count(off as ParentNode)]).toEqual(['السيارات المحفوظة', '27 سيارة'])
})

test('visitors filter by the price that they see, also where an address asks for the list price', async () => {
  const root = await draw('stock_locator', { query: 'msrp_price_lteq=97000' })
  // The car at 100,000 is on sale for 90,000.
  expect(root?.querySelector('[name="display_price_lteq"]')?.getAttribute('value')).toBe('97000')
  expect([count(root as ParentNode), textOf(root as ParentNode, 'del bdi')]).toEqual(['سيارة واحدة', '100,000 €'])
  expect(root?.querySelector('[name="msrp_price_lteq"]')).toBeNull()
})

test('[C-337][C-338] the monthly budget shows where the block asks for it, and then prices can be filtered', async () => {
  const fields = { msrp_price: false, reverse_calculator: 'shown' }
  const [off, on] = await Promise.all([draw('stock_locator'), draw('stock_locator', { fields })])
  const isFilterShown = (root: ParentNode | undefined) =>
    [...(root?.querySelectorAll('summary') ?? [])].some(({ textContent }) => textContent === 'الميزانية الشهرية')
  expect([isFilterShown(off), isFilterShown(on), groups(on as ParentNode).includes('السعر')]).toEqual([false, true, true])
})

test.each(['stock_locator', 'stock_locator_overseas'] as const)('[B-004] the budget of a %s has its rate and its buttons from the block', async (template) => {
  const fields = { reverse_calculator: 'shown', budget_yearly_rate: 4.5, budget_button_label: 'صفِّ بالقسط', budget_reset_label: 'تراجع' }
  expect(await budgetOf(template, fields)).toEqual({ yearlyRate: 4.5, currency: 'AED', apply: 'صفِّ بالقسط', reset: 'تراجع' })
  expect(await budgetOf(template, {})).toBeNull()
})

test('brands and models are called as on the site, not as in feeds', async () => {
  const root = await draw('stock_locator')
  const labels = [...root.querySelectorAll('label:has([name="nameplate_brand_name_in"]), label:has([name="nameplate_name_in"])')].map(
    (label) => label.querySelector('span')?.textContent,
  )
  expect(labels).toEqual(['جاكوار', 'لاند روفر', 'F-Pace', 'رينج روفر'])
})

test('[A-207][B-280][A-208][B-282][A-256][A-257][C-366][C-367] overseas cards have the old price, no lease, the breakdown and the price on the road', async () => {
  const query = 'page=9'
  const [here, overseas] = await Promise.all([draw('stock_locator', { query }), draw('stock_locator_overseas', { query })])
  if (!here || !overseas) throw new Error('nothing drawn')
  expect(here.textContent).toContain('1,500 € / Month')
  expect(textOf(here, 'del bdi')).toBe('100,000 €')
  expect(overseas.textContent).not.toContain('/ Month')
  expect(textOf(overseas, 'del bdi')).toBe('100,000 €')
  expect(overseas.textContent).toContain('95,000 €')
  const breakdown = [...overseas.querySelectorAll('article details')].find((details) => textOf(details, 'summary') === 'تفاصيل السعر')
  expect(breakdown?.textContent).toContain('900 €')
})

describe('the carousel', () => {
  test('[B-084][B-231] shows vehicles of its listing', async () => {
    const root = await draw('stock_locator_carousel')
    expect(root.querySelectorAll('article')).toHaveLength(12)
    expect(root.querySelector('article a')?.getAttribute('href')).toMatch(/^\/ar\/showroom\//)
    expect((await draw('stock_locator_carousel', { fields: { ci_key_list: 'gone' } })).querySelector('article')).toBeNull()
  })

  test('[B-152][B-154] shows the list of its model, else of its brand, else the general one', async () => {
    const carsOf = async (fields: object) => (await draw('stock_locator_carousel', { fields: { ...fields } })).querySelectorAll('article').length
    const lists = { ci_key_list: 'cars', ci_key_brand: 'cars' }
    expect(await Promise.all([carsOf(lists), carsOf({ ...lists, ci_key_model: 'gone' }), carsOf({ ...lists, ci_key_brand: 'gone' })])).toEqual([12, 0, 0])
    expect(await carsOf({ ci_key_list: 'gone', ci_key_brand: 'gone', ci_key_model: 'cars' })).toBe(12)
    expect(await carsOf({ ci_key_list: 'gone', ci_key_brand: 'cars' })).toBe(12)
  })

  test('its cards say what a monthly amount is for, as those of the list do', async () => {
    const monthly = async (template: Template) =>
      [...(await draw(template)).querySelectorAll('[data-type="lease"]')].map(({ textContent }) => textContent).toSorted()
    const own = await monthly('stock_locator_carousel')
    expect(own.length).toBeGreaterThan(0)
    for (const text of own) expect(text).toMatch(/^الإيجار الشهري\S*[\d,]+ € \/ Month$/)
    expect(await monthly('stock_locator')).toEqual(own)
  })

  test('takes as many as it is told, of those that pass its filters', async () => {
    expect((await draw('stock_locator_carousel', { fields: { items: 3 } })).querySelectorAll('article')).toHaveLength(3)
    expect((await draw('stock_locator_carousel', { fields: { filters: { production_year_gteq: 2024 } } })).querySelectorAll('article')).toHaveLength(1)
  })
})

test('[A-185] every filter that is a list has a facet, and no other is sent to the browser', async () => {
  const root = await draw('stock_locator', { fields: Object.fromEntries(filterKeys.map((key) => [key, key === 'colors'])) })
  expect(listKeys).toContain('colors')
  expect(groups(root)).toEqual(['اللون'])
})
