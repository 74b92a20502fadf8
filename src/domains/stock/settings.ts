import { z } from 'zod'
import { readMarketsSettings } from '#domains/markets/index.ts'
import { decimalsIn, type PriceStyle } from '#kernel/format/price.ts'
import { choice, flag, json, longText, number, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings, type SettingValues } from '#fields/settings/settings.ts'
import { cxpLinkOf } from './cards/cxp-link.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { flavourHabits, type MarketFlavour } from './market-flavours.ts'
import { type DisclaimerType, financingOptions, type StockMarket, vehicleStates } from './vocabulary.ts'
import { seatsForm } from './setting-forms.ts'
import { stockWords } from './words.ts'

const anything = z.json().nullable()

export const stockSettings = defineSettings(['Stock', 'المخزون'], ['list', 'car'], {
  'general.market_flavour': choice(
    {
      mena: ['Middle East and North Africa', 'الشرق الأوسط وشمال أفريقيا'],
      asia_pacific: ['Asia and the Pacific', 'آسيا والمحيط الهادئ'],
      europe: ['Europe', 'أوروبا'],
      japan: ['Overseas, with prices on the road', 'أسواق خارجية، بأسعار شاملة التسجيل'],
      australia: ['Overseas, with search by postcode', 'أسواق خارجية، بالبحث بالرمز البريدي'],
    } satisfies Record<MarketFlavour, WordPair>,
    'mena',
    ['Features of the market', 'خصائص السوق'],
    ['The market whose features are on. Those without features of their own do not differ.', 'السوق الذي تُفعَّل خصائصه. لا فرق بين الأسواق التي لا خصائص لها.'],
  ),
  'stock_locator.page': text(
    '/stock-locator',
    ['Page of the stock locator', 'صفحة البحث في المخزون'],
    ['Page of the stock locator.', 'صفحة البحث عن سيارة في المخزون.'],
  ),
  'stock_locator.language': text(
    'ar',
    ['Language of stock texts', 'لغة نصوص المخزون'],
    ['Language of texts about the stock, as a code; empty stands for English.', 'رمز لغة نصوص المخزون، وتعني الخانة الفارغة الإنجليزية.'],
  ),
  'stock_locator.market': choice(
    {
      '': ['None', 'دون قاعدة'],
      overseas: ['Overseas markets', 'الأسواق الخارجية'],
      mobility: ['Without the price before a sale', 'دون السعر قبل الخصم'],
    } satisfies Record<StockMarket, WordPair>,
    '',
    ['Rule of stock prices', 'قاعدة أسعار المخزون'],
    ['The rule of the market for prices of the stock.', 'قاعدة السوق لأسعار المخزون.'],
  ),
  'stock_locator.price_format': text('% ^', ['Form of the purchase price', 'صيغة سعر الشراء'], ['Purchase price of a vehicle.', 'سعر شراء السيارة.']),
  'stock_locator.lease_price_format': text('% ^ / Month', ['Form of the lease price', 'صيغة سعر التأجير'], ['Lease price of a vehicle.', 'سعر تأجير السيارة.']),
  'stock_locator.subscribe_price_format': text(
    'from % ^ / Month',
    ['Form of the subscription price', 'صيغة سعر الاشتراك'],
    ['Subscription price of a vehicle.', 'سعر الاشتراك في السيارة.'],
  ),
  'stock_locator.symbol': text('€', ['Currency symbol of the stock', 'رمز عملة المخزون'], ['Currency symbol of stock prices.', 'رمز عملة أسعار المخزون.']),
  'stock_locator.delimiter': {
    ...longText(
      ',',
      ['Thousands sign of the stock', 'علامة الآلاف في المخزون'],
      ['Sign between thousands of stock prices.', 'العلامة بين آلاف أسعار المخزون.'],
    ),
    format: 'text',
  },
  'stock_locator.price_on_request_options': json(
    z.array(z.enum(financingOptions)),
    ['cash'],
    ['Prices on request', 'خيارات السعر عند الطلب'],
    ['Financing options whose hidden price is on request.', 'خيارات التمويل التي يكون سعرها المخفي عند الطلب.'],
    {
      filled: { field_type: 'Choices', keepsNone: true, options: financingOptions.map((value) => ({ value, label: stockWords.words[`financing_${value}`] })) },
    },
  ),
  'stock_locator.price_disclaimer': choice(
    {
      'symbol-info-tip': ['An asterisk and an info button', 'نجمة وزر معلومات'],
      symbol: ['An asterisk', 'نجمة'],
    } satisfies Record<DisclaimerType, WordPair>,
    'symbol-info-tip',
    ['Way to price disclaimers', 'طريقة عرض ملاحظات الأسعار'],
    ['How prices point to their disclaimers.', 'طريقة الإشارة إلى ملاحظات الأسعار.'],
  ),
  'stock_locator.tax_included': flag(true, ['Prices include tax', 'الأسعار شاملة الضريبة'], ['Prices are gross.', 'الأسعار شاملة الضريبة.']),
  'stock_locator.additional_features': text(
    '',
    ['Additional features', 'الميزات الإضافية'],
    [
      'Features that are on, by comma: postcode_search, owner_visible, display_selected_vehicles, postcode_filter.',
      'الميزات المفعّلة مفصولة بفواصل: postcode_search، owner_visible، display_selected_vehicles، postcode_filter.',
    ],
  ),
  'stock_locator.similar_vehicles': flag(
    true,
    ['Similar vehicles', 'السيارات المشابهة'],
    ['The page of a vehicle shows cars like it.', 'عرض سيارات مشابهة في صفحة السيارة.'],
  ),
  'stock_locator.regions': json(
    z.array(z.string()),
    ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
    ['Regions of the postcode search', 'مناطق البحث بالرمز البريدي'],
    ['States of the postcode search.', 'المناطق في البحث بالرمز البريدي.'],
    { filled: { field_type: 'Lines', keepsNone: true } },
  ),
  'stock_locator.seats_translations': json(
    anything,
    null,
    ['Words for seats', 'نصوص عدد المقاعد'],
    ['Own words for the number of seats.', 'نصوص خاصة لعدد المقاعد.'],
    { filled: seatsForm, message: 'Cannot parse custom "seats" translations' },
  ),
  'stock_locator.endpoint_dealers': text(
    '',
    ['Address of the retailers service', 'عنوان خدمة المعارض'],
    ['Address of dealers by postcode.', 'عنوان خدمة المعارض بحسب الرمز البريدي.'],
    { receivesData: true },
  ),
  'stock_locator.endpoint_dealers_fallback': text(
    '',
    ['Address of its substitute', 'عنوان خدمة المعارض البديلة'],
    ['Address of dealers when the first fails or knows none.', 'عنوان خدمة المعارض البديلة عند تعذّر الأولى أو خلوّها.'],
    { receivesData: true },
  ),
  'stock_locator.endpoint_trade_in': text(
    '',
    ['Address of trade-in options', 'عنوان خدمة خيارات الاستبدال'],
    ['Address of the options for a car to trade in; empty offers our own.', 'عنوان خدمة خيارات استبدال السيارة؛ تُستخدم خياراتنا عند تركه فارغًا.'],
    { receivesData: true },
  ),
  'finance.mini_calculator_states': json(
    z.array(z.enum(vehicleStates)),
    [...vehicleStates],
    ['Cars with the mini calculator', 'السيارات التي تعرض حاسبة الأقساط'],
    ['Conditions of vehicles whose page has the mini calculator.', 'حالات السيارات التي تظهر في صفحاتها حاسبة الأقساط.'],
    { filled: { field_type: 'Choices', keepsNone: true, options: vehicleStates.map((value) => ({ value, label: stockWords.words[`state_${value}`] })) } },
  ),
})

