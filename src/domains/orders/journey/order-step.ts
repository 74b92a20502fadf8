import { type OrderData, normalisePaymentType } from './order-data.ts'
import type { OrderVehicle } from './order-vehicle.ts'

/** The event of the window by which whoever measures hears of a journey. */
export const ORDER_STEP = 'order-step'

/**
 * What happens on a journey: the choices about a vehicle are made, a checkout begins, one of its steps is shown, an order is placed, its page
 * is seen, it is confirmed by the link of its mail.
 */
export type OrderStepName = 'chosen' | 'checkout' | 'details' | 'visit' | 'payment' | 'ordered' | 'success' | 'confirmed'

/** What is known at that point; nothing of it says who the visitor is. Amounts are in units of the currency. */
export type OrderStepFacts = {
  vehicleId: number | null
  vehicleName?: string
  vin?: string
  /** The price in cash; null on request. */
  price?: number | null
  currency?: string
  /** What is paid now. */
  fee?: number
  kind?: string
  paymentType?: string
  retailer?: string
  isConfigurator?: boolean
  orderNumber?: string
}
export type OrderStep = { name: OrderStepName; facts: OrderStepFacts }

/** Tells that a visitor has come so far. The journey goes on whoever listens. */
export function orderStep(name: OrderStepName, facts: OrderStepFacts): void {
  dispatchEvent(new CustomEvent<OrderStep>(ORDER_STEP, { detail: { name, facts } }))
}

/** The facts of a journey that has a vehicle. */
export function journeyFacts(data: OrderData, vehicle: OrderVehicle): OrderStepFacts {
  return {
    vehicleId: vehicle.id,
    vehicleName: [vehicle.name, vehicle.version].filter(Boolean).join(' '),
    vin: vehicle.vin,
    price: vehicle.payments.find(({ type }) => type === 'cash')?.amount ?? null,
    currency: vehicle.currency,
    kind: data.tabChoice,
    paymentType: normalisePaymentType(data.paymentOptionsData?.type || 'cash'),
    retailer: data.paymentRecipient,
    isConfigurator: data.configUrl !== '',
  }
}
