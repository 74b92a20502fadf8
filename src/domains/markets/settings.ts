import { z } from 'zod'
import { json, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import { currencyFactors } from './currency-factors.ts'
import { builtInMarkets, builtInRates } from './built-in-markets.ts'
import { ExchangeRate, Market } from './market.ts'
import { knownMarkets } from './known-markets.ts'
import { countryForm, exchangeRateRows } from './setting-forms.ts'

export const marketSettings = defineSettings(['Countries', 'الدول'], ['car', 'list', 'order', 'retailers'], {
  'markets.countries': json(
    z.array(Market).max(60),
    builtInMarkets.map((market) => ({ ...market, weekend: [...market.weekend], holidays: [...market.holidays] })),
    ['Countries of sale', 'دول البيع'],
    [
      'Countries in which cars are sold: currency, time zone, tax, finance, identity document, weekend and holidays, and where they differ from the site the seller on invoices, the contact and finance estimates; a retailer belongs to one.',
      'الدول التي تُباع فيها السيارات: العملة والمنطقة الزمنية والضريبة والتمويل ووثيقة الهوية وعطلة نهاية الأسبوع والعطل الرسمية، وما يختلف فيها عن الموقع من بيانات البائع في الفواتير والتواصل وتقديرات التمويل، ولكل معرض دولة منها.',
    ],
    { filled: countryForm, entry: Market },
  ),
  'markets.home': text(
    'AE',
    ['Country of the site', 'دولة الموقع'],
    [
      'Country of the site, by its code of two letters; retailers whose country is unknown belong to it.',
      'دولة الموقع برمزها المكوّن من حرفين، وتُنسب إليها المعارض التي لا تُعرف دولتها.',
    ],
  ),
  'price.currencyIso': text('EUR', ['Currency', 'العملة'], ['ISO 4217 code of the currency.', 'رمز العملة وفق ISO 4217.']),
  'markets.exchange_rates': json(
    z.array(ExchangeRate).max(100),
    [...builtInRates],
    ['Exchange rates of lists', 'أسعار الصرف في القوائم'],
    [
      'What one unit of each currency is worth, all in one currency such as the dirham; lists with several currencies are filtered and sorted by it.',
      'قيمة الوحدة من كل عملة، وكلها بعملة واحدة كالدرهم، وبها تُصفّى القوائم متعددة العملات وتُرتّب.',
    ],
    { filled: exchangeRateRows, entry: ExchangeRate },
  ),
})

/** The countries of the site, which of them is its own, the site's currency and how others compare with it. */
export function readMarketsSettings(read: ReadSettings) {
  const values = read(marketSettings)
  const currency = values['price.currencyIso']
  const siteCurrency = /^[A-Z]{3}$/.test(currency) ? currency : 'EUR'
  return {
    ...knownMarkets(values['markets.countries'], values['markets.home'].toUpperCase()),
    /** ISO 4217; `EUR` for what is no code. */
    siteCurrency,
    /** How amounts of each currency compare with those of the site's. */
    factors: currencyFactors(siteCurrency, values['markets.exchange_rates']),
  }
}
export type MarketsSettings = ReturnType<typeof readMarketsSettings>