/** A second price behind the first (C-354, C-355). */
export const doublePriceSettings = defineSettings(['Second price', 'السعر الثاني'], ['list', 'car'], {
  'price.double.enabled': flag(false, ['Second price', 'السعر الثاني'], ['Show a second price behind the first.', 'عرض سعر ثانٍ بعد الأول.']),
  'price.double.symbol': text(
    'EUR',
    ['Currency symbol of the second price', 'رمز عملة السعر الثاني'],
    ['Symbol of the second price.', 'رمز عملة السعر الثاني.'],
  ),
  'price.double.rate': number(
    1,
    ['Rate of the second price', 'معامل السعر الثاني'],
    ['Factor from the first price to the second.', 'المعامل من السعر الأول إلى الثاني.'],
  ),
})

export const exchangeSettings = defineSettings(['Exchange rate', 'سعر الصرف'], ['car'], {
  'currency_exchange.api_url': text(
    '',
    ['Address of the exchange rate service', 'عنوان خدمة سعر الصرف'],
    ['Site that tells the exchange rate: browsers ask it for /currency-exchange; empty asks nobody.', 'عنوان خدمة سعر الصرف؛ لا تُسأل خدمة عند تركه فارغًا.'],
    { receivesData: true },
  ),
  'currency_exchange.response_key': text(
    'data',
    ['Key of the rate', 'مفتاح السعر في الجواب'],
    ['Key of the rate in the answer.', 'مفتاح السعر في جواب الخدمة.'],
  ),
  'currency_exchange.start_date_key': text(
    'startdate',
    ['Key of the first day', 'مفتاح تاريخ السريان في الجواب'],
    ['Key of the first day of the rate in the answer.', 'مفتاح أول يوم لسريان السعر في جواب الخدمة.'],
  ),
})

