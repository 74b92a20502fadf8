import { describe, expect, test } from 'vitest'
import { recordingLog } from '#tests/support/quiet-log.ts'
import { isSecretSetting, settingDefaults } from './defaults.ts'
import { marketFlavours, themes } from './flavours.ts'
import { mergeSettings, readSetting } from './merge-settings.ts'
import { readValue, type SettingDefinition } from './setting.ts'
import { readSiteSettings } from './site-settings.ts'

/** The settings of a site on which these values were stored. */
function siteWith(stored: Record<string, unknown>) {
  const log = recordingLog()
  const merged = mergeSettings(Object.entries(stored).map(([key, value]) => ({ key, value })))
  return { settings: readSiteSettings(merged, log), merged, messages: log.messages, log }
}

describe('the built-in settings', () => {
  test.each(Object.entries<SettingDefinition>(settingDefaults))('[C-073] the default of %s fits its schema, and it is described', (key, definition) => {
    const log = recordingLog()
    readValue(key, definition, definition.default, log)
    expect(log.messages).toEqual([])
    if ('invalid' in definition) expect(definition.schema.safeParse(definition.invalid).success).toBe(true)
    expect(definition.description).not.toBe('')
  })

  test('[A-408] hold the nine links', () => {
    expect(Object.values(siteWith({}).settings.links)).toEqual([
      '/jaguar-range/{model}/index',
      '/offers-and-finance',
      '/compare',
      '/build-yours',
      '/retailer-locator',
      '/contact-us',
      '/terms-conditions',
      '/privacy-policy',
      '/cookie-policy',
    ])
  })

  test('know the themes jdx and lrdx, jdx by default', () => {
    expect(themes).toEqual(['jdx', 'lrdx'])
    expect(siteWith({}).settings.theme).toBe('jdx')
    expect(siteWith({ 'general.theme': 'lrdx' }).settings.theme).toBe('lrdx')
  })

  test('[A-018] know five market flavours, mena by default', () => {
    expect(marketFlavours).toEqual(['mena', 'asia_pacific', 'europe', 'japan', 'australia'])
    expect(siteWith({}).settings.marketFlavour).toBe('mena')
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
    const { merged, log } = siteWith({ 'stock_locator.lease_price_format': '%' })
    expect(readSetting(merged, 'stock_locator.price_format', log)).toBe('% ^')
    expect(readSetting(merged, 'stock_locator.lease_price_format', log)).toBe('%')
    expect(readSetting(merged, 'stock_locator.subscribe_price_format', log)).toBe('from % ^ / Month')
    expect(settingDefaults['stock_locator.lease_price_format'].default).toBe('% ^ / Month')
    expect(readSetting(merged, 'stock_locator.symbol', log)).toBe('\u20ac')
    expect(readSetting(merged, 'stock_locator.delimiter', log)).toBe(',')
  })

  test('[C-364][C-369][C-372][C-398] hold the rules of stock prices: no market, gross, cash alone on request', () => {
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

  test('[B-339][C-350][C-351][C-353][C-361] hold the prices of pages', () => {
    expect(siteWith({}).settings.currency).toEqual({
      symbol: '€',
      delimiter: ',',
      format: '^%',
      iso: 'EUR',
      fullString: 'From ^ %',
      offerString: 'From ^ %',
      leaseFullString: 'or @ / Month',
      leaseShortString: 'or @ / Month',
      rentACarFormat: '^%',
      calculator: { symbol: '€', delimiter: ',', format: '^%' },
      double: null,
      exchange: null,
    })
  })

  test('[C-353] an unset calculator variant follows the general value, a set one does not', () => {
    const { currency } = siteWith({ 'price.symbol': 'د.إ', 'price.finance_calculator.priceFormat': '% ^' }).settings
    expect(currency.calculator).toEqual({ symbol: 'د.إ', delimiter: ',', format: '% ^' })
  })

  test('[C-354] the double price begins with EUR and rate 1', () => {
    expect(siteWith({ 'price.double.enabled': true }).settings.currency.double).toEqual({ symbol: 'EUR', rate: 1 })
    expect(siteWith({ 'price.double.enabled': 'true', 'price.double.rate': '0.25' }).settings.currency.double?.rate).toBe(0.25)
  })

  test('an exchange rate exists with an address only', () => {
    expect(siteWith({ 'currency_exchange.api_url': 'https://x.example/' }).settings.currency.exchange).toEqual({
      apiUrl: 'https://x.example/',
      responseKey: 'data',
      startDateKey: 'startdate',
    })
  })

  test('[B-342] list the eight regions in their order', () => {
    expect(settingDefaults['stock_locator.regions'].default).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
  })

  test('[C-371] point to disclaimers by symbol-info-tip', () => {
    expect(settingDefaults['price.disclaimer_type'].default).toBe('symbol-info-tip')
  })

  test('[C-407] ask for consent by strategy basic, kept under cookieConsentStatus', () => {
    expect(siteWith({}).settings.consent).toEqual({ strategy: 'basic', storageKey: 'cookieConsentStatus' })
  })

  test('ask for stock texts in en', () => {
    const { merged, log } = siteWith({})
    expect(readSetting(merged, 'stock_locator.language', log)).toBe('en')
  })
})

describe('merging', () => {
  test('[C-073] a stored value wins over the default of the same key', () => {
    expect(mergeSettings([{ key: 'price.symbol', value: 'AED' }]).get('price.symbol')).toBe('AED')
    expect(mergeSettings([]).get('price.symbol')).toBe('€')
  })

  test('[C-074] an empty text is set, null is not', () => {
    const merged = mergeSettings([
      { key: 'meta.title_divider', value: '' },
      { key: 'price.symbol', value: null },
    ])
    expect(merged.get('meta.title_divider')).toBe('')
    expect(merged.get('price.symbol')).toBe('€')
  })

  test('[C-074] JSON is replaced whole', () => {
    expect(mergeSettings([{ key: 'meta', value: { title: 'معرض' } }]).get('meta')).toEqual({ title: 'معرض' })
  })

  test('[C-072] keys are dotted, without a dot, or unknown to the product', () => {
    const merged = mergeSettings([{ key: 'dynamic_content.jaguar_sl__config', value: '{}' }])
    expect(merged.has('stock_locator.market')).toBe(true)
    expect(merged.has('meta')).toBe(true)
    expect(merged.get('dynamic_content.jaguar_sl__config')).toBe('{}')
  })
})

describe('values that cannot be used', () => {
  test.each(['{', '[]', '"text"'])('[C-324][C-339] meta %s is logged in its own words and the default used', (meta) => {
    const { settings, messages } = siteWith({ meta })
    expect(messages).toEqual(['Please check your "meta" settings in admin panel.'])
    expect(settings.meta).toEqual({ title: '', description: '', imageId: 24730 })
  })

  test('[C-157][C-158][C-159][A-259] predefined links become an empty list', () => {
    expect(siteWith({ predefined_links: '{' })).toMatchObject({ settings: { predefinedLinks: [] }, messages: ['Invalid JSON in predefined_links'] })
    expect(siteWith({ predefined_links: '[{"alias":"x"}]' }).messages).toEqual(['Invalid JSON in predefined_links'])
  })

  test('[C-157][C-158] items of the floating button become an empty list', () => {
    const { merged, log } = siteWith({ 'general.fab': '{' })
    expect(readSetting(merged, 'general.fab', log)).toEqual([])
    expect(log.messages).toEqual(['Invalid JSON in general.fab'])
  })

  test('[C-157][C-158][C-160] the back button becomes null', () => {
    const { merged, log } = siteWith({ 'general.back_button': '{' })
    expect(readSetting(merged, 'general.back_button', log)).toBeNull()
    expect(log.messages).toEqual(['Cannot parse back button settings'])
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

  test('[B-262] predefined links as text of JSON or as JSON', () => {
    const links = [{ alias: 'offers', url: '/offers-and-finance' }]
    expect(siteWith({ predefined_links: links }).settings.predefinedLinks).toEqual(links)
    expect(siteWith({ predefined_links: JSON.stringify(links) }).settings.predefinedLinks).toEqual(links)
  })

  test('no banner without its content, one with defaults with any', () => {
    expect(siteWith({}).settings.cookieConsent).toBeNull()
    expect(siteWith({ cookie_consent: { title: 'ملفات تعريف الارتباط' } }).settings.cookieConsent).toMatchObject({ title_level: 'h2', hide_reject: false })
  })

  test('keys of services, off while unset', () => {
    expect(siteWith({}).settings).toMatchObject({ errorReportingKey: '', maps: null, offersApiUrl: '' })
    expect(siteWith({ 'general.maps_key': 'k', 'performance.raygun_api_key': 'r' }).settings).toMatchObject({
      errorReportingKey: 'r',
      maps: { key: 'k', region: 'AE', language: 'ar' },
    })
  })

  test('the html of the 404 screen', () => {
    expect(siteWith({ 'general.page_not_found_html': ' <p>نص</p> ' }).settings.pageNotFoundHtml).toBe('<p>نص</p>')
  })
})

test('secrets are told from what browsers may see', () => {
  expect(isSecretSetting('email_check.api_key')).toBe(true)
  expect(isSecretSetting('crm.client_secret')).toBe(true)
  expect(isSecretSetting('performance.raygun_api_key')).toBe(false)
  expect(isSecretSetting('general.maps_key')).toBe(false)
  expect(isSecretSetting('constructor')).toBe(false)
})
