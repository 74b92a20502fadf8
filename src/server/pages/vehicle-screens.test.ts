import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { describe, expect, test, vi } from 'vitest'
import { Ecommerce } from '#domains/analytics/ecommerce.ts'
import { FormDraft, formHref } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { vehicle } from '#domains/stock/schema.server.ts'
import type { VehicleInput } from '#domains/stock/vehicles/fields/vehicle-draft.ts'
import { seedListings, vehicleAttributes, vehicleDraft } from '#domains/stock/index.server.ts'
import { createVehicle, saveVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)
const { staffCtx } = services

const html = (text: string) => ({ type: 'html', html: `<p>${text}</p>` })
await seedListings(staffCtx, {
  listings: [{ key: 'all-cars', name: 'all', currency: 'AED', membership: 'filtered', filters: {} }],
  configs: [
    {
      key: 'showroom',
      configType: 'additional',
      content: { blocks: [html('عرض الصيف<script>stolen()</script>'), { type: 'html', html: ' ' }, { type: 'foo' }], trade_in: '/ar/trade-in' },
    },
    { key: 'showroom', configType: 'lease', content: { blocks: [html('للتأجير')] } },
    {
      key: 'showroom',
      configType: 'order_online',
      content: { button_sets: [{ id: 'online', setup_type: 'extended', reservation_fee: 2000, financing_options: ['cash'] }] },
    },
  ],
})

await services.set({ 'price.currencyIso': 'AED' })

async function offered(values: Partial<VehicleInput> = {}) {
  const outcome = await createVehicle(staffCtx, aVehicle(values))
  if (!outcome.ok) throw new Error(outcome.code)
  await services.stock.refresh()
  const { link } = vehicleAttributes(outcome.value)
  return { row: outcome.value, path: `/ar${link}` }
}

const set = (key: string, value: unknown) => services.set({ [key]: value })

async function get(path: string) {
  const response = await app.request(`https://site.test${path}`)
  const text = await response.text()
  return { status: response.status, location: response.headers.get('location'), headers: response.headers, text, page: new JSDOM(text).window.document }
}

const full = {
  model_display_name: 'جاكوار F-PACE',
  version: 'P400 HSE',
  status: 'stock',
  delivery_date: '2026-07-01',
  production_year: 2025,
  mileage: 1200,
  mileage_unit: 'mi',
  transmission: 'automatic',
  engine_type: ['petrol', 'mhev'],
  engine_capacity_normalized: 2,
  engine_capacity_unit: 'l',
  power: 294,
  power_unit: 'kW',
  color: 'black',
  color_name: 'أسود ليلي',
  interior_color: 'بيج فاتح',
  number_of_seats: 5,
  vin: 'SADXXXXXXXXXXX123',
  order_number: 'SO1',
  avl_field: { open_market_value: 200_000, additional_registration_fee: 500, preferential_additional_registration_fee: 250, registration_date: '2025-02-03' },
  long_description: 'سيارة بحالة ممتازة.',
  footnote: 'الصور للعرض.',
  video_url: 'https://videos.example.com/1',
  config_url: 'https://build.example.com/1',
  product_card_disclaimer: { description: 'لا يشمل التأمين.' },
  disclaimers: ['يشمل الضريبة.'],
  features_optional: [{ name: 'سقف بانورامي', price: 9500 }],
  features_standard: [{ name: 'كاميرا محيطية' }],
  gross_price: 250_000,
  monthly_price: 3000,
  financing_options: ['cash', 'lease'],
  owner_name: 'معرض دبي',
  owner_metadata: { display_name_jag: 'جاكوار دبي', display_name_lr: 'لاند روفر دبي' },
  owner_address: 'شارع الشيخ زايد',
  owner_city: 'دبي',
  owner_email: 'dubai@example.com',
  owner_phone: '+971 4 000 0000',
  owner_opening_hours: 'من الاثنين إلى السبت: 09:00 - 20:00',
} satisfies Partial<VehicleInput>

