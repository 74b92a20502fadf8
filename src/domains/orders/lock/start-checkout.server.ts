import { randomUUID } from 'node:crypto'
import { findVehicle, vehicleName } from '#domains/stock/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { OrderDesk } from '../order-desk.server.ts'
import type { Checkout, InitInput } from '../order-shapes.ts'
import { checkout } from '../schema.server.ts'
import { findSeller, isBuiltToOrder, isOrderable, termsOfCheckout } from '../terms/terms-of-checkout.server.ts'
import { checkoutAnswer } from './checkout-answer.server.ts'
import { findQuotationOf, isQuotationOpen, leaveCheckout } from '../quotations/quoted-checkout.server.ts'
import { findOwnCheckout, holdAgain, type OwnCheckout } from './own-checkout.server.ts'
import { heldByOtherUntil, type HoldRefusal, holdVehicle } from './hold-vehicle.server.ts'

export type StartOutcome = Outcome<Checkout, 'gone' | HoldRefusal | 'seller_incomplete' | Invalid>
/** `network` is '' for a request without an address. */
export type StartRequest = InitInput & { visitor: string; network?: string }

/**
 * Begins an order (C-249, C-250): holds the car for this visitor and fixes its price. The same visitor gets the same checkout again, from another
 * tab as well. A car that is built to order needs no hold. Where the country's invoices lack details of the seller, nothing that is paid begins.
 */
export function startCheckout(ctx: Ctx, desk: OrderDesk, request: StartRequest): Promise<StartOutcome> {
  return oneAtATime(
    `vehicle ${request.vehicle_id}`,
    async ({ hasWaited }) => (hasWaited ? await refusalOfHeld(ctx, request) : null) ?? startNext(ctx, desk, request),
  )
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
  const openCheckout = await findOpenCheckout(ctx, { vehicleId: vehicle.id, companyUuid: company_uuid, visitor })
  if (openCheckout?.orderNumber) return done(checkoutAnswer(openCheckout.row, { hold: null, orderNumber: openCheckout.orderNumber, now }))
  if (!isOrderable(vehicle)) return refuse('vehicle_gone')
  const seller = await findSeller(ctx, { vehicle, companyUuid: company_uuid })
  if (!seller.ok) return seller
  if (openCheckout) return holdAgain(ctx, desk, { row: openCheckout.row, now })
  const terms = await termsOfCheckout(ctx, desk, { vehicle, seller: seller.value })
  if (!terms.ok) return terms
  return transact(ctx.db, async (tx) => {
    const [row] = await tx
      .insert(checkout)
      .values({
        id: randomUUID(),
        vehicleId: vehicle.id,
        vehicleName: vehicleName(vehicle),
        companyUuid: company_uuid,
        retailerId: seller.value.id,
        holders: [visitor],
        isUnique: !isBuiltToOrder(vehicle),
        ...terms.value,
        network,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('a checkout was not stored')
    if (!row.isUnique) return done(checkoutAnswer(row, { hold: null, orderNumber: null, now }))
    const heldVehicle = await holdVehicle(tx, { row, now, settings: desk.settings, isNew: true })
    return heldVehicle.ok ? done(checkoutAnswer(row, { hold: heldVehicle.value, orderNumber: null, now })) : heldVehicle
  })
}

/** The checkout of this visitor; one of a quotation that is over leads no further, and is left. */
async function findOpenCheckout(ctx: Ctx, of: { vehicleId: number; companyUuid: string; visitor: string }): Promise<OwnCheckout | null> {
  const ownCheckout = await findOwnCheckout(ctx, of)
  const quoted = ownCheckout && !ownCheckout.orderNumber ? await findQuotationOf(ctx.db, ownCheckout.row) : null
  if (!ownCheckout || !quoted || isQuotationOpen(quoted, ctx.clock.now())) return ownCheckout
  await leaveCheckout(ctx, { visitor: of.visitor, row: ownCheckout.row })
  return null
}
