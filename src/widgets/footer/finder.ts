import { sharedFormat } from '#kernel/format/shared-format.ts'

/** The language of the site, chosen first where a market offers it (C-026). */
const SITE_LANGUAGE = 'ar'

type MarketConfig = { flag: string; languages: readonly string[]; apiUrl: string; apiPath: string; pagePath: string }

/** What the settings address answers (C-090 to C-095). Names are keyed by code; `allMarkets` first by language. */
export type FinderSettings = {
  allMarkets: Readonly<Record<string, Readonly<Record<string, string>>>>
  marketsConfig: Readonly<Record<string, MarketConfig>>
  allLanguages: Readonly<Record<string, string>>
  apiPath: string
  pagePath: string
  /** By key: title, market, language, retailer, market_placeholder, language_placeholder, retailer_placeholder, button. */
  translations: Readonly<Record<string, string>>
}

/** A retailer as its market's service lists it (C-097); a missing position is null. */
export type Retailer = { id: string; name: string; position: number | null; tag_class: string; ciCode: string }

/** What a visitor has chosen so far; '' is nothing. */
type Selection = { market: string; language: string; retailer: string }

export const nothingChosen: Selection = { market: '', language: '', retailer: '' }

/** Reads the settings; null when they are not an object with markets. */
export function parseFinderSettings(answer: unknown): FinderSettings | null {
  const { allMarkets, marketsConfig, allLanguages, api, page, translations } = recordOf(answer)
  const markets = Object.entries(recordOf(marketsConfig)).map(([market, config]) => [market, marketOf(recordOf(config))] as const)
  if (markets.length === 0) return null
  return {
    allMarkets: Object.fromEntries(Object.entries(recordOf(allMarkets)).map(([language, names]) => [language, textsOf(names)])),
    marketsConfig: Object.fromEntries(markets),
    allLanguages: textsOf(allLanguages),
    apiPath: textOf(recordOf(api).path),
    pagePath: textOf(recordOf(page).path),
    translations: { ...textsOf(translations), ...textsOf(recordOf(translations)[SITE_LANGUAGE]) },
  }
}

/** Reads a list of retailers, alone or below `data`: those that sell, by position, then by name in the chosen language (C-097 to C-099). */
export function parseRetailers(answer: unknown, language: string): Retailer[] {
  const list = Array.isArray(answer) ? answer : recordOf(answer).data
  if (!Array.isArray(list)) throw new TypeError('no list of retailers')
  const byName = sharedFormat('Collator', language || SITE_LANGUAGE)
  return list
    .flatMap((entry) => retailerOf(recordOf(entry)) ?? [])
    .filter(({ tag_class }) => tag_class.includes('sales'))
    .toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || byName.compare(one.name, other.name))
}

/** The markets with their flags, named in the chosen language, else in the site's (C-090, C-091). */
export function marketOptions({ allMarkets, marketsConfig }: FinderSettings, language: string): { value: string; label: string }[] {
  const nameOf = (market: string) => allMarkets[language]?.[market] ?? allMarkets[SITE_LANGUAGE]?.[market] ?? market.toUpperCase()
  return Object.entries(marketsConfig).map(([market, { flag }]) => ({ value: market, label: `${flagSign(flag)}${nameOf(market)}` }))
}

/** The languages that a market offers, by their display names (C-026, C-092). */
export function languageOptions({ marketsConfig, allLanguages }: FinderSettings, market: string): { value: string; label: string }[] {
  return (marketsConfig[market]?.languages ?? []).map((language) => ({ value: language, label: allLanguages[language] ?? language.toUpperCase() }))
}

/** Another market: its languages count from now on, the site's is chosen if offered, everything below is cleared (C-026). */
export function chooseMarket({ marketsConfig }: FinderSettings, market: string): Selection {
  const offersOurs = marketsConfig[market]?.languages.includes(SITE_LANGUAGE)
  return { market, language: offersOurs ? SITE_LANGUAGE : '', retailer: '' }
}

/** Another language: the retailer is cleared (C-026). */
export function chooseLanguage({ market }: Selection, language: string): Selection {
  return { market, language, retailer: '' }
}

/** Where a market lists its retailers: api url, language, api path; null when no valid address can be built (C-028, C-094, C-314). */
export function retailersUrl(settings: FinderSettings | null, { market, language }: Selection): string | null {
  const config = settings?.marketsConfig[market]
  const path = config?.apiPath || settings?.apiPath
  if (!config || !language || !path || !isAddress(config.apiUrl)) return null
  return joinAddress(config.apiUrl, encodeURIComponent(language), path)
}

/**
 * The page of the chosen retailer; null when no valid address can be built. The market's path wins over the global one; a global path
 * that is a whole address is the base as well, without one the link stays on this site (C-028, C-094, C-315, C-316).
 */
export function retailerPageUrl(settings: FinderSettings | null, { market, language, retailer }: Selection): string | null {
  const config = settings?.marketsConfig[market]
  if (!settings || !config || !language || !retailer) return null
  const base = isAddress(settings.pagePath) && !settings.pagePath.startsWith('/') ? settings.pagePath : '/'
  const path = config.pagePath || (base === '/' ? settings.pagePath : '')
  if (!path && base === '/') return null
  return `${joinAddress(base, encodeURIComponent(market), encodeURIComponent(language), path)}?id=${encodeURIComponent(retailer)}`
}

function marketOf({ flag, languages, apiUrl, apiPath, pagePath }: Record<string, unknown>): MarketConfig {
  const codes = Array.isArray(languages) ? languages.filter((code): code is string => typeof code === 'string' && code !== '') : []
  return { flag: textOf(flag), languages: codes, apiUrl: textOf(apiUrl), apiPath: textOf(apiPath), pagePath: textOf(pagePath) }
}

function retailerOf({ id, name, position, tag_class, ciCode }: Record<string, unknown>): Retailer | null {
  const key = typeof id === 'number' ? String(id) : textOf(id)
  const label = textOf(name)
  if (!key || !label) return null
  const place = typeof position === 'number' && Number.isFinite(position) ? position : null
  return { id: key, name: label, position: place, tag_class: textOf(tag_class), ciCode: textOf(ciCode) }
}

/** A flag is a sign already, or a country code that becomes one; a picture's address cannot stand in a list of texts. */
function flagSign(flag: string): string {
  if (/^[a-z]{2}$/i.test(flag)) return `${String.fromCodePoint(...[...flag.toUpperCase()].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))} `
  return /^\p{Regional_Indicator}{2}$/u.test(flag) ? `${flag} ` : ''
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) || /^\/(?!\/)/.test(text)
}

/** Parts with exactly one slash between them, none at the end. */
function joinAddress(base: string, ...parts: string[]): string {
  const rest = parts.map((part) => part.replace(/^\/+|\/+$/g, '')).filter(Boolean)
  return [base.replace(/\/+$/, ''), ...rest].join('/')
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(recordOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