/** An external sales service for a vehicle (C-320, C-321). */
export const cxpSettings = defineSettings(['Sales service', 'خدمة البيع'], ['list', 'car'], {
  'ntt_cxp_sl.enabled': flag(
    false,
    ['Button to the sales service', 'زر خدمة البيع'],
    ['Cards and pages of vehicles have a button to the sales service.', 'إظهار زر خدمة البيع في بطاقات السيارات وصفحاتها.'],
  ),
  'ntt_cxp_sl.button_label': text(
    '',
    ['Label of the button', 'نص الزر'],
    ['What the button says; there is none while it is empty.', 'نص الزر؛ لا يظهر الزر عند تركه فارغًا.'],
  ),
  'ntt_cxp_sl.cxp_redirect_url': text(
    '',
    ['Target of the button', 'وجهة الزر'],
    [
      'Where the button leads, with the id of the vehicle at its end; there is none while it is empty.',
      'وجهة الزر، ويُلحق بها رقم السيارة؛ لا يظهر الزر عند تركها فارغة.',
    ],
    { receivesData: true },
  ),
})

export type StockSettings = ReturnType<typeof readStockSettings>

/** Rules of stock prices and features of the stock locator. */
export function readStockSettings(read: ReadSettings) {
  const stock = read(stockSettings)
  const double = read(doublePriceSettings)
  const habits = flavourHabits[stock['general.market_flavour']]
  const exchange = exchangeOf(read(exchangeSettings))
  const cxp = read(cxpSettings)
  const markets = readMarketsSettings(read)
  const second = { symbol: double['price.double.symbol'], rate: double['price.double.rate'] }
  const withSecond = double['price.double.enabled'] ? { second } : {}
  const style = (format: string): PriceStyle => ({
    ...{ symbol: stock['stock_locator.symbol'], delimiter: stock['stock_locator.delimiter'], format },
    ...decimalsIn(markets.siteCurrency),
    ...withSecond,
  })
  return {
    /** The language of texts about the stock: a lower-case code, English without one (C-376, C-377). */
    language: stock['stock_locator.language'].toLowerCase() || 'en',
    /** Where all cars are listed, below the language. */
    page: stock['stock_locator.page'],
    market: stock['stock_locator.market'] || habits.market,
    /** Names, separated by commas. */
    additionalFeatures: [stock['stock_locator.additional_features'], ...habits.features].filter(Boolean).join(','),
    /** Whether a vehicle's page shows similar cars. */
    hasSimilar: stock['stock_locator.similar_vehicles'],
    regions: stock['stock_locator.regions'],
    /** Addresses of retailers by postcode, '' where there is none. */
    retailerEndpoints: { dealers: stock['stock_locator.endpoint_dealers'], fallback: stock['stock_locator.endpoint_dealers_fallback'] },
    /** Address of the options for a car to trade in, '' where there is none. */
    tradeInEndpoint: stock['stock_locator.endpoint_trade_in'],
    priceOnRequestOptions: stock['stock_locator.price_on_request_options'],
    taxIncluded: stock['stock_locator.tax_included'],
    siteCurrency: markets.siteCurrency,
    markets: { list: markets.list, home: markets.home },
    factors: markets.factors,
    disclaimerType: stock['stock_locator.price_disclaimer'],
    /** By the type of the price (C-364). */
    formats: {
      purchase: style(stock['stock_locator.price_format']),
      lease: style(stock['stock_locator.lease_price_format']),
      subscribe: style(stock['stock_locator.subscribe_price_format']),
    },
    /** Staff's own words for seats, null without. */
    seatsTranslations: stock['stock_locator.seats_translations'],
    /** Conditions of vehicles whose page has the mini calculator. */
    miniCalculatorStates: stock['finance.mini_calculator_states'],
    /** Null without an address (C-291 to C-294). */
    exchange: exchange.apiUrl ? exchange : null,
    /** Null while it has no button. */
    cxp: cxpLinkOf({ isEnabled: cxp['ntt_cxp_sl.enabled'], label: cxp['ntt_cxp_sl.button_label'], url: cxp['ntt_cxp_sl.cxp_redirect_url'] }),
  }
}

function exchangeOf(exchange: SettingValues<(typeof exchangeSettings)['table']>) {
  return {
    apiUrl: exchange['currency_exchange.api_url'],
    responseKey: exchange['currency_exchange.response_key'],
    startDateKey: exchange['currency_exchange.start_date_key'],
  }
}
