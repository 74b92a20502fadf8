import type { WordPair } from '#kernel/words/words.ts'
import { paymentWayOf } from '../vendor.ts'
import { currenciesOf, gatewayNames } from './registry.ts'

/** A provider with more currencies than this takes those of the Gulf as well. */
const MOST_LISTED = 40

/**
 * What staff should know of a vendor type when they write it: whether it exists, and whether it is offered for the prices of the site, whose `currency` is
 * ISO 4217. Null for nothing.
 */
export function vendorNote(type: string, currency?: string): WordPair | null {
  const way = paymentWayOf(type)
  if (type.trim() === '' || way === 'free' || way === 'no_gateway') return null
  if (way === 'unknown') {
    const knownNames = isolated(gatewayNames.join(', '))
    return [`Unknown: buyers would see the error page. There are ${knownNames}.`, `نوع غير معروف، وستظهر للعميل صفحة الخطأ. الأنواع المتاحة: ${knownNames}.`]
  }
  const currencies = currenciesOf(way)
  if (currencies === 'any') return null
  const limits = currencies.size > MOST_LISTED ? null : limitsOf([...currencies.keys()])
  if (currency === undefined || currencies.has(currency)) return limits
  const code = isolated(currency)
  return [
    `Not offered to buyers: it does not take ${code}, the currency of the site’s prices.${limits ? ` ${limits[0]}` : ''}`,
    `لا يُعرض على العملاء: لا يقبل ${code}، وهي عملة أسعار الموقع.${limits ? ` ${limits[1]}` : ''}`,
  ]
}

function limitsOf(currencies: readonly string[]): WordPair {
  const codes = isolated(currencies.join(', '))
  return [
    `Takes only ${codes}. For a car priced in another currency it is not offered to the buyer.`,
    `لا يقبل إلا العملات التالية: ${codes}. ولا يُعرض على العميل إذا كان سعر السيارة بعملة أخرى.`,
  ]
}

/** Latin letters stay left to right inside an Arabic sentence. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