const termsOf = (page: Document, heading: string) =>
  [...(page.querySelector(`section[aria-labelledby="${heading}"]`)?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)
const textOf = (page: Document) => page.querySelector('main')?.textContent ?? ''

describe('the page of a vehicle', async () => {
  const { path, row } = await offered(full)

  test('[A-032][A-130][A-389][C-401] shows every attribute, in the order of the showroom', async () => {
    const { status, page } = await get(path)
    expect([status, path]).toEqual([200, expect.stringMatching(new RegExp(`^/ar/showroom/new-jaguar-f-pace-[^/]+-${row.id}$`))])
    expect(termsOf(page, 'vehicle-specification')).toEqual([
      ...['الحالة', 'التوفر', 'موعد التسليم', 'سنة الصنع', 'المسافة المقطوعة', 'ناقل الحركة', 'المحرك', 'سعة المحرك', 'القوة', 'اللون الخارجي', 'لون المقصورة'],
      ...['رقم الهيكل', 'رقم الطلب', 'القيمة السوقية', 'رسم التسجيل الإضافي', 'رسم التسجيل الإضافي المخفّض', 'تاريخ التسجيل', 'عدد المقاعد'],
    ])
    const text = textOf(page)
    for (const shownText of ['سيارة بحالة ممتازة.', 'الصور للعرض.', 'لا يشمل التأمين.', 'يشمل الضريبة.', 'أسود ليلي', 'بيج فاتح', '1 يوليو 2026', '5 مقاعد'])
      expect(text).toContain(shownText)
    for (const href of [full.video_url, full.config_url, '/ar/trade-in']) expect(page.querySelector(`main a[href="${href}"]`)).not.toBeNull()
  })

  test('[A-127][A-128][A-131][A-133] has every number with its own unit, and the end of its VIN', async () => {
    const { page } = await get(path)
    const text = textOf(page)
    for (const shownText of ['1,200 ميل', '294 كيلوواط', '2.0 لتر', 'نهاية رقم الهيكل 123', '200,000']) expect(text).toContain(shownText)
  })

  test('a delivery date in the past is not shown for an available vehicle', async () => {
    const late = await offered({ ...full, delivery_date: '2026-05-14' })
    expect(termsOf((await get(late.path)).page, 'vehicle-specification')).not.toContain('موعد التسليم')
    const today = await offered({ ...full, delivery_date: '2026-05-15' })
    expect(termsOf((await get(today.path)).page, 'vehicle-specification')).toContain('موعد التسليم')
    services.time.now = new Date('2026-05-15T20:00:01Z')
    expect(termsOf((await get(today.path)).page, 'vehicle-specification')).not.toContain('موعد التسليم')
    services.time.now = new Date('2026-05-15T08:00:00Z')
  })

  test('[A-132] has optional features with prices and standard ones without', async () => {
    const items = [...(await get(path)).page.querySelectorAll('main li')].map(({ textContent }) => textContent)
    expect(items).toContain('سقف بانورامي9,500 €')
    expect(items).toContain('كاميرا محيطية')
  })

  test('[A-391] keeps the disclaimer of its price behind an info icon', async () => {
    const details = (await get(path)).page.querySelector('details:has([data-icon="ui-info"])')
    expect(details?.querySelector('svg')?.getAttribute('aria-label')).toBe('ملاحظة حول السعر')
    expect(details?.textContent).toBe('لا يشمل التأمين.')
    expect(details?.hasAttribute('open')).toBe(false)
  })

  test('[C-370][B-341] marks a price that has a note with its asterisk', async () => {
    const { page } = await get(path)
    expect([...page.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['*'])
    expect(textOf(page)).toContain('*يشمل الضريبة.')
  })

  test('[A-219][C-163] shows the blocks of the configurations that concern it', async () => {
    const [cash, both] = [await get((await offered()).path), await get(path)]
    expect([textOf(cash.page).includes('عرض الصيف'), textOf(cash.page).includes('للتأجير')]).toEqual([true, false])
    expect(both.text).not.toContain('stolen')
    expect([textOf(both.page).includes('عرض الصيف'), textOf(both.page).includes('للتأجير')]).toEqual([true, true])
  })

  test('[A-219] offers the order online that the configuration of online orders gives its buttons', async () => {
    const buttons = [{ button_type: 'primary', label: 'احجز سيارتك', button_set_setup_id: 'online' }]
    const { row, path: orderable } = await offered({ ...full, buttons })
    const { page } = await get(orderable)
    const link = [...page.querySelectorAll('main a')].find(({ textContent }) => textContent === 'احجز سيارتك')
    expect(link?.getAttribute('href')).toBe(`/ar/showroom-order-online/vehicle/${row.id}?list=all-cars`)
    expect(textOf(page)).toMatch(/رسم الحجز[^:]*: 2,000\s€/)
    const other = await offered({ ...full, buttons: [{ button_type: 'primary', label: 'احجز سيارتك', button_set_setup_id: 'unknown' }] })
    const { page: plain } = await get(other.path)
    expect(plain.querySelector(`main a[href*="/showroom-order-online/vehicle/${other.row.id}"]`)).toBeNull()
  })

  test('[C-200][A-138][A-139][A-393] shows the retailer, under the name of its brand, only while the feature is on', async () => {
    const box = (page: Document) => page.querySelector('section[aria-labelledby="vehicle-retailer"]')
    expect(box((await get(path)).page)).toBeNull()
    await set('stock_locator.additional_features', 'owner_visible')
    const { page } = await get(path)
    for (const text of ['جاكوار دبي', 'شارع الشيخ زايد', 'دبي', '+971 4 000 0000', 'dubai@example.com', '09:00 - 20:00'])
      expect(box(page)?.textContent).toContain(text)
    const hrefs = [...(box(page)?.querySelectorAll('a') ?? [])].map(({ href }) => href)
    expect(hrefs).toContain('tel:+97140000000')
    const message = decodeURIComponent(hrefs.find((href) => href.startsWith('https://wa.me/97140000000')) ?? '')
    expect(message).toContain('جاكوار F-PACE P400 HSE 2025')
    expect(message).toContain(`https://site.test/ar/showroom/`)
    expect(hrefs.some((href) => href.startsWith('https://www.google.com/maps/dir/'))).toBe(true)
    const { page: sister } = await get((await offered({ ...full, nameplate_brand_name: 'Land Rover' })).path)
    expect(box(sister)?.textContent).toContain('لاند روفر دبي')
    await set('stock_locator.additional_features', '')
  })

  test('says to machines what it is', async () => {
    const { page } = await get(path)
    const schemas = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
    )
    expect(schemas.find((schema) => schema['@type'] === 'Car')).toMatchObject({
      vehicleIdentificationNumber: full.vin,
      offers: { '@type': 'Offer', price: 250_000, priceCurrency: 'AED', availability: 'https://schema.org/InStock', url: `https://site.test${path}` },
    })
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`https://site.test${path}`)
    expect(page.title).toContain('جاكوار F-PACE P400 HSE 2025')
    expect(page.querySelector('meta[name="robots"]')).toBeNull()
  })

  test('is kept until the stock changes', async () => {
    await get(path)
    expect(services.cache.findByAddress(path, services.time.now.getTime())).toBeDefined()
    services.cache.forget(['stock'])
    expect(services.cache.findByAddress(path, services.time.now.getTime())).toBeUndefined()
  })

  test('[A-033][A-056][A-059] is at one address: other words lead to it, with their query', async () => {
    const moved = await get(`/ar/showroom/anything-${row.id}?utm_source=x`)
    expect([moved.status, moved.location]).toEqual([301, `${path}?utm_source=x`])
    expect((await get(`/ar/showroom/${row.id}`)).location).toBe(path)
  })
})

