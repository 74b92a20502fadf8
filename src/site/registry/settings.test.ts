import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { themes } from '#domains/content/index.ts'
import { approvalRulesOf } from '#domains/content/settings.ts'
import { readValue } from '#fields/settings/setting.ts'
import { type ReadSettings, settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { settingTable } from './setting-table.ts'
import { readSiteSettings } from './site-settings.ts'
import { settingGroups } from './settings.gen.ts'

/** The settings of a site on which these values were stored. */
function siteWith(stored: Record<string, unknown>) {
  const log = recordingLog()
  const rows = Object.entries(stored).map(([key, value]) => ({ key, value }))
  const settings = readSiteSettings(settingsOnce(settingReader(rows, log)))
  const ownLinks = settings.predefinedLinks.filter(({ alias }) => !alias.startsWith('links.'))
  return { settings, ownLinks, messages: log.messages }
}

test('[C-087][B-262] good links of a list survive a bad one, which the log names', () => {
  const good = { alias: 'offers', url: '/ar/offers' }
  const { ownLinks, messages } = siteWith({ predefined_links: [good, { alias: 'broken' }, { url: '/ar/x' }, 'text', { ...good, alias: 'more' }] })
  expect(ownLinks).toEqual([good, { ...good, alias: 'more' }])
  expect(messages).toEqual(['Invalid JSON in predefined_links'])
})

describe('the built-in settings', () => {
  test.each(Object.entries(settingTable))('[C-073] the default of %s fits its schema, and it is named and described in both languages', (key, definition) => {
    const log = recordingLog()
    readValue(key, definition, definition.default, log)
    expect(log.messages).toEqual([])
    if ('invalid' in definition) expect(definition.schema.safeParse(definition.invalid).success).toBe(true)
    const [name, arabicName] = definition.name
    expect(name).toMatch(/^[A-Z].*[^.]$/i)
    expect(arabicName).toMatch(/^[\u0600-\u06ff].*[^.]$/)
    expect([name, arabicName]).not.toContain(key)
    const [english = 'None.', arabic = 'لا شيء.'] = definition.about ?? []
    expect(english).toMatch(/^[A-Z].*\.$/)
    expect(arabic).toMatch(/^[\u0600-\u06ff].*\.$/)
  })

  test('[C-073] have the agreed default where nothing is stored', () => {
    const lines = Object.entries(settingTable).map(([key, definition]) => `${key}: ${JSON.stringify(definition.default)}`)
    expect(lines.toSorted()).toEqual(readFileSync('tests/fixtures/setting-defaults.txt', 'utf8').trim().split('\n'))
  })

  test('no two of a group have one name', () => {
    for (const { table } of settingGroups) {
      for (const index of [0, 1] as const) {
        const names = Object.values(table).map(({ name }) => name[index])
        expect(new Set(names).size).toBe(names.length)
      }
    }
  })

  test('[A-408] hold the nine links, which links of content name by their keys', () => {
    const { predefinedLinks } = siteWith({ 'links.contact': '/contact', predefined_links: [{ alias: 'links.terms', url: '/terms' }] }).settings
    const urlOf = (alias: string) => predefinedLinks.find((link) => link.alias === alias)?.url
    expect(urlOf('links.model:i-pace')).toBe('/jaguar-range/i-pace/index')
    expect(['offers', 'compare', 'build', 'retailers', 'privacy', 'cookies'].map((name) => urlOf(`links.${name}`))).toEqual([
      '/offers-and-finance',
      '/compare',
      '/build-yours',
      '/retailer-locator',
      '/privacy-policy',
      '/cookie-policy',
    ])
    expect([urlOf('links.contact'), urlOf('links.terms')]).toEqual(['/contact', '/terms'])
    expect([settingTable['links.contact']?.default, settingTable['links.terms']?.default]).toEqual(['/contact-us', '/terms-conditions'])
  })

  test('[A-020] know the themes jdx and lrdx, jdx by default', () => {
    expect(themes).toEqual(['jdx', 'lrdx'])
    expect(siteWith({}).settings.theme).toBe('jdx')
    expect(siteWith({ 'general.theme': 'lrdx' }).settings.theme).toBe('lrdx')
  })

  test('[A-018] know five market flavours, mena by default', () => {
    expect(settingTable['general.market_flavour']?.schema).toMatchObject({ options: ['mena', 'asia_pacific', 'europe', 'japan', 'australia'] })
    expect(settingTable['general.market_flavour']?.default).toBe('mena')
  })

  test('[A-018][A-020] turn on what a flavour is known for, beside what staff have chosen', () => {
    const stockOf = (changes: Record<string, unknown>) => siteWith(changes).settings.stock
    expect(stockOf({})).toMatchObject({ market: '', additionalFeatures: '' })
    expect(stockOf({ 'general.market_flavour': 'japan' })).toMatchObject({ market: 'overseas', additionalFeatures: '' })
    expect(stockOf({ 'general.market_flavour': 'japan', 'stock_locator.market': 'mobility' }).market).toBe('mobility')
    const australian = { 'general.market_flavour': 'australia', 'stock_locator.additional_features': 'owner_visible' }
    expect(stockOf(australian)).toMatchObject({ market: '', additionalFeatures: 'owner_visible,postcode_search' })
  })

  test('[A-377][B-337] put the site into the time zone of the Gulf', () => {
    expect(siteWith({}).settings.timeZone).toBe('Asia/Dubai')
    expect(siteWith({ 'general.timezone': 'Asia/Riyadh' }).settings.timeZone).toBe('Asia/Riyadh')
    expect(siteWith({ 'general.timezone': 'Mars/Olympus' })).toMatchObject({
      settings: { timeZone: 'Asia/Dubai' },
      messages: ['Invalid value in general.timezone'],
    })
  })

  test('[A-382][A-383][A-384][B-338][C-356][C-357][C-358][C-359][C-360][C-364] hold three formats of stock prices of their own', () => {
    const { formats } = siteWith({ 'stock_locator.lease_price_format': '%' }).settings.stock
    const style = { symbol: '\u20ac', delimiter: ',' }
    expect(formats).toEqual({
      purchase: { ...style, format: '% ^' },
      lease: { ...style, format: '%' },
      subscribe: { ...style, format: 'from % ^ / Month' },
    })
    expect(siteWith({}).settings.stock.formats.lease.format).toBe('% ^ / Month')
  })

  test('[B-283][A-210][A-393][C-364][C-369][C-372][A-150][C-398] hold the rules of stock prices: no market, gross, cash alone on request', () => {
    expect(siteWith({}).settings.stock).toMatchObject({ market: '', taxIncluded: true, priceOnRequestOptions: ['cash'], additionalFeatures: '' })
    const { settings } = siteWith({
      'stock_locator.market': 'overseas',
      'stock_locator.tax_included': 'false',
      'stock_locator.price_on_request_options': '["lease"]',
      'stock_locator.lease_price_format': '^%',
    })
    expect(settings.stock).toMatchObject({ market: 'overseas', taxIncluded: false, priceOnRequestOptions: ['lease'] })
    expect(Object.values(settings.stock.formats).map(({ format }) => format)).toEqual(['% ^', '^%', 'from % ^ / Month'])
    expect(siteWith({ 'stock_locator.market': 'mars' }).settings.stock.market).toBe('')
  })

  test('[A-391][C-371] a price points to its disclaimer by symbol-info-tip, unless the setting says otherwise', () => {
    expect(settingTable['stock_locator.price_disclaimer']?.default).toBe('symbol-info-tip')
    expect(siteWith({}).settings.stock.disclaimerType).toBe('symbol-info-tip')
    expect(siteWith({ 'stock_locator.price_disclaimer': 'symbol' }).settings.stock.disclaimerType).toBe('symbol')
    expect(siteWith({ 'stock_locator.price_disclaimer': 'tooltip' }).settings.stock.disclaimerType).toBe('symbol-info-tip')
  })

  test('[C-350] [C-361] [B-339] hold the nine formats of prices, two of them as documented', () => {
    const keys = 'delimiter symbol priceFormat fullString leaseFullString leaseShortString offerString currencyIso rentACarFormat'.split(' ')
    expect(keys.filter((key) => !settingTable[`price.${key}`])).toEqual([])
    expect([settingTable['price.fullString']?.default, settingTable['price.offerString']?.default]).toEqual(['From ^ %', 'or @ / Month'])
  })

  test('[C-350][C-353] hold a form for each line about a price, which is what its own setting says', () => {
    const style = { symbol: '€', delimiter: ',', format: '^%' }
    expect(siteWith({}).settings.finance.lines).toEqual({
      style,
      full: 'From ^ %',
      offer: 'or @ / Month',
      leaseFull: '@ / Month',
      leaseShort: '',
      rentACar: '',
    })
    const own = {
      symbol: 'a',
      delimiter: 'b',
      priceFormat: '%c',
      fullString: '%d',
      offerString: '@e',
      leaseFullString: '@f',
      leaseShortString: '@g',
      rentACarFormat: '%h',
    }
    const set = Object.fromEntries(Object.entries(own).map(([name, value]) => [`price.${name}`, value]))
    expect(siteWith(set).settings.finance.lines).toEqual({
      ...{ style: { symbol: 'a', delimiter: 'b', format: '%c' }, full: '%d', offer: '@e', leaseFull: '@f', leaseShort: '@g', rentACar: '%h' },
    })
  })

  test('[C-350][C-351][C-353] hold the prices of calculators: an unset one follows the general value, a set one does not', () => {
    expect(siteWith({}).settings.finance).toMatchObject({ currencyIso: 'EUR', calculator: { symbol: '€', delimiter: ',', format: '^%' } })
    const { finance } = siteWith({ 'price.symbol': 'د.إ', 'price.finance_calculator.priceFormat': '% ^' }).settings
    expect(finance.calculator).toEqual({ symbol: 'د.إ', delimiter: ',', format: '% ^' })
    const general = { 'price.symbol': 'a', 'price.delimiter': '.', 'price.priceFormat': '%a' }
    expect(siteWith(general).settings.finance.calculator).toEqual({ symbol: 'a', delimiter: '.', format: '%a' })
    const own = { 'price.finance_calculator.symbol': 'b', 'price.finance_calculator.delimiter': ' ', 'price.finance_calculator.priceFormat': '^b' }
    expect(siteWith({ ...general, ...own }).settings.finance.calculator).toEqual({ symbol: 'b', delimiter: ' ', format: '^b' })
  })

  test('[C-354][C-355] the second price is off, and begins with EUR and rate 1', () => {
    expect(siteWith({}).settings.stock.formats.purchase).not.toHaveProperty('second')
    expect(siteWith({ 'price.double.enabled': true }).settings.stock.formats.purchase.second).toEqual({ symbol: 'EUR', rate: 1 })
    const own = { 'price.double.enabled': 'true', 'price.double.rate': '0.25', 'price.double.symbol': 'د.ك' }
    for (const format of Object.values(siteWith(own).settings.stock.formats)) expect(format.second).toEqual({ symbol: 'د.ك', rate: 0.25 })
  })

  test('[A-303][C-292][A-304][C-293][C-294] an exchange rate exists with an address only, under the keys data and startdate unless settings name others', () => {
    expect(siteWith({}).settings.stock.exchange).toBeNull()
    const keys = { 'currency_exchange.response_key': 'usd', 'currency_exchange.start_date_key': 'from' }
    expect(siteWith({ 'currency_exchange.api_url': 'https://x.example/', ...keys }).settings.stock.exchange).toMatchObject({
      responseKey: 'usd',
      startDateKey: 'from',
    })
    expect(siteWith({ 'currency_exchange.api_url': 'https://x.example/' }).settings.stock.exchange).toEqual({
      apiUrl: 'https://x.example/',
      responseKey: 'data',
      startDateKey: 'startdate',
    })
  })

  test('[C-310] name the endpoint that is asked for dealers, and the one after it', () => {
    expect(siteWith({}).settings.stock.retailerEndpoints).toEqual({ dealers: '', fallback: '' })
    const endpoints = { 'stock_locator.endpoint_dealers': 'https://x.example/near', 'stock_locator.endpoint_dealers_fallback': 'https://x.example/all' }
    expect(siteWith(endpoints).settings.stock.retailerEndpoints).toEqual({ dealers: 'https://x.example/near', fallback: 'https://x.example/all' })
  })

  test('[B-342] list the eight regions in their order', () => {
    expect(siteWith({}).settings.stock.regions).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
  })
})

describe('merging', () => {
  test('[C-073] a stored value wins over the default of the same key', () => {
    expect(siteWith({ 'stock_locator.symbol': 'AED' }).settings.stock.formats.purchase.symbol).toBe('AED')
    expect(siteWith({}).settings.stock.formats.purchase.symbol).toBe('€')
  })

  test('[C-074] an empty text is set, null is not', () => {
    const { settings } = siteWith({ 'meta.title_divider': '', 'stock_locator.symbol': null })
    expect(settings.titleDivider).toBe('')
    expect(settings.stock.formats.purchase.symbol).toBe('€')
  })

  test('[C-074] JSON is replaced whole', () => {
    expect(siteWith({ meta: { title: 'معرض' } }).settings.meta).toEqual({ title: 'معرض', description: '', imageId: 24730 })
  })

  test('[C-072] keys are dotted, without a dot, or unknown to the product', () => {
    expect(siteWith({ 'stock_locator.market': 'mobility', meta: { title: 'معرض' }, 'my.own__config': '{' })).toMatchObject({
      settings: { stock: { market: 'mobility' }, meta: { title: 'معرض' } },
      messages: [],
    })
  })
})

describe('values that cannot be used', () => {
  test.each(['{', '[]', '"text"'])('[C-324][C-339] meta %s is logged in its own words and the default used', (meta) => {
    const { settings, messages } = siteWith({ meta })
    expect(messages).toEqual(['Please check your "meta" settings in admin panel.'])
    expect(settings.meta).toEqual({ title: '', description: '', imageId: 24730 })
  })

  test('[C-157][C-158][C-159][A-259] predefined links become an empty list', () => {
    expect(siteWith({ predefined_links: '{' })).toMatchObject({ ownLinks: [], messages: ['Invalid JSON in predefined_links'] })
    expect(siteWith({ predefined_links: '[{"alias":"x"}]' }).messages).toEqual(['Invalid JSON in predefined_links'])
  })

  test('[C-157][C-158][C-161] words for seats become null', () => {
    const { settings, messages } = siteWith({ 'stock_locator.seats_translations': '{' })
    expect(settings.stock.seatsTranslations).toBeNull()
    expect(messages).toEqual(['Cannot parse custom "seats" translations'])
  })

  test('[A-259] other JSON is logged by its key and its default used', () => {
    expect(siteWith({ 'footer.columns': '{bad' })).toMatchObject({ settings: { footer: { columns: [] } }, messages: ['Invalid JSON in footer.columns'] })
  })

  test('[A-259] an emptied JSON field is the default, without a message', () => {
    expect(siteWith({ meta: '', logo: ' ' })).toMatchObject({ settings: { meta: { imageId: 24730 } }, messages: [] })
  })

  test('a theme nobody knows is the default one', () => {
    expect(siteWith({ 'general.theme': 'neon' })).toMatchObject({ settings: { theme: 'jdx' }, messages: ['Invalid value in general.theme'] })
  })
})

describe('what the site reads', () => {
  test('[C-323][C-324] tags of the site and the divider', () => {
    const { settings } = siteWith({ meta: '{"title":"معرض","description":"نص","image_id":7}', 'meta.title_divider': '-' })
    expect(settings).toMatchObject({ meta: { title: 'معرض', description: 'نص', imageId: 7 }, titleDivider: '-' })
  })

  test.each([
    ['24731', 24731],
    [24731, 24731],
    ['hero', 24730],
    ['', 24730],
    [-1, 24730],
    [undefined, 24730],
  ])('[A-100] picture id %j is picture %d', (image_id, imageId) => {
    expect(siteWith({ meta: { image_id } }).settings.meta.imageId).toBe(imageId)
  })

  test('the navigation’s lists and its remote menu', () => {
    const remote = { url: 'https://n.example/x', locale: 'ar', disable: '', enable: '', logo: '' }
    expect(siteWith({}).settings.navigation).toEqual({ remote: null, disabledOn: [], lightOn: [], logoOnlyOn: ['jaguar-range/i-pace/index'] })
    expect(siteWith({ 'navigation.config': { url: 'https://n.example/x' } }).settings.navigation.remote).toEqual(remote)
  })

  test.each(['', '/naas', 'n.example', 'javascript:alert(1)', 'https://'])('[A-081] a remote menu at %j has no origin and is none', (url) => {
    expect(siteWith({ 'navigation.config': { url } }).settings.navigation.remote).toBeNull()
  })

  test('[B-264] the parameters that links take along', () => {
    expect(siteWith({}).settings.passedParams).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid'])
    expect(siteWith({ 'predefined_links.query_params': ' ref , campaign' }).settings.passedParams).toEqual(['ref', 'campaign'])
  })

  test('[B-262][C-087] predefined links as text of JSON or as JSON', () => {
    const links = [{ alias: 'offers', url: '/offers-and-finance' }]
    expect(siteWith({ predefined_links: links }).ownLinks).toEqual(links)
    expect(siteWith({ predefined_links: JSON.stringify(links) }).ownLinks).toEqual(links)
  })

  test('[C-322] keys of services, off while unset', () => {
    expect(siteWith({}).settings).toMatchObject({ errorReportingKey: '', maps: null, dynamicContent: { offersApiUrl: '' } })
    const elsewhere = { 'general.maps_region': 'KW', 'general.maps_language': 'en' }
    expect(siteWith(elsewhere).settings.maps).toBeNull()
    expect(siteWith({ ...elsewhere, 'general.maps_key': 'k' }).settings.maps).toEqual({ key: 'k', region: 'KW', language: 'en' })
    expect(siteWith({ 'general.maps_key': 'k', 'performance.raygun_api_key': 'r' }).settings).toMatchObject({
      errorReportingKey: 'r',
      maps: { key: 'k', region: 'AE', language: 'ar' },
    })
  })

  test('the html of the 404 screen', () => {
    expect(siteWith({ 'general.page_not_found_html': ' <p>نص</p> ' }).settings.pageNotFoundHtml).toBe('<p>نص</p>')
  })
})

describe('the registry', () => {
  test('every setting is read by the part that defines it', () => {
    const seen = new Set<string>()
    const plain = settingReader([], recordingLog())
    const recording: ReadSettings = (group) =>
      new Proxy(plain(group), {
        get: (values, key) => {
          seen.add(String(key))
          return Reflect.get(values, key)
        },
      })
    readSiteSettings(settingsOnce(recording))
    approvalRulesOf(recording)
    expect(Object.keys(settingTable).filter((key) => !seen.has(key))).toEqual([])
  })

  test('no two parts define the same setting', () => {
    expect(settingGroups.flatMap(({ table }) => Object.keys(table))).toHaveLength(Object.keys(settingTable).length)
  })

  test('keys under which staff may have stored values keep their names', () => {
    const kept = ['meta', 'general.theme', 'vehicles.families', 'stock_locator.market', 'finance.months', 'price.finance_calculator.symbol', 'footer.columns']
    expect(Object.keys(settingTable)).toEqual(expect.arrayContaining(kept))
  })
})
