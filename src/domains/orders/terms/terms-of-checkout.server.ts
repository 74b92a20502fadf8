import { gatewayOf, hasNoGateway, payableAmount, takesCurrency } from '#domains/payments/index.ts'
import { countryOfRetailer } from '#domains/retailers/index.ts'
import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { mayBecome } from '#domains/stock/index.ts'
import type { VehicleRow } from '#domains/stock/index.server.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { OrderDesk } from '../order-desk.server.ts'
import type { Vendor } from '../order-shapes.ts'
import { missingDetailsIn } from '../seller-in.ts'
import { findOrderTerms } from './find-order-terms.server.ts'

/** Who takes the payment of a checkout, and what is paid: in minor units, 0 when nothing is paid online. */
export type CheckoutTerms = { vendors: readonly Vendor[]; amount: number; currency: string; isOnHold: boolean; confirmationByLink: boolean }
type Seller = NonNullable<Awaited<ReturnType<typeof findSellingRetailer>>>

/** Whether a car is built for its buyer, and so held for nobody. */
export function isBuiltToOrder({ status }: Pick<VehicleRow, 'status'>): boolean {
  return status === 'on_demand' || status === 'in_production'
}

/** Whether a car can be ordered as the stock has it; it may be held or ordered all the same. */
export function isOrderable(vehicle: Pick<VehicleRow, 'status'>): boolean {
  return isBuiltToOrder(vehicle) || mayBecome(vehicle.status, 'reserved')
}

/** The retailer of this code, if it sells the car: the stock decides who does. */
export async function findSeller({ db }: Ctx, { vehicle, companyUuid }: { vehicle: VehicleRow; companyUuid: string }): Promise<Outcome<Seller, Invalid>> {
  const retailer = await findSellingRetailer(db, companyUuid)
  const isSeller = retailer !== null && (vehicle.retailerId === null || vehicle.retailerId === retailer.id)
  return isSeller ? done(retailer) : refuse({ code: 'invalid', fields: { company_uuid: ['does not sell this vehicle'] } })
}

/** The terms on which a car is ordered online now. Where the country's invoices lack details of the seller, nothing that is paid begins. */
export async function termsOfCheckout(
  ctx: Ctx,
  desk: OrderDesk,
  { vehicle, seller }: { vehicle: VehicleRow; seller: Seller },
): Promise<Outcome<CheckoutTerms, 'seller_incomplete' | Invalid>> {
  const { markets, settings } = desk
  const terms = await findOrderTerms(ctx, vehicle, { endpoint: settings.configEndpoint, isBuiltToOrder: isBuiltToOrder(vehicle), markets })
  const vendors = vendorsFor(terms.vendors, vehicle.currency)
  if (vendors.length === 0) return refuse({ code: 'invalid', fields: { vehicle_id: [`no payment provider takes ${vehicle.currency}`] } })
  const gateways = vendors.flatMap(({ type }) => gatewayOf(type) ?? [])
  const isPaid = gateways.length > 0
  if (isPaid && !terms.reservationFee) return refuse({ code: 'invalid', fields: { vehicle_id: ['no fee is configured'] } })
  if (isPaid && missingDetailsIn(desk, countryOfRetailer(seller)).length > 0) return refuse('seller_incomplete')
  const fee = { minor: toMinorUnits(terms.reservationFee ?? 0, vehicle.currency), currency: vehicle.currency }
  return done({
    vendors,
    amount: isPaid ? payableAmount(gateways, fee).minor : 0,
    currency: vehicle.currency,
    isOnHold: terms.isOnHold,
    confirmationByLink: terms.confirmationByLink || !isPaid || vendors.some(({ type }) => hasNoGateway(type)),
  })
}

/** The vendors that are offered for a car: a gateway that does not take its currency is not. */
function vendorsFor(vendors: readonly Vendor[], currency: string): readonly Vendor[] {
  return vendors.filter(({ type }) => {
    const gateway = gatewayOf(type)
    return gateway === null || takesCurrency(gateway, currency)
  })
}