describe('the monthly estimate of a vehicle', () => {
  const estimateOf = async (values: Partial<VehicleInput>) => {
    const { page } = await get((await offered({ ...full, ...values })).path)
    return page.querySelector('#vehicle-finance')
  }

  test.each(['new', 'used', 'approved'] as const)('[A-390] stands on the page of a vehicle that is %s', async (state) => {
    await set('finance.annual_rate', '0')
    const estimate = await estimateOf({ state, gross_price: 300_000 })
    // 20 % paid down, the rest in 60 instalments.
    expect(estimate?.querySelector('output')?.textContent).toContain('€4,000')
    expect(estimate?.querySelectorAll('input[type="range"]')).toHaveLength(2)
  })

  test('[A-390] is left out for conditions that the settings do not name, without a rate, and for a price on request', async () => {
    await set('finance.annual_rate', '4.5')
    expect(await estimateOf({})).not.toBeNull()
    expect(await estimateOf({ price_hidden: true })).toBeNull()
    await set('finance.mini_calculator_states', '["used"]')
    expect([await estimateOf({ state: 'new' }), (await estimateOf({ state: 'used' })) !== null]).toEqual([null, true])
    await set('finance.mini_calculator_states', '["new","used","approved"]')
    await set('finance.annual_rate', '')
    expect(await estimateOf({})).toBeNull()
  })
})

