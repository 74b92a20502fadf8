import { z } from 'zod'
import { marketFlavours, themes } from './flavours.ts'
import { ModelFamily, proposedFamilies } from './model-families.ts'
import { choice, flag, json, longText, number, type SettingDefinition, text } from './setting.ts'
import {
  CookieConsent,
  financingOptions,
  FooterColumn,
  FooterLink,
  Logo,
  Meta,
  NavigationConfig,
  PredefinedLink,
  SliderRange,
  vehicleStates,
} from './shapes.ts'

const paths = (value: string, description: string) => ({ ...longText(value, description, 'lines'), format: 'paths' as const })
const anything = z.json().nullable()

/** The picture of a page that names none. */
export const DEFAULT_IMAGE_ID = 24730

/** Every setting the product reads, with the value it has while nobody sets it (C-073). A key that is not here may be stored too. */
export const settingDefaults = {
  'general.theme': choice(themes, 'jdx', 'Look and brand of the site: jdx is the main brand, lrdx the sister brand.'),
  'general.market_flavour': choice(marketFlavours, 'mena', 'Market whose features are on.'),
  'general.area': text('', 'The value israel switches to fonts that can write Hebrew.'),
  'general.timezone': {
    schema: z.string().refine(isTimeZone),
    default: 'Asia/Dubai',
    format: 'text',
    description: 'Time zone of the site (IANA name); offer schedules follow it.',
  },
  'general.app_name': text('', 'Name of the site, written behind every page title.'),
  'general.brand_name': text('Jaguar', 'Name of the main brand.'),
  'general.sister_brand_name': text('Land Rover', 'Name of the sister brand.'),
  'general.page_not_found_html': longText('', 'Content of the 404 screen; empty shows the generated banner.'),
  'general.maps_key': text('', 'Key of the maps service. Browsers see it; without it the open map is shown.'),
  'general.maps_region': text('AE', 'Region that the maps service prefers.'),
  'general.maps_language': text('ar', 'Language of the maps service.'),
  'general.mena_retailers.footer.config.api': text('', 'Address of the JSON settings of the footer retailer finder.'),
  'general.fab': json(anything, null, 'Items and flags of the floating action button.', { invalid: [] }),
  'general.back_button': json(anything, null, 'The back button.', { message: 'Cannot parse back button settings' }),
  'general.exit_popup.allow_list': longText('', 'URL patterns, one a line, that ask before leaving; empty never asks.', 'lines'),
  'general.exit_popup.block_list': longText('', 'URL patterns, one a line, that never ask.', 'lines'),
  'general.exit_popup.content': longText('', 'What the exit popup says.'),
  'general.exit_popup.ok_text': text('', 'Button that leaves; empty uses the translation.'),
  'general.exit_popup.cancel_text': text('', 'Button that stays; empty shows none.'),

  meta: json(Meta, { title: '', description: '', image_id: DEFAULT_IMAGE_ID }, 'Title, description and picture of pages without their own.', {
    message: 'Please check your "meta" settings in admin panel.',
  }),
  'meta.title_divider': text('|', 'Sign between page title and site name.'),
  logo: json(
    z.array(Logo).nullable(),
    [
      { matchingPath: '/range-rover*', homepage: '/range-rover', logo: 'range-rover' },
      { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
      { matchingPath: '/discovery*', homepage: '/discovery', logo: 'discovery' },
    ],
    'Logos by path pattern: matchingPath, homepage and logo.',
    { invalid: null },
  ),

  'navigation.config': json(NavigationConfig.nullable(), null, 'Remote menu: url, locale, disable, enable, logo.'),
  'navigation.disabled_on_pages': paths('', 'Pages without navigation and floating button; ignored by theme jdx.'),
  'navigation.light_on_pages': paths('', 'Redesigned pages, with the light navigation.'),
  'navigation.logo_only_on_pages': paths('/jaguar-range/i-pace/index', 'Pages whose navigation is the logo alone.'),

  predefined_links: json(z.array(PredefinedLink), [], 'Names for addresses: a link to the alias leads to the url.'),
  'predefined_links.query_params': text(
    'utm_source,utm_medium,utm_campaign,utm_term,utm_content,utm_id,gclid',
    'Query parameters, by comma, that predefined links take along from the current page.',
  ),
  'links.model': text('/jaguar-range/{model}/index', 'Page of a model.'),
  'links.offers': text('/offers-and-finance', 'Offers and finance.'),
  'links.compare': text('/compare', 'Comparison of models.'),
  'links.build': text('/build-yours', 'Configurator.'),
  'links.retailers': text('/retailer-locator', 'Retailer locator.'),
  'links.contact': text('/contact-us', 'Contact.'),
  'links.terms': text('/terms-conditions', 'Terms and conditions.'),
  'links.privacy': text('/privacy-policy', 'Privacy policy.'),
  'links.cookies': text('/cookie-policy', 'Cookie policy.'),

  'contact.phone': text('', 'Phone number of the importer, as shown.'),
  'contact.email': text('', 'E-mail address of the importer.'),
  'contact.address': text('', 'Postal address of the importer.'),
  'contact.opening_hours': text('', 'Opening hours of the importer.'),
  'footer.columns': json(z.array(FooterColumn).max(8), [], 'Columns of footer links: heading and links.'),
  'footer.social_links': json(z.array(FooterLink).max(12), [], 'Links to social networks; the id names the icon.'),
  'footer.legal_links': json(z.array(FooterLink).max(12), [], 'Legal links at the end of the footer.'),
  'footer.legal_text': longText('', 'Legal text at the end of the footer.'),

  cookie_consent: json(CookieConsent.nullable(), null, 'Content of the cookie banner; without it there is none.'),
  'consent.strategy': choice(['basic', 'none', 'onetrust', 'custom'], 'basic', 'Who asks for consent.'),
  'consent.storage_key': text('cookieConsentStatus', 'Browser storage key of the answer.'),

  'price.symbol': text('€', 'Currency symbol of prices in pages.'),
  'price.delimiter': { ...longText(',', 'Sign between thousands.'), format: 'text' },
  'price.priceFormat': text('^%', 'Price: % is the amount, ^ the symbol.'),
  'price.fullString': text('From ^ %', 'Price with its introduction.'),
  'price.offerString': text('From ^ %', 'Price of an offer.'),
  'price.leaseFullString': text('or @ / Month', 'Monthly price; @ is the formatted price.'),
  'price.leaseShortString': text('or @ / Month', 'Monthly price where space is short.'),
  'price.currencyIso': text('EUR', 'ISO 4217 code of the currency.'),
  'price.rentACarFormat': text('', 'Price of a rented car; empty uses price.priceFormat.'),
  'price.finance_calculator.symbol': text('', 'Symbol in calculators; empty uses price.symbol.'),
  'price.finance_calculator.delimiter': { ...longText('', 'Thousands sign in calculators; empty uses price.delimiter.'), format: 'text' },
  'price.finance_calculator.priceFormat': text('', 'Price in calculators; empty uses price.priceFormat.'),
  'finance.annual_rate': text('', 'Yearly rate of finance estimates in percent, on what is still owed; empty shows no estimate.'),
  'finance.deposit_percent': json(SliderRange, { min: 20, max: 50, interval: 5, default: 20 }, 'Deposit of finance estimates, in percent of the price.'),
  'finance.months': json(SliderRange, { min: 12, max: 60, interval: 12, default: 60 }, 'Term of finance estimates, in months.'),
  'finance.mini_calculator_states': json(
    z.array(z.enum(vehicleStates)),
    ['new', 'used', 'approved'],
    'Conditions of vehicles whose page has the mini calculator.',
  ),
  'price.double.enabled': flag(false, 'Show a second price behind the first.'),
  'price.double.symbol': text('EUR', 'Symbol of the second price.'),
  'price.double.rate': number(1, 'Factor from the first price to the second.'),
  'price.disclaimer_type': choice(['symbol-info-tip'], 'symbol-info-tip', 'How a price points to its disclaimer.'),

  'stock_locator.page': text('/stock-locator', 'Page of the stock locator.'),
  'stock_locator.market': choice(['', 'overseas', 'mobility'], '', 'Market rule of stock prices; empty has none.'),
  'stock_locator.language': text('en', 'Language of stock texts.'),
  'stock_locator.price_format': text('% ^', 'Purchase price of a vehicle.'),
  'stock_locator.lease_price_format': text('% ^ / Month', 'Lease price of a vehicle.'),
  'stock_locator.subscribe_price_format': text('from % ^ / Month', 'Subscription price of a vehicle.'),
  'stock_locator.symbol': text('€', 'Currency symbol of stock prices.'),
  'stock_locator.delimiter': { ...longText(',', 'Sign between thousands of stock prices.'), format: 'text' },
  'stock_locator.price_on_request_options': json(z.array(z.enum(financingOptions)), ['cash'], 'Financing options whose hidden price is on request.'),
  'stock_locator.tax_included': flag(true, 'Prices are gross.'),
  'stock_locator.additional_features': text('', 'Features that are on, by comma: postcode_search, owner_visible, display_selected_vehicles, postcode_filter.'),
  'stock_locator.regions': json(z.array(z.string()), ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'], 'States of the postcode search.'),
  'stock_locator.seats_translations': json(anything, null, 'Own words for the number of seats.', {
    message: 'Cannot parse custom "seats" translations',
  }),
  'stock_locator.endpoint_dealers': text('', 'Address of dealers by postcode.'),
  'stock_locator.endpoint_dealers_fallback': text('', 'Address of dealers when the first fails or knows none.'),
  'stock_locator.endpoint_trade_in': text('', 'Address of trade-in options.'),

  'vehicles.families': json(
    z.array(ModelFamily).min(1).max(60),
    [...proposedFamilies],
    'Families of vehicles that editors choose from: key, label, code, first_year and last_year; no last_year is the year after the current one.',
  ),

  'currency_exchange.api_url': text('', 'Site that tells the exchange rate: browsers ask it for /currency-exchange; empty asks nobody.'),
  'currency_exchange.response_key': text('data', 'Key of the rate in the answer.'),
  'currency_exchange.start_date_key': text('startdate', 'Key of the first day of the rate in the answer.'),
  'mena.offers_api_url': text('', 'Address of the offers feed.'),
  'performance.raygun_api_key': text('', 'Key of the error-reporting service. Browsers see it; empty reports nowhere.'),
  'dynamic_content.enabled_strategies': text('', 'Strategies of dynamic content, by comma.'),
  'dynamic_content.mena_external_sl__config': json(anything, null, 'Configuration of strategy mena_external_sl.'),
  'ntt_cxp_sl.enabled': flag(false, 'Show the button of the external journey at vehicles.'),
  'ntt_cxp_sl.button_label': text('', 'Label of that button.'),
  'ntt_cxp_sl.cxp_redirect_url': text('', 'Address of that button; the id of the vehicle is appended.'),
  'lead_api.base_url': text('', 'Base address of the electric-vehicle lead service.', { isSecret: true }),
  'email_check.api_url': text('', 'Address of the e-mail verification service.', { isSecret: true }),
  'email_check.api_key': text('', 'Key of the e-mail verification service.', { isSecret: true }),
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settingDefaults

/** Whether a setting must never leave the server; keys the product does not know count by their name. */
export function isSecretSetting(key: string): boolean {
  const definition: SettingDefinition | undefined = Object.hasOwn(settingDefaults, key) ? settingDefaults[key as SettingKey] : undefined
  return definition ? definition.isSecret === true : /(^|[._])(secret|password|token|private_key|api_key)$/.test(key)
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
