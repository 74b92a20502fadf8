import type { Markets } from '#domains/markets/index.ts'
import { vehicleDraft, type VehicleRow } from '#domains/stock/index.server.ts'
import { Fault } from '#kernel/fault.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { buttonOffer } from '../journey/button-offer.ts'
import { findJourneyConfig } from '../journey/find-journey-config.server.ts'
import { readJourneyContent } from '../journey/journey-config.ts'
import { reservationFeeOf } from '../journey/reservation-fee.ts'
import type { Vendor } from '../order-shapes.ts'

/** The terms of an order, decided by the configuration alone. */
export type OrderTerms = {
  /** The one that is offered first, then others. */
  vendors: readonly Vendor[]
  /** In units of the currency; null when the configuration names no fee for the car. */
  reservationFee: number | null
  isOnHold: boolean
  confirmationByLink: boolean
}

/** The vendor of a site whose configuration names none: an order that a mail confirms. */
const UNPAID = { uuid: '', type: 'NO_PAYMENT_WITH_CONFIRMATION_EMAIL', stripe_connected_accounts: [] }

/**
 * The terms of ordering a car as configured now; those of the configurator's journey for a car that is built to order. A car whose
 * buttons name no set with a fee has that of the first such set.
 */
export async function findOrderTerms(
  ctx: Ctx,
  vehicle: VehicleRow,
  { endpoint, isBuiltToOrder, markets }: { endpoint: string; isBuiltToOrder: boolean; markets: Markets },
): Promise<OrderTerms> {
  const store = await findJourneyConfig(ctx, { endpoint, isConfigurator: isBuiltToOrder })
  if (!store) throw new Fault('the configuration of online orders could not be had', { status: 503 })
  const content = readJourneyContent(store, { isConfigurator: isBuiltToOrder, paymentType: '' })
  const { button_sets: sets } = content.order_online
  const { vendor, other_vendors, is_on_hold, confirmation_by_link } = content.order_online_checkout_page.payment
  const filledVendors = [vendor, ...other_vendors].filter(({ type }) => type !== '')
  const vendors = (filledVendors.length > 0 ? filledVendors : [UNPAID]).map(({ uuid, type, stripe_connected_accounts }) => ({
    uuid: uuid || type.trim().toLowerCase(),
    type,
    stripe_connected_accounts: [...stripe_connected_accounts],
  }))
  const offer = buttonOffer(vehicle.details.buttons ?? [], sets)
  const first = sets.find(({ setup_type }) => setup_type === 'extended')
  return {
    vendors,
    reservationFee: reservationFeeOf(vehicleDraft(vehicle), (offer ? offer.reservationFee : first?.reservation_fee) ?? null, markets),
    isOnHold: is_on_hold,
    confirmationByLink: confirmation_by_link,
  }
}
