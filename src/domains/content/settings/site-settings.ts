import type { Logger } from '#kernel/log.ts'
import type { Button } from '#block-engine/field-types.ts'
import { DEFAULT_IMAGE_ID, type SettingKey } from './defaults.ts'
import type { MarketFlavour, Theme } from './flavours.ts'
import { type MergedSettings, readSetting, type SettingValue } from './merge-settings.ts'
import { parsePathList } from './path-list.ts'
import type { CookieConsent, Logo, NavigationConfig, PredefinedLink, SliderRange } from './shapes.ts'

/** Symbols and formats of prices in one scope; what `%`, `^` and `@` mean is at `formatPrice`. */
export type PriceScope = { symbol: string; delimiter: string; format: string }

export type Currency = PriceScope & {
  iso: string
  fullString: string
  offerString: string
  leaseFullString: string
  leaseShortString: string
  rentACarFormat: string
  calculator: PriceScope
  /** Null while the feature is off (C-354, C-355). */
  double: { symbol: string; rate: number } | null
  /** Null without an address (C-291 to C-294). */
  exchange: { apiUrl: string; responseKey: string; startDateKey: string } | null
}

/** Rules of stock prices and features of the stock locator; what they mean is said in the domain of the stock. */
export type StockSettings = {
  /** Where all cars are listed, below the language. */
  page: string
  market: SettingValue<'stock_locator.market'>
  language: string
  /** Names by comma. */
  additionalFeatures: string
  regions: string[]
  /** Addresses of dealers by postcode, '' where there is none. */
  dealerEndpoints: { dealers: string; fallback: string }
  priceOnRequestOptions: SettingValue<'stock_locator.price_on_request_options'>
  taxIncluded: boolean
  /** By the type of the price (C-364). */
  formats: { purchase: PriceScope; lease: PriceScope; subscribe: PriceScope }
  /** Staff's own words for seats, null without. */
  seatsTranslations: unknown
}

/** The estimate beside a vehicle. */
export type FinanceSettings = {
  /** Percent a year on what is still owed; null without one, and then nothing is estimated. */
  annualRate: number | null
  depositPercent: SliderRange
  months: SliderRange
  miniCalculatorStates: SettingValue<'finance.mini_calculator_states'>
}

export type Footer = {
  columns: { heading: string; links: Button[] }[]
  socialLinks: Button[]
  legalLinks: Button[]
  legalText: string
  contact: { phone: string; email: string; address: string; openingHours: string }
  /** Address of the retailer finder's JSON settings, '' without one (C-317). */
  finderSettingsUrl: string
}

/** What every page of the site needs of the settings. */
export type SiteSettings = {
  theme: Theme
  marketFlavour: MarketFlavour
  area: string
  timeZone: string
  appName: string
  brandName: string
  sisterBrandName: string
  titleDivider: string
  meta: { title: string; description: string; imageId: number }
  /** Null when the setting cannot be used; the brand's logo then stands everywhere. */
  logos: Logo[] | null
  navigation: {
    remote: NavigationConfig | null
    disabledOn: string[]
    lightOn: string[]
    logoOnlyOn: string[]
  }
  predefinedLinks: PredefinedLink[]
  /** Query parameters that predefined links take along (B-263). */
  passedParams: string[]
  pageNotFoundHtml: string
  /** Addresses of the pages the site itself leads to, by name. */
  links: Record<SiteLink, string>
  footer: Footer
  currency: Currency
  stock: StockSettings
  /** Families of vehicles as staff keep them (B-163). */
  families: SettingValue<'vehicles.families'>
  finance: FinanceSettings
  /** Null without content: then there is no banner (C-030). */
  cookieConsent: CookieConsent | null
  consent: { strategy: SettingValue<'consent.strategy'>; storageKey: string }
  errorReportingKey: string
  offersApiUrl: string
  /** Null without a key. */
  maps: { key: string; region: string; language: string } | null
}

type SiteLink = Extract<SettingKey, `links.${string}`> extends `links.${infer Name}` ? Name : never

