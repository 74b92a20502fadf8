import { hours, minutes } from '#kernel/durations.ts'
import type { PaymentState } from '../payment.ts'

/** How long a buyer may take to pay; after that the payment is closed at the provider. */
export const OPEN_MS = hours(1)
/** How long before its authorisation lapses held money is captured, extended or released. */
export const LAPSE_MARGIN_MS = hours(24)
const FIRST_CHECK_MS = minutes(1)
const LONGEST_CHECK_MS = minutes(10)
const HELD_CHECK_MS = hours(6)

type PaymentToCheck = { state: PaymentState; createdAt: Date; checks: number; authorizedUntil: Date | null }

/**
 * When to ask the provider about a payment without a webhook; null once no change is expected, and only reconciliation looks.
 * An open payment is asked about at growing intervals, and when the buyer's time is over.
 */
export function nextCheck({ state, createdAt, checks, authorizedUntil }: PaymentToCheck, now: Date): Date | null {
  if (state === 'created' || state === 'pending') {
    const wait = Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 10), LONGEST_CHECK_MS)
    const end = createdAt.getTime() + OPEN_MS
    return new Date(now.getTime() < end ? Math.min(now.getTime() + wait, end) : now.getTime() + wait)
  }
  if (state === 'disputed') return new Date(now.getTime() + HELD_CHECK_MS)
  if (state !== 'authorized') return null
  const lapses = authorizedUntil ? authorizedUntil.getTime() - LAPSE_MARGIN_MS : Number.POSITIVE_INFINITY
  return new Date(Math.max(Math.min(now.getTime() + HELD_CHECK_MS, lapses), now.getTime() + FIRST_CHECK_MS))
}
