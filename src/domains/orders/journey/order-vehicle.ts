import { countryOfCar, type PublicVehicle, statusMoves } from '#domains/stock/index.ts'
import type { OrderLocation } from './order-data.ts'
import type { PaymentType } from './journey-config.ts'

/** A way to pay for a vehicle, with its price as it is shown. `amount` is null for a price on request; `before` is the price before a discount. */
export type VehiclePayment = { type: PaymentType; price: string; amount: number | null; isOnRequest: boolean; before?: number }

/** A vehicle as the journey shows it; the server's page and the API use the same shape. */
export type OrderVehicle = {
  id: number
  name: string
  brand: string
  /** New, used or approved. */
  state: string
  version: string
  vin: string
  /** Colour and year, in words. */
  facts: readonly string[]
  picture: string
  /** Its page. */
  href: string
  currency: string
  /** Of the retailer who sells it, ISO 3166; '' if unknown. */
  country: string
  payments: readonly VehiclePayment[]
  /** The retailer who sells it; null when any retailer does. */
  seller: OrderLocation | null
  /** The seller's mailbox; '' without. */
  sellerEmail: string
  /** Whether it can still be ordered. */
  isOrderable: boolean
  isBuiltToOrder: boolean
  buttons: PublicVehicle['buttons']
}

const paymentTypeOf = { purchase: 'cash', lease: 'lease', subscribe: 'subscription' } as const

/** What the journey shows of a vehicle of the catalogue. */
export function orderVehicle(vehicle: PublicVehicle): OrderVehicle {
  const { specification: spec, status } = vehicle
  const isBuiltToOrder = status === 'on_demand' || status === 'in_production'
  return {
    id: vehicle.id,
    name: spec.model,
    brand: spec.brand,
    state: vehicle.state,
    version: spec.version,
    vin: spec.vin,
    facts: [spec.productionYear, spec.color].filter(Boolean),
    picture: vehicle.cover_photo_medium,
    href: `/ar${vehicle.link}`,
    currency: vehicle.currency,
    country: countryOfCar(vehicle),
    payments: vehicle.prices.list
      .filter(({ hiddenFromVisitors }) => hiddenFromVisitors !== true)
      .map(({ type, value, value_raw: amount, old_price_raw: before, isOnRequest }) => ({
        ...{ type: paymentTypeOf[type], price: value, amount, isOnRequest },
        ...(before === null ? {} : { before }),
      })),
    seller: sellerOf(vehicle),
    sellerEmail: vehicle.owner_email,
    isOrderable: isBuiltToOrder || statusMoves[status].includes('reserved'),
    isBuiltToOrder,
    buttons: vehicle.buttons,
  }
}

function sellerOf(vehicle: PublicVehicle): OrderLocation | null {
  const { owner_uuid: uuid, owner_name: name, owner_city: city, owner_address: address, owner_phone: phone } = vehicle
  return uuid === '' ? null : { uuid, id: Number(vehicle.owner_id) || 0, name, city, address, phone }
}
