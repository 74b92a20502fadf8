import type { OrderVehicle } from '#domains/orders/index.ts'
import { formatPrice, type PriceStyle } from '#kernel/format/price.ts'
import type { JourneyPlace } from '../shared/props.ts'

type OrderContents = { payments: OrderVehicle['payments']; payment: string; packs: readonly { name: string; price: number | null }[]; due: number }
export type TotalLine = { label: string; value: string }

/** What the car and its service packs come to, and what a buyer still owes once the fee is paid: the fee counts towards the price. */
export function orderTotals(
  { payments, payment, packs, due }: OrderContents,
  words: JourneyPlace['words'],
  style: PriceStyle,
): { packs: TotalLine[]; rest: TotalLine[] } {
  const cash = payments.find(({ type }) => type === 'cash')
  const lines = packs.map(({ name, price }) => ({ label: name, value: price === null ? words.price_on_request : formatPrice(price, style) }))
  const prices = [cash?.isOnRequest ? null : (cash?.amount ?? null), ...packs.map(({ price }) => price)]
  const total = prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0)
  // Somebody names a price first.
  if (total === null) return { packs: lines, rest: [] }
  const isBought = payment === 'cash' || payment === 'calculator'
  const label = payment === 'cash' ? words.rest : words.rest_financed
  return {
    packs: packs.length === 0 ? [] : [...lines, { label: words.total, value: formatPrice(total, style) }],
    rest: isBought && due > 0 && due < total ? [{ label, value: formatPrice(total - due, style) }] : [],
  }
}
