import { analyticsDate, type AnalyticsEvent, track, vehicleSale } from '#domains/analytics/index.ts'
import { type OrderData, normalisePaymentType, type TabChoice } from './order-data.ts'
import type { OrderVehicle } from './order-vehicle.ts'

/** What happens on a journey: the choices about a vehicle are made, the payment or the order is sent, an order was placed and is tracked for the first time. */
type OrderStepName = 'chosen' | 'paying' | 'placed'

/** What is known of the vehicle and its order; nothing of it says who the visitor is. Amounts are in units of the currency. */
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

/** Tells analytics that a visitor has come so far. */
export function orderStep(name: OrderStepName, facts: OrderStepFacts): void {
  const event = eventsOf[name](facts)
  if (event) track(event)
}

/** Tells analytics that an order is confirmed, of which nothing but this may be known. */
export function orderConfirmed({ orderNumber, createdAt }: { orderNumber: string; createdAt: string }): void {
  track({ event: 'checkout_vehicle_order_confirmed', order_number: orderNumber, order_date: analyticsDate(new Date(createdAt)) })
}

/** The event of each step; null where what it needs is unknown. */
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
