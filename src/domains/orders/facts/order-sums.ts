import type { WordPair } from '#kernel/words/words.ts'

/** The sums of an order that people add up, by their facts. Lists of orders have the same columns. */
export const orderSumNames = {
  total: ['Total', 'الإجمالي'],
  held: ['Held on the card', 'المحجوز على البطاقة'],
  paid: ['Paid', 'المدفوع'],
  refunded: ['Refunded', 'المردود'],
  rest: ['Left to pay', 'المتبقي'],
} as const satisfies Readonly<Record<string, WordPair>>
export type OrderSumName = keyof typeof orderSumNames
export const orderSums = Object.keys(orderSumNames) as [OrderSumName, ...OrderSumName[]]
