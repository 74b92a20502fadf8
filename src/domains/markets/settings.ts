import { z } from 'zod'
import { json, text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'
import { builtInMarkets, builtInRates } from './built-in-markets.ts'
import { ExchangeRate, Market } from './market.ts'
import { knownMarkets } from './known-markets.ts'

export const marketSettings = defineSettings(['Countries', 'الدول'], {
  'markets.countries': json(
    z.array(Market).max(60),
    builtInMarkets.map((market) => ({ ...market, weekend: [...market.weekend], holidays: [...market.holidays] })),
    [
      'Countries in which cars are sold: currency, time zone, tax, finance, identity document, weekend and holidays; a retailer belongs to one.',
      'الدول التي تُباع فيها السيارات: العملة والمنطقة الزمنية والضريبة والتمويل ووثيقة الهوية وعطلة نهاية الأسبوع والعطل الرسمية، ولكل معرض دولة منها.',
    ],
    { entry: Market },
  ),
  'markets.home': text('AE', [
    'Country of the site, by its code of two letters; retailers whose country is unknown belong to it.',
    'دولة الموقع برمزها المكوّن من حرفين، وتُنسب إليها المعارض التي لا تُعرف دولتها.',
  ]),
  'markets.exchange_rates': json(
    z.array(ExchangeRate).max(100),
    [...builtInRates],
    [
      'What one unit of each currency is worth in the currency of the site (price.currencyIso); lists with several currencies are filtered and sorted by it.',
      'قيمة الوحدة من كل عملة بعملة الموقع (price.currencyIso)، وبها تُصفّى القوائم متعددة العملات وتُرتّب.',
    ],
    { entry: ExchangeRate },
  ),
})

/** The countries of the site, which of them is its own, and the exchange rates to the site's currency. */
export function readMarketsSettings(read: ReadSettings) {
  const values = read(marketSettings)
  return {
    ...knownMarkets(values['markets.countries'], values['markets.home'].toUpperCase()),
    rates: values['markets.exchange_rates'] as readonly ExchangeRate[],
  }
}
