import type { WordPair } from '#kernel/words/words.ts'
import { paymentWayOf } from '../vendor.ts'
import { currenciesOf, gatewayNames } from './registry.ts'

/** A provider with more currencies than this takes those of the Gulf as well. */
const MOST_LISTED = 40

/** What staff should know of a vendor type when they write it: whether it exists, and the currencies in which it is offered. Null for nothing. */
export function vendorNote(type: string): WordPair | null {
  const way = paymentWayOf(type)
  if (type.trim() === '' || way === 'free' || way === 'no_gateway') return null
  if (way === 'unknown') {
    const known = isolated(gatewayNames.join(', '))
    return [`Unknown: buyers would see the error page. There are ${known}.`, `نوع غير معروف، وستظهر للعميل صفحة الخطأ. الأنواع المتاحة: ${known}.`]
  }
  const currencies = currenciesOf(way)
  if (currencies === 'any') return null
  if (currencies.size > MOST_LISTED) return null
  const codes = isolated([...currencies.keys()].join(', '))
  return [
    `Takes only ${codes}. For a car priced in another currency, AED or SAR for example, it is not offered to the buyer.`,
    `لا يقبل إلا العملات التالية: ${codes}. ولا يُعرض على العميل إذا كان سعر السيارة بعملة أخرى، مثل الدرهم الإماراتي أو الريال السعودي.`,
  ]
}

/** Latin letters stay left to right inside an Arabic sentence. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
