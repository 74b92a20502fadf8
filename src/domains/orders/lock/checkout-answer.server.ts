import { gatewayOf, isFree } from '#domains/payments/index.ts'
import type { Checkout, Vendor } from '../order-shapes.ts'
import type { checkout } from '../schema.server.ts'
import type { Hold } from './hold-vehicle.server.ts'

export type CheckoutRow = typeof checkout.$inferSelect
type Around = { hold: Hold | null; orderNumber: string | null; now: Date }

/** A checkout as sent to its visitor. Without a `hold`, the hold counts as expired now. */
export function checkoutAnswer(row: CheckoutRow, { hold, orderNumber, now }: Around): Checkout {
  const [vendor, ...others] = row.vendors as readonly [Vendor, ...Vendor[]] // the terms have one at least
  const hasGateway = gatewayOf(vendor.type) !== null
  return {
    lock_id: row.id,
    vehicle_id: row.vehicleId,
    company_uuid: row.companyUuid,
    vendor_uuid: vendor.uuid,
    vendor,
    other_vendors: others,
    expires_at: row.isUnique ? (hold?.expiresAt ?? now).toISOString() : null,
    now: now.toISOString(),
    amount: { minor: hasGateway ? row.amount : 0, currency: row.currency },
    is_on_hold: row.isOnHold,
    is_free: isFree(vendor.type),
    has_gateway: hasGateway,
    confirmation_by_link: row.confirmationByLink,
    draft: row.draft,
    order_number: orderNumber,
  }
}