describe('prices on the page of a vehicle', () => {
  /** Of the vehicle itself: similar ones have prices as well. */
  const pricesOf = async (values: Partial<VehicleInput>) => {
    const { page } = await get((await offered({ ...full, disclaimers: [], ...values })).path)
    return page.querySelector('main > section')?.textContent ?? ''
  }

  test('[A-123][C-199] a lease that is hidden from visitors is not there', async () => {
    expect(await pricesOf({})).toContain('3,000 € / Month')
    expect(await pricesOf({ lease_hidden_from_visitors: true })).not.toContain('3,000')
  })

  test('[C-199][A-123] the accordion of the lease is there with its price, and hidden with it', async () => {
    const accordionOf = async (values: Partial<VehicleInput>) => {
      const { page } = await get((await offered({ ...full, ...values })).path)
      return [...page.querySelectorAll('main details')].find((details) => details.querySelector('summary')?.textContent?.startsWith('الإيجار الشهري'))
    }
    const accordion = await accordionOf({})
    expect(accordion?.querySelector('summary')?.textContent).toContain('3,000 € / Month')
    expect(accordion?.textContent).toContain('مبلغ شهري مقابل استخدام السيارة')
    expect([await accordionOf({ lease_hidden_from_visitors: true }), await accordionOf({ monthly_price: null })]).toEqual([undefined, undefined])
  })

  test('[A-209][C-368][B-281][A-210][C-369][B-283] a flagged price is on request and nowhere on the page', async () => {
    const text = (await get((await offered({ ...full, gross_price: 987_654, price_hidden: true })).path)).text
    expect(text).toContain('السعر عند الطلب')
    expect(text).not.toMatch(/987[,.]?654/)
    expect(text).toContain('3,000')
  })

  test('[A-207][C-366][B-280][A-208][C-367][B-282][A-256][A-257][C-319] the overseas market shows old price, on-the-road price and breakdown, and no lease', async () => {
    const values = {
      sale_price: 240_000,
      japan_used_and_approved_cars_field: { on_the_road_price: 255_000 },
      price_breakdown: [{ label: 'رسوم الشحن', value: 4000 }],
    }
    const tellsPrices = (text: string) => ['250,000', '255,000', 'رسوم الشحن', '3,000'].map((part) => text.includes(part))
    expect(tellsPrices(await pricesOf(values))).toEqual([true, false, false, true])
    await set('stock_locator.market', 'overseas')
    expect(tellsPrices(await pricesOf(values))).toEqual([true, true, true, false])
    expect(tellsPrices(await pricesOf({}))).toEqual([true, false, false, false])
    await set('stock_locator.market', '')
  })

  test('[A-212][A-213][A-215][A-393] the drive-away price follows the state, and is called so only with the postcode search', async () => {
    const { path } = await offered({ ...full, price_metadata: { NSW: 261_000 } })
    const pricesTold = async (query: string) => {
      const text = textOf((await get(`${path}${query}`)).page)
      return [text.includes('261,000'), text.includes('السعر شاملًا رسوم التسجيل')]
    }
    expect(await pricesTold('?_state=NSW')).toEqual([false, false])
    await set('stock_locator.additional_features', 'postcode_search')
    expect(await pricesTold('?_state=NSW')).toEqual([true, true])
    expect(await pricesTold('?_state=VIC')).toEqual([false, true])
    expect(await pricesTold('')).toEqual([false, true])
    await set('stock_locator.additional_features', '')
  })
})

