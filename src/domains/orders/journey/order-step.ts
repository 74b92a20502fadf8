import { analyticsDate, type AnalyticsEvent, track, vehicleSale } from '#domains/analytics/index.ts'
import { type OrderData, normalisePaymentType, type TabChoice } from './order-data.ts'
import type { OrderVehicle } from './order-vehicle.ts'

/** The tracked steps of a journey: the choices are made, the payment or the order is sent, a placed order is tracked for the first time. */
type OrderStepName = 'chosen' | 'paying' | 'placed'

/** The facts of the vehicle and its order, without personal data. Amounts are in units of the currency. */
export type OrderStepFacts = {
  vehicleId: number
  name: string
  brand: string
  version: string
  state: string
  /** The price in cash; null on request. */
  price: number | null
  currency: string
  /** Whether the vehicle is reserved or bought. */
  kind: TabChoice
  paymentType: string
  /** The retailer's name; '' while none is chosen. */
  retailer: string
  isConfigured: boolean
  /** What is paid now. */
  fee?: number
  orderNumber?: string
}

/** Tracks that a visitor has reached a step. */
export function orderStep(name: OrderStepName, facts: OrderStepFacts): void {
  const event = eventsOf[name](facts)
  if (event) track(event)
}

/** Tracks a confirmed order, even if nothing else is known about it. */
export function orderConfirmed({ orderNumber, createdAt }: { orderNumber: string; createdAt: string }): void {
  track({ event: 'checkout_vehicle_order_confirmed', order_number: orderNumber, order_date: analyticsDate(new Date(createdAt)) })
}

/** The event of each step; null when its data is unknown. */
const eventsOf: Record<OrderStepName, (facts: OrderStepFacts) => AnalyticsEvent | null> = {
  chosen: (facts) => (facts.retailer ? { event: 'add_shipping_info', ecommerce: { ...saleOf(facts), shipping_tier: facts.retailer } } : null),
  paying: (facts) => ({ event: 'add_payment_info', ecommerce: { ...saleOf(facts), payment_type: facts.paymentType } }),
  placed: (facts) => (facts.orderNumber ? { event: 'purchase', ecommerce: { ...saleOf(facts), transaction_id: facts.orderNumber } } : null),
}

/** A reservation is worth its fee, a purchase its price. */
function saleOf({ vehicleId: id, kind, fee, ...vehicle }: OrderStepFacts) {
  return vehicleSale({ id, ...vehicle }, kind === 'purchase' ? undefined : fee)
}

/** The facts of a journey that has a vehicle. */
export function journeyFacts(data: OrderData, vehicle: OrderVehicle): OrderStepFacts {
  return {
    vehicleId: vehicle.id,
    name: vehicle.name,
    brand: vehicle.brand,
    version: vehicle.version,
    state: vehicle.state,
    price: cashPrice(vehicle),
    currency: vehicle.currency,
    kind: data.tabChoice,
    paymentType: normalisePaymentType(data.paymentOptionsData?.type || 'cash'),
    retailer: data.locationDetails?.name ?? '',
    isConfigured: data.configUrl !== '',
  }
}

/** What the vehicle costs in cash; null on request. */
export function cashPrice({ payments }: Pick<OrderVehicle, 'payments'>): number | null {
  const cash = payments.find(({ type }) => type === 'cash')
  return cash && !cash.isOnRequest ? cash.amount : null
}