/** Reads the settings of the site. What cannot be read is logged in its own words and replaced (A-259, C-157 to C-161, C-339). */
export function readSiteSettings(merged: MergedSettings, log: Logger): SiteSettings {
  const read = <Key extends SettingKey>(key: Key) => readSetting(merged, key, log)
  const meta = read('meta')
  const mapsKey = read('general.maps_key')
  return {
    theme: read('general.theme'),
    marketFlavour: read('general.market_flavour'),
    area: read('general.area'),
    timeZone: read('general.timezone'),
    appName: read('general.app_name'),
    brandName: read('general.brand_name'),
    sisterBrandName: read('general.sister_brand_name'),
    titleDivider: read('meta.title_divider'),
    meta: { title: meta.title, description: meta.description, imageId: imageIdOf(meta.image_id) },
    logos: read('logo'),
    navigation: {
      remote: remoteOf(read('navigation.config')),
      disabledOn: parsePathList(read('navigation.disabled_on_pages')),
      lightOn: parsePathList(read('navigation.light_on_pages')),
      logoOnlyOn: parsePathList(read('navigation.logo_only_on_pages')),
    },
    predefinedLinks: read('predefined_links'),
    passedParams: namesOf(read('predefined_links.query_params')),
    pageNotFoundHtml: read('general.page_not_found_html').trim(),
    links: {
      model: read('links.model'),
      offers: read('links.offers'),
      compare: read('links.compare'),
      build: read('links.build'),
      retailers: read('links.retailers'),
      contact: read('links.contact'),
      terms: read('links.terms'),
      privacy: read('links.privacy'),
      cookies: read('links.cookies'),
    },
    footer: {
      columns: read('footer.columns').map(({ heading, links }) => ({ heading, links: links.map(buttonOf) })),
      socialLinks: read('footer.social_links').map(buttonOf),
      legalLinks: read('footer.legal_links').map(buttonOf),
      legalText: read('footer.legal_text'),
      contact: {
        phone: read('contact.phone'),
        email: read('contact.email'),
        address: read('contact.address'),
        openingHours: read('contact.opening_hours'),
      },
      finderSettingsUrl: read('general.mena_retailers.footer.config.api'),
    },
    currency: readCurrency(read),
    stock: readStock(read),
    families: read('vehicles.families'),
    finance: readFinance(read),
    cookieConsent: read('cookie_consent'),
    consent: { strategy: read('consent.strategy'), storageKey: read('consent.storage_key') },
    errorReportingKey: read('performance.raygun_api_key'),
    offersApiUrl: read('mena.offers_api_url'),
    maps: mapsKey ? { key: mapsKey, region: read('general.maps_region'), language: read('general.maps_language') } : null,
  }
}

/** The picture's id when it is numeric, else the default picture's. */
export function imageIdOf(configured: unknown): number {
  const id = typeof configured === 'string' && /^\d+$/.test(configured.trim()) ? Number(configured) : configured
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : DEFAULT_IMAGE_ID
}

type Read = <Key extends SettingKey>(key: Key) => SettingValue<Key>

function readCurrency(read: Read): Currency {
  const general = { symbol: read('price.symbol'), delimiter: read('price.delimiter'), format: read('price.priceFormat') }
  const exchangeUrl = read('currency_exchange.api_url')
  return {
    ...general,
    iso: read('price.currencyIso'),
    fullString: read('price.fullString'),
    offerString: read('price.offerString'),
    leaseFullString: read('price.leaseFullString'),
    leaseShortString: read('price.leaseShortString'),
    rentACarFormat: read('price.rentACarFormat') || general.format,
    calculator: {
      symbol: read('price.finance_calculator.symbol') || general.symbol,
      delimiter: read('price.finance_calculator.delimiter') || general.delimiter,
      format: read('price.finance_calculator.priceFormat') || general.format,
    },
    double: read('price.double.enabled') ? { symbol: read('price.double.symbol'), rate: read('price.double.rate') } : null,
    exchange: exchangeUrl
      ? { apiUrl: exchangeUrl, responseKey: read('currency_exchange.response_key'), startDateKey: read('currency_exchange.start_date_key') }
      : null,
  }
}

function readStock(read: Read): StockSettings {
  const scope = (format: string): PriceScope => ({ symbol: read('stock_locator.symbol'), delimiter: read('stock_locator.delimiter'), format })
  return {
    page: read('stock_locator.page'),
    market: read('stock_locator.market'),
    language: read('stock_locator.language'),
    additionalFeatures: read('stock_locator.additional_features'),
    regions: read('stock_locator.regions'),
    dealerEndpoints: { dealers: read('stock_locator.endpoint_dealers'), fallback: read('stock_locator.endpoint_dealers_fallback') },
    priceOnRequestOptions: read('stock_locator.price_on_request_options'),
    taxIncluded: read('stock_locator.tax_included'),
    formats: {
      purchase: scope(read('stock_locator.price_format')),
      lease: scope(read('stock_locator.lease_price_format')),
      subscribe: scope(read('stock_locator.subscribe_price_format')),
    },
    seatsTranslations: read('stock_locator.seats_translations'),
  }
}

function readFinance(read: Read): FinanceSettings {
  const rate = read('finance.annual_rate')
  const annualRate = rate === '' ? Number.NaN : Number(rate)
  return {
    annualRate: Number.isFinite(annualRate) && annualRate >= 0 ? annualRate : null,
    depositPercent: read('finance.deposit_percent'),
    months: read('finance.months'),
    miniCalculatorStates: read('finance.mini_calculator_states'),
  }
}

/** The remote menu counts when its address has an origin. */
function remoteOf(config: NavigationConfig | null): NavigationConfig | null {
  return config && /^https?:\/\/[^/]/i.test(config.url) && URL.canParse(config.url) ? config : null
}

function namesOf(list: string): string[] {
  return list.split(/[,\s]+/).filter(Boolean)
}

type StoredLink = SettingValue<'footer.social_links'>[number]
function buttonOf({ target_action, ...link }: StoredLink): Button {
  return target_action ? { ...link, target_action } : link
}