test('[A-140] a used vehicle shows its history in eight lines, without the empty ones', async () => {
  const life = {
    date_mot_expiry: '2027-01-02',
    date_warranty_expiry: '2028-03-04',
    recycling_fee: 120,
    repair_record: 'لا حوادث',
    previous_use: 'استخدام خاص',
    regular_maintenance_availability: 'نعم',
    maintenance_log: 'سجل كامل',
    date_registered: '2021-05-06',
  }
  const { page } = await get((await offered({ state: 'used', ...life })).path)
  expect(termsOf(page, 'vehicle-history')).toHaveLength(8)
  expect(textOf(page)).toContain('6 مايو 2021')
  const { page: less } = await get((await offered({ state: 'used', ...life, previous_use: '', recycling_fee: null })).path)
  expect(termsOf(less, 'vehicle-history')).toHaveLength(6)
  expect(termsOf((await get((await offered()).path)).page, 'vehicle-history')).toEqual([])
})

test('[A-218][A-373][C-386] cars like it stand below it, never itself, at most six', async () => {
  const twins = await Promise.all(Array.from({ length: 8 }, () => offered({ nameplate_name: 'I-Pace' })))
  const [first] = twins
  const { page } = await get(first?.path ?? '')
  const hrefs = [...page.querySelectorAll('section[aria-labelledby="vehicle-cards"] h3 a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toHaveLength(6)
  expect(hrefs).not.toContain(first?.path)
  expect(hrefs.every((href) => href?.includes('i-pace'))).toBe(true)
})

test('[A-218] cars like it are not even looked for while the setting is off', async () => {
  const { path } = await offered({ nameplate_name: 'XE' })
  await offered({ nameplate_name: 'XE' })
  const search = vi.spyOn(services.stock, 'search')
  await set('stock_locator.similar_vehicles', false)
  const { status, page } = await get(path)
  expect([status, page.querySelector('#vehicle-cards'), search.mock.calls.length]).toEqual([200, null, 0])
  await set('stock_locator.similar_vehicles', true)
  expect((await get(path)).page.querySelector('#vehicle-cards')).not.toBeNull()
  search.mockRestore()
})

test('[C-320][C-321] the sales service has a button on the page of a vehicle and on cards, with the id at its address, while it is on and has label and address', async () => {
  const { row, path } = await offered({ nameplate_name: 'Mark X' })
  const twin = await offered({ nameplate_name: 'Mark X' })
  const buttons = async () => {
    const { page } = await get(path)
    return [...page.querySelectorAll('main a')]
      .filter(({ textContent }) => textContent?.includes('أكمل الشراء'))
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')])
  }
  await set('ntt_cxp_sl.button_label', 'أكمل الشراء')
  await set('ntt_cxp_sl.cxp_redirect_url', 'https://cxp.example.com/redirect')
  expect(await buttons()).toEqual([])
  await set('ntt_cxp_sl.enabled', true)
  const [own, ...ofCards] = await buttons()
  expect(own).toEqual([`https://cxp.example.com/redirect/${row.id}`, '_blank'])
  expect(ofCards).toContainEqual([`https://cxp.example.com/redirect/${twin.row.id}`, '_blank'])
  await set('ntt_cxp_sl.cxp_redirect_url', 'https://cxp.example.com/redirect?vehicle=')
  expect((await buttons())[0]).toEqual([`https://cxp.example.com/redirect?vehicle=${row.id}`, '_blank'])
  for (const address of ['', 'javascript:alert(1)//']) {
    await set('ntt_cxp_sl.cxp_redirect_url', address)
    expect(await buttons()).toEqual([])
  }
  await set('ntt_cxp_sl.cxp_redirect_url', 'https://cxp.example.com/redirect')
  await set('ntt_cxp_sl.button_label', ' ')
  const { page } = await get(path)
  expect(page.querySelector('a[href*="cxp.example.com"]')).toBeNull()
  await set('ntt_cxp_sl.enabled', false)
})

test('[C-333][A-352] a page whose similar cars cannot be found opens without them, and the log says why', async () => {
  const { path } = await offered({ nameplate_name: 'E-Type' })
  const search = vi.spyOn(services.stock, 'search').mockRejectedValue(new Error('no index'))
  const { status, page } = await get(path)
  search.mockRestore()
  expect([status, page.querySelector('section[aria-labelledby="vehicle-cards"]')]).toEqual([200, null])
  expect(services.messages.splice(0)).toEqual(['similar vehicles could not be found'])
})

test('[C-333][A-352] a page that went without its similar cars has them again at the next visit', async () => {
  const { path } = await offered({ nameplate_name: 'Mark 2' })
  await offered({ nameplate_name: 'Mark 2' })
  const search = vi.spyOn(services.stock, 'search').mockRejectedValue(new Error('no index'))
  await get(path)
  search.mockRestore()
  services.messages.splice(0)
  const { page } = await get(path)
  expect(page.querySelector('section[aria-labelledby="vehicle-cards"]')).not.toBeNull()
})

test('[A-216][A-217][C-332] a vehicle that is not there is the answer, in the language of the site; nothing else is looked for, and the next page knows nothing of it', async () => {
  const { path } = await offered({ nameplate_name: 'Series III' })
  const search = vi.spyOn(services.stock, 'search')
  const missing = await get('/ar/showroom/x-888888')
  expect([missing.status, missing.page.documentElement.lang, search.mock.calls]).toEqual([404, 'ar', []])
  search.mockRestore()
  const { status, page } = await get(path)
  expect([status, page.querySelector('h1')?.textContent]).toEqual([200, expect.stringContaining('Series III')])
})

test('[C-332][A-217] a vehicle that cannot be read is an error of its page, told once in the log, and the next visitor has the page', async () => {
  const { path } = await offered({ nameplate_name: 'Series II' })
  const { db } = services.database
  const select = db.select.bind(db) as () => { from: (table: unknown) => unknown }
  const away = vi.spyOn(db, 'select').mockImplementation(((...columns: []) => {
    const query = select(...columns)
    const from = query.from.bind(query)
    query.from = (table) => {
      if (table === vehicle) throw new Error('the stock is away')
      return from(table)
    }
    return query
  }) as never)
  services.messages.splice(0)
  const { status, page } = await get(path)
  away.mockRestore()
  expect([status, page.querySelector('main h1')?.textContent, services.messages.splice(0)]).toEqual([500, 'حدث خلل ما', ['a request failed']])
  expect((await get(path)).status).toBe(200)
})

describe('an address without a vehicle', () => {
  test('[A-220] of an id that never was answers 404, says so and leads to the stock', async () => {
    const { status, page, headers } = await get('/ar/showroom/x-999999')
    expect(status).toBe(404)
    expect(page.querySelector('h1')?.textContent).toBe('تعذّر العثور على هذه السيارة')
    expect(page.querySelector('main a[href="/ar/stock-locator"]')).not.toBeNull()
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('of a vehicle that was sold or withdrawn answers 410 and shows others', async () => {
    const other = await offered({ nameplate_name: 'XF' })
    const sold = await offered({ nameplate_name: 'XF', status: 'sold' })
    const withdrawn = await offered({ nameplate_name: 'XF', is_published: false })
    for (const { path } of [sold, withdrawn]) {
      const { status, page } = await get(path)
      expect(status).toBe(410)
      expect(page.querySelector('h1')?.textContent).toBe('لم تعد هذه السيارة متاحة')
      expect(page.querySelector(`main a[href="${other.path}"]`)).not.toBeNull()
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
    }
  })

  test('of a vehicle that is withdrawn later is not answered from memory', async () => {
    const { path, row } = await offered()
    expect((await get(path)).status).toBe(200)
    const outcome = await saveVehicle(staffCtx, { id: row.id, version: row.version, draft: { ...vehicleDraft(row), is_published: false } })
    expect(outcome.ok).toBe(true)
    await services.stock.refresh()
    expect((await get(path)).status).toBe(410)
  })

  test('without any number is one of the pages', async () => {
    const { status, page } = await get('/ar/showroom/about')
    expect([status, page.querySelector('h1')?.textContent]).toEqual([404, 'الصفحة غير موجودة'])
  })
})

describe('the comparison', () => {
  test('shows up to three vehicles side by side and marks where they differ', async () => {
    const one = await offered({ ...full, power: 300 })
    const other = await offered({ ...full, power: 400 })
    const { page } = await get(`/ar/showroom/compare?ids=${one.row.id},${other.row.id},999999,x`)
    expect([...page.querySelectorAll('thead th > a')].map((link) => link.getAttribute('href'))).toEqual([one.path, other.path])
    const rows = [...page.querySelectorAll('tbody tr')]
    const power = rows.find((line) => line.querySelector('th')?.textContent?.startsWith('القوة'))
    expect([...(power?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(['300 كيلوواط', '400 كيلوواط'])
    expect(power?.querySelector('th')?.textContent).toContain('مختلف')
    expect(rows.filter((line) => line.hasAttribute('data-different'))).toHaveLength(1)
    expect(page.querySelector(`a[href="/ar/showroom/compare?ids=${other.row.id}"]`)?.getAttribute('aria-label')).toContain('إزالة')
  })

  test('takes no fourth vehicle, and without any leads to the stock', async () => {
    const ids = (await Promise.all(Array.from({ length: 4 }, () => offered()))).map(({ row }) => row.id)
    expect((await get(`/ar/showroom/compare?ids=${ids.join(',')}`)).page.querySelectorAll('thead th')).toHaveLength(3)
    const empty = await get('/ar/showroom/compare')
    expect([empty.status, empty.page.querySelector('table')]).toEqual([200, null])
    expect(empty.page.querySelector('main a[href="/ar/stock-locator"]')).not.toBeNull()
  })

  test('is drawn once for every spelling of its address, and anew when one of its vehicles changes or a day has passed', async () => {
    const { row } = await offered({ ...full, power: 311 })
    const ask = (ids: string) => app.request(`https://site.test/ar/showroom/compare?ids=${ids}`)
    const first = (await ask(`${row.id}`)).headers.get('etag')
    const spellings = await Promise.all([`${row.id},`, `x,${row.id},${row.id}`, `${row.id}&utm_source=x`].map(ask))
    expect([first !== null, ...spellings.map(({ headers }) => headers.get('etag') === first)]).toEqual([true, true, true, true])
    const find = vi.spyOn(services.cache, 'keep')
    await ask(`${row.id}`)
    expect(find).not.toHaveBeenCalled()
    services.time.now = new Date(services.time.now.getTime() + 86_400_000)
    await ask(`${row.id}`)
    expect(find).toHaveBeenCalledOnce()
    services.time.now = new Date(services.time.now.getTime() - 86_400_000)
    const outcome = await saveVehicle(staffCtx, { id: row.id, version: row.version, draft: { ...vehicleDraft(row), power: 312 } })
    expect(outcome.ok).toBe(true)
    await services.stock.refresh()
    expect(await (await ask(`${row.id}`)).text()).toContain('312')
  })
})

describe('analytics', () => {
  const pageFacts = (page: Document) => JSON.parse(page.querySelector('main')?.getAttribute('data-page') ?? '{}')

  test('[A-065] [A-328] [A-341] the page of a vehicle has its sale in the shape of Google Analytics 4', async () => {
    const { path, row } = await offered({ ...full, state: 'approved', currency: 'AED' })
    const { type, sale } = pageFacts((await get(path)).page)
    expect(type).toBe('pdp')
    expect(Ecommerce.parse(sale)).toMatchObject({
      currency: 'AED',
      affiliation: 'sl-avl',
      items: [{ item_id: String(row.id), item_name: 'جاكوار F-PACE', item_variant: 'P400 HSE', item_category: 'approved' }],
    })
    expect(sale.value).toBe(vehicleAttributes(row).sale_price ?? vehicleAttributes(row).msrp_price)
    expect(sale.items[0].price).toBe(sale.value)
  })

  test('a price on request is not sent to analytics either', async () => {
    await set('stock_locator.price_on_request_options', ['cash'])
    const { path } = await offered({ ...full, price_hidden: true })
    const { sale } = pageFacts((await get(path)).page)
    expect(Ecommerce.parse(sale)).toMatchObject({ value: 0 })
    expect(sale.items[0]).not.toHaveProperty('price')
  })

  test('[A-062] [A-067] details of an order are checkout; a screen that sells nothing has no sale', async () => {
    expect(pageFacts((await get('/ar/showroom-order-online/vehicle')).page)).toMatchObject({ type: 'checkout' })
    const other = pageFacts((await get('/ar/showroom-order-online/confirmation/none')).page)
    expect(other).toMatchObject({ type: 'dx_other' })
    expect(other).not.toHaveProperty('sale')
  })
})

test('buttons of a vehicle open the forms that serve what they promise, about this vehicle; an address of the configuration goes first', async () => {
  await set('forms.enquiries', { 'test-drive': 2, offer: 1, 'trade-in': 5 })
  const { row, path } = await offered({ ...full })
  const hrefOf = async (label: string) => {
    const { page } = await get(path)
    return [...page.querySelectorAll('main a')].find(({ textContent }) => textContent?.includes(label))?.getAttribute('href')
  }
  expect(await hrefOf('احجز تجربة قيادة')).toBe(`/ar/form/2?_vehicle=${row.id}`)
  expect(await hrefOf('استفسر عن هذه السيارة')).toBe(`/ar/form/1?_vehicle=${row.id}`)
  expect(await hrefOf('استبدال سيارتك')).toBe('/ar/trade-in')
  await staffCtx.db.execute(sql`update company_config set content = content - 'trade_in'`)
  services.cache.forget(['stock'])
  expect(await hrefOf('استبدال سيارتك')).toBe(`/ar/form/5?_vehicle=${row.id}`)
  await set('forms.enquiries', {})
  expect(await hrefOf('استبدال سيارتك')).toBeUndefined()
})

test('[C-046] the form of an address has its hidden values, its title, its columns and what it says of the car', async () => {
  const fields = [
    { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } },
    { id: 'utm', name: 'utm', type: 'hidden', label: { ar: 'المصدر' } },
    { id: 'car', name: 'car', type: 'vehicle', label: { ar: 'السيارة' } },
  ]
  const form = await createForm(staffCtx, FormDraft.parse({ name: 'اطلب عرضًا', fields }))
  if (!form.ok) throw new Error(form.code)
  const { row } = await offered({ ...full })
  const whole = (await get(formHref({ formId: form.value.id, layout: 'double_column', hidden: { utm: 'abc' }, vehicleId: row.id }))).page
  const bare = (await get(formHref({ formId: form.value.id }))).page
  const facts = (page: Document) => [
    page.title.startsWith('اطلب عرضًا'),
    page.querySelector('main h1')?.textContent,
    page.querySelector('main form')?.getAttribute('data-columns'),
    page.querySelector<HTMLInputElement>('main form [name="utm"]')?.value ?? '',
    page.querySelector<HTMLInputElement>('main form [name="car"]')?.value ?? '',
    page.querySelector('main form')?.textContent?.includes('جاكوار F-PACE P400 HSE'),
  ]
  expect([facts(whole), facts(bare)]).toEqual([
    [true, 'اطلب عرضًا', 'two', 'abc', String(row.id), true],
    [true, 'اطلب عرضًا', null, '', '', false],
  ])
})

test('the page of a reserved car offers to tell when it is free again, without a script; that of a free one keeps the note for the time of a checkout', async () => {
  const noteOf = async (status: 'reserved' | 'stock') => (await get((await offered({ status })).path)).page.querySelector('#vehicle-held')
  const [reserved, free] = [await noteOf('reserved'), await noteOf('stock')]
  expect(reserved?.textContent).toMatch(/^هذه السيارة محجوزة/)
  expect([reserved?.closest('[data-held]'), reserved?.querySelector('button')?.textContent]).toEqual([null, 'أخبروني إذا أصبحت متاحة'])
  expect(free?.closest('[data-held]')).not.toBeNull()
})
