import { gatewayOf, stripeAccountOf } from '#domains/payments/index.ts'
import type { PayableFinder } from '#domains/payments/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { findHold, findLivingOrder } from './lock/hold-vehicle.server.ts'
import { findOwnCheckout } from './lock/own-checkout.server.ts'
import { findQuotationOf, isQuotationOpen } from './quotations/quoted-checkout.server.ts'
import { BUYER_COOKIE, readVisitor } from './lock/visitor.server.ts'

/** What a visitor may pay for: the checkout of this browser, at the price that it began with, while nobody else holds the car or has ordered it. */
export const ordersPayableFinder: PayableFinder = async (ctx, { gateway, vehicleId, companyUuid, cookie, secretKey }) => {
  const visitor = readVisitor(cookie(BUYER_COOKIE), secretKey)
  const own = visitor === null ? null : await findOwnCheckout(ctx, { vehicleId, companyUuid, visitor })
  if (!own) return refuse('gone')
  const { row } = own
  const quoted = own.orderNumber ? null : await findQuotationOf(ctx.db, row)
  if (quoted && !isQuotationOpen(quoted, ctx.clock.now())) return refuse('gone')
  const vendor = row.vendors.find(({ type }) => gatewayOf(type) === gateway)
  if (!vendor) return refuse('not_offered')
  if (row.isUnique && !own.orderNumber) {
    const hold = await findHold(ctx.db, row.vehicleId, ctx.clock.now())
    if (hold && hold.checkoutId !== row.id) return refuse('locked')
    // The hold expired, and somebody else has ordered the car.
    if (!hold && (await findLivingOrder(ctx.db, row.vehicleId))) return refuse('locked')
  }
  return done({
    reference: row.id,
    amount: { minor: row.amount, currency: row.currency },
    isOnHold: row.isOnHold,
    stripeAccount: stripeAccountOf(vendor.stripe_connected_accounts, row.companyUuid),
    description: row.vehicleName,
  })
}
