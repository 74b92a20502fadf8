import { describe, expect, test } from 'vitest'
import { directionOf } from '#kernel/words/direction.ts'
import {
  chooseLanguage,
  chooseMarket,
  type FinderSettings,
  languageOptions,
  marketOptions,
  parseFinderSettings,
  parseRetailers,
  retailerPageUrl,
  retailersUrl,
} from './finder.ts'

const stored = {
  allMarkets: { ar: { ae: 'الإمارات', kw: 'الكويت' }, en: { ae: 'Emirates' } },
  marketsConfig: {
    ae: { flag: 'ae', languages: ['en', 'ar'], apiUrl: 'https://x', apiPath: 'retailers', pagePath: 'find' },
    kw: { flag: '', languages: ['en'], apiUrl: 'https://y/' },
  },
  allLanguages: { ar: 'العربية', en: 'English' },
  api: { path: 'all' },
  page: { path: 'https://r.example/go/' },
  translations: { button: 'Open', ar: { button: 'افتح' } },
}

/** Settings as they are stored, with other parts. */
function settings(parts: Record<string, unknown> = {}): FinderSettings {
  const parsed = parseFinderSettings({ ...stored, ...parts })
  if (!parsed) throw new Error('the sample settings do not parse')
  return parsed
}

const chosen = { market: 'ae', language: 'ar', retailer: '5' }

describe('the settings', () => {
  test('[C-090][C-091][C-092][C-093][C-095] are read with their markets, languages, paths and texts', () => {
    expect(settings()).toEqual({
      allMarkets: stored.allMarkets,
      marketsConfig: { ae: stored.marketsConfig.ae, kw: { flag: '', languages: ['en'], apiUrl: 'https://y/', apiPath: '', pagePath: '' } },
      allLanguages: stored.allLanguages,
      apiPath: 'all',
      pagePath: 'https://r.example/go/',
      translations: { button: 'افتح' },
    })
  })

  test.each([[null], [[]], ['text'], [{}], [{ marketsConfig: [] }]])('[C-335] %j are none', (answer) => {
    expect(parseFinderSettings(answer)).toBeNull()
  })
})

describe('the choices', () => {
  test('[C-090][C-091] markets show their flag and the name in the chosen language', () => {
    expect(marketOptions(settings(), 'ar')).toEqual([
      { value: 'ae', label: '🇦🇪 الإمارات' },
      { value: 'kw', label: 'الكويت' },
    ])
    expect(marketOptions(settings(), 'en').map(({ label }) => label)).toEqual(['🇦🇪 Emirates', 'الكويت'])
    expect(marketOptions(settings({ allMarkets: {} }), 'ar')[1]?.label).toBe('KW')
  })

  test('[C-026][C-091][C-092] languages are those of the market, by their display names', () => {
    expect(languageOptions(settings(), 'ae').map(({ label }) => label)).toEqual(['English', 'العربية'])
    expect(languageOptions(settings(), '')).toEqual([])
  })

  test('[C-026] a market clears what is below it and preselects the language of the site if offered', () => {
    expect(chooseMarket(settings(), 'ae')).toEqual({ market: 'ae', language: 'ar', retailer: '' })
    expect(chooseMarket(settings(), 'kw')).toEqual({ market: 'kw', language: '', retailer: '' })
  })

  test('[C-026] a language clears the retailer', () => {
    expect(chooseLanguage(chosen, 'en')).toEqual({ market: 'ae', language: 'en', retailer: '' })
  })

  test('[C-096] only Arabic is written from right to left', () => {
    expect([directionOf('ar'), directionOf('en'), directionOf('fr')]).toEqual(['rtl', 'ltr', 'ltr'])
  })
})

describe('the retailers', () => {
  const list = [
    { id: 1, name: 'ب', position: 2, tag_class: 'sales service', ciCode: 'c1' },
    { id: 2, name: 'خدمة', position: 0, tag_class: 'service' },
    { id: 'x&y', name: 'ج', tag_class: 'sales' },
    { id: 4, name: 'أ', tag_class: 'sales', position: null },
    { id: 5, name: 'د', tag_class: null, position: 1 },
    { id: 6, name: 'هـ', tag_class: 'sales', position: 1 },
    { id: 7, tag_class: 'sales' },
  ]

  test('[C-097][C-098][C-099][A-159] are those that sell, by position, those without one last and by name', () => {
    expect(parseRetailers(list, 'ar').map(({ id }) => id)).toEqual(['6', '1', '4', 'x&y'])
    expect(parseRetailers({ data: list }, 'ar')[1]).toEqual({ id: '1', name: 'ب', position: 2, tag_class: 'sales service', ciCode: 'c1' })
  })

  test('[C-335] an answer that is no list is a failure', () => {
    expect(() => parseRetailers({ errors: [] }, 'ar')).toThrow(TypeError)
  })
})

describe('the address of the list', () => {
  test.each([
    ['https://x', 'retailers', 'https://x/ar/retailers'],
    ['https://x/', '/retailers/', 'https://x/ar/retailers'],
    ['/api', 'retailers', '/api/ar/retailers'],
  ])('[C-091][C-314] of %s and %s is %s', (apiUrl, apiPath, url) => {
    expect(retailersUrl(settings({ marketsConfig: { ae: { apiUrl, apiPath } } }), chosen)).toBe(url)
  })

  test('[C-091][C-093][C-094] takes the path of the market, else the global one', () => {
    expect(retailersUrl(settings(), chosen)).toBe('https://x/ar/retailers')
    expect(retailersUrl(settings(), { market: 'kw', language: 'en', retailer: '' })).toBe('https://y/en/all')
  })

  test('[C-028][C-094] is none without a url, a language or any path', () => {
    const without = (config: Record<string, unknown>) => settings({ marketsConfig: { ae: config }, api: {} })
    expect(retailersUrl(without({ apiPath: 'a' }), chosen)).toBeNull()
    expect(retailersUrl(without({ apiUrl: 'javascript:alert(1)', apiPath: 'a' }), chosen)).toBeNull()
    expect(retailersUrl(without({ apiUrl: 'https://x' }), chosen)).toBeNull()
    expect(retailersUrl(settings(), { ...chosen, language: '' })).toBeNull()
    expect(retailersUrl(settings(), { ...chosen, market: 'zz' })).toBeNull()
    expect(retailersUrl(null, chosen)).toBeNull()
  })
})

describe('the page of a retailer', () => {
  const url = (market: string, global: string, retailer = '5') =>
    retailerPageUrl(settings({ marketsConfig: { ae: { pagePath: market } }, page: { path: global } }), { ...chosen, retailer })

  test('[C-315][C-316] is market, language and path below the base, with the id encoded', () => {
    expect(url('find', 'https://r.example/go/')).toBe('https://r.example/go/ae/ar/find?id=5')
    expect(url('/find', 'https://r.example', 'a&b=1')).toBe('https://r.example/ae/ar/find?id=a%26b%3D1')
  })

  test('[C-091][C-093][C-094] prefers the path of the market, takes the global one, and is none without both', () => {
    expect(url('find', 'other')).toBe('/ae/ar/find?id=5')
    expect(url('find', '')).toBe('/ae/ar/find?id=5')
    expect(url('', 'other')).toBe('/ae/ar/other?id=5')
    expect(url('', 'https://r.example')).toBe('https://r.example/ae/ar?id=5')
    expect(url('', '')).toBeNull()
  })

  test('[C-028] is none until a retailer is chosen', () => {
    expect(url('find', '', '')).toBeNull()
    expect(retailerPageUrl(null, chosen)).toBeNull()
  })
})
