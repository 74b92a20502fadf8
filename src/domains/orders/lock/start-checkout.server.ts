import { randomUUID } from 'node:crypto'
import { gatewayOf, hasNoGateway, payableAmount, takesCurrency } from '#domains/payments/index.ts'
import { countryOfRetailer } from '#domains/retailers/index.ts'
import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { mayMove } from '#domains/stock/index.ts'
import { findVehicle } from '#domains/stock/index.server.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { vehicleName } from '../vehicle-name.server.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { OrderDesk } from '../order-desk.server.ts'
import { missingDetailsIn } from '../seller-in.ts'
import type { Checkout, InitInput, Vendor } from '../order-shapes.ts'
import { checkout } from '../schema.server.ts'
import { findOrderTerms } from '../terms/find-order-terms.server.ts'
import { checkoutAnswer } from './checkout-answer.server.ts'
import { findOwnCheckout, holdAgain } from './own-checkout.server.ts'
import { heldByOtherUntil, type HoldRefusal, holdVehicle } from './hold-vehicle.server.ts'

export type StartOutcome = Outcome<Checkout, 'gone' | HoldRefusal | 'seller_incomplete' | Invalid>
/** `network` is '' for a request without an address. */
export type StartRequest = InitInput & { visitor: string; network?: string }

/**
 * Begins an order (C-249, C-250): holds the car for this visitor and fixes its price. The same visitor gets the same checkout again, from another
 * tab as well. A car that is built to order needs no hold. Where the country's invoices lack details of the seller, nothing that is paid begins.
 */
export function startCheckout(ctx: Ctx, desk: OrderDesk, asked: StartRequest): Promise<StartOutcome> {
  return oneAtATime(`vehicle ${asked.vehicle_id}`, async () => (await refusalOfHeld(ctx, asked)) ?? startNext(ctx, desk, asked))
}

/** The refusal for a car that somebody else holds, found by one read before any queueing; null when the visitor may go on. */
export async function refusalOfHeld({ db, clock }: Ctx, { vehicle_id: vehicleId, visitor }: InitInput & { visitor: string }): Promise<StartOutcome | null> {
  const until = await heldByOtherUntil(db, { vehicleId, visitor, now: clock.now() })
  return until && refuse({ code: 'vehicle_locked', until: until.toISOString() })
}

async function startNext(ctx: Ctx, desk: OrderDesk, { vehicle_id, company_uuid, visitor, network = '' }: StartRequest): Promise<StartOutcome> {
  const now = ctx.clock.now()
  const vehicle = await findVehicle(ctx, vehicle_id)
  if (!vehicle) return refuse('gone')
  const known = await findOwnCheckout(ctx, { vehicleId: vehicle.id, companyUuid: company_uuid, visitor })
  if (known?.orderNumber) return done(checkoutAnswer(known.row, { hold: null, orderNumber: known.orderNumber, now }))
  const isBuiltToOrder = vehicle.status === 'on_demand' || vehicle.status === 'in_production'
  if (!isBuiltToOrder && !mayMove(vehicle.status, 'reserved')) return refuse('vehicle_gone')
  const retailer = await findSellingRetailer(ctx.db, company_uuid)
  // The stock decides who sells a car.
  const isSeller = retailer !== null && (vehicle.retailerId === null || vehicle.retailerId === retailer.id)
  if (!isSeller) return refuse({ code: 'invalid', fields: { company_uuid: ['does not sell this vehicle'] } })
  if (known) return holdAgain(ctx, desk, { row: known.row, now })
  const terms = await findOrderTerms(ctx, vehicle, { endpoint: desk.settings.configEndpoint, isBuiltToOrder, markets: desk.markets })
  const vendors = vendorsFor(terms.vendors, vehicle.currency)
  if (vendors.length === 0) return refuse({ code: 'invalid', fields: { vehicle_id: [`no payment provider takes ${vehicle.currency}`] } })
  const gateways = vendors.flatMap(({ type }) => gatewayOf(type) ?? [])
  const isPaid = gateways.length > 0
  if (isPaid && !terms.reservationFee) return refuse({ code: 'invalid', fields: { vehicle_id: ['no fee is configured'] } })
  if (isPaid && missingDetailsIn(desk, countryOfRetailer(retailer)).length > 0) return refuse('seller_incomplete')
  const fee = { minor: toMinorUnits(terms.reservationFee ?? 0, vehicle.currency), currency: vehicle.currency }
  return transact(ctx.db, async (tx) => {
    const [row] = await tx
      .insert(checkout)
      .values({
        id: randomUUID(),
        vehicleId: vehicle.id,
        vehicleName: vehicleName(vehicle),
        companyUuid: company_uuid,
        retailerId: retailer.id,
        holders: [visitor],
        isUnique: !isBuiltToOrder,
        vendors,
        amount: isPaid ? payableAmount(gateways, fee).minor : 0,
        currency: vehicle.currency,
        isOnHold: terms.isOnHold,
        confirmationByLink: terms.confirmationByLink || !isPaid || vendors.some(({ type }) => hasNoGateway(type)),
        network,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('a checkout was not stored')
    if (!row.isUnique) return done(checkoutAnswer(row, { hold: null, orderNumber: null, now }))
    const held = await holdVehicle(tx, { row, now, settings: desk.settings })
    return held.ok ? done(checkoutAnswer(row, { hold: held.value, orderNumber: null, now })) : held
  })
}

/** The vendors that are offered for a car: a gateway that does not take its currency is not. */
function vendorsFor(vendors: readonly Vendor[], currency: string): readonly Vendor[] {
  return vendors.filter(({ type }) => {
    const gateway = gatewayOf(type)
    return gateway === null || takesCurrency(gateway, currency)
  })
}
