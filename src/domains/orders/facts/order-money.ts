import type { Payment } from '#domains/payments/index.ts'
import type { OrderState } from '../order.ts'
import type { OrderContents } from './order-contents.ts'
import { isBought, type OrderFinance } from './order-finance.ts'

type Ordered = { row: { vehiclePrice: number | null; state: OrderState }; contents: OrderContents; finance: OrderFinance; payment: Payment | null }

/** The amounts of an order, in minor units; null for what is not known. */
export type OrderMoney = {
  packs: number | null
  /** The car with its packs; null where a price is on request, and where nothing is bought. */
  total: number | null
  /** Held on the card and not taken. */
  held: number
  /** Taken and not given back. */
  paid: number
  refunded: number
  /** What the buyer still owes once what is held is taken; null once the order has ended, since the rest is paid elsewhere. */
  rest: number | null
}

const running: readonly OrderState[] = ['pending', 'free', 'authorized', 'paid', 'confirmed']

export function orderMoney({ row, contents, finance, payment }: Ordered): OrderMoney {
  const packs = sumOf(contents.packs.map(({ price }) => price))
  const total = isBought(finance) ? sumOf([row.vehiclePrice, packs]) : null
  const heldMinor = payment?.state === 'authorized' ? payment.amount.minor : 0
  const refunded = payment?.refundedMinor ?? 0
  const paid = (payment?.capturedMinor ?? 0) - refunded
  const rest = total === null || !running.includes(row.state) ? null : Math.max(0, total - paid - heldMinor)
  return { packs, total, held: heldMinor, paid, refunded, rest }
}

/** null as soon as one of them is not known. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
}
