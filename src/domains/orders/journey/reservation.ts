import { browserStorage } from '#kernel/browser-storage.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import type { OrderStepFacts } from './order-step.ts'

/** The storage key of this browser's latest order (A-171, C-390). */
export const RESERVATION_KEY = 'sl_order_online_reservation'

/** The data of the success screen. The fee is in units of the currency. */
export type Reservation = {
  orderNumber: string
  reservationFee: number
  currency: string
  createdAt: string
  /** Where the car is sold, two letters; by its clock the order is dated. */
  country?: string
  /** The vehicle and the choices, until the order has been tracked once. */
  facts?: OrderStepFacts
}

/** The latest order of this browser; null without one. */
export function readReservation(): Reservation | null {
  try {
    const json: unknown = JSON.parse(browserStorage().getItem(RESERVATION_KEY) ?? 'null')
    return isReservation(json) ? json : null
  } catch {
    // Nothing readable is kept: there is no reservation to show.
    return null
  }
}

export function writeReservation(reservation: Reservation): void {
  try {
    browserStorage().setItem(RESERVATION_KEY, JSON.stringify(reservation))
  } catch {
    // without storage the order is read by its number
  }
}

function isReservation(value: unknown): value is Reservation {
  if (!isRecord(value)) return false
  const { orderNumber, reservationFee, currency, createdAt } = value
  return (
    typeof orderNumber === 'string' && orderNumber !== '' && typeof reservationFee === 'number' && typeof currency === 'string' && typeof createdAt === 'string'
  )
}
