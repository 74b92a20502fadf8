import type { Ctx } from '#platform/ctx.server.ts'
import type { Gateway } from './gateway.ts'
import { checkMoves, type Payment, paymentMoves } from './payment.ts'
import type { GatewayName } from './vendor.ts'

/**
 * Hears of every change of a payment's state, whoever brought it: the buyer's browser, a webhook, reconciliation, staff. `onPaymentChange`
 * runs in the transaction of the change and asks nobody outside: it may order a capture, a release or a refund, which is carried out later.
 * `afterCommit` wakes what the change left to do. A domain brings its watcher in `payment-watcher.server.ts`.
 */
export type PaymentWatcher = {
  onPaymentChange: (ctx: Ctx, payment: Payment) => Promise<void>
  afterCommit?: (payment: Payment) => Promise<void>
}

/** What takes payments in this process: gateways that are configured, and who hears of changes. */
export type PaymentServices = { gateways: ReadonlyMap<GatewayName, Gateway>; watchers: readonly PaymentWatcher[] }

/** Throws when the table of moves has a state that no payment can be in. */
export function createPaymentServices({ gateways, watchers }: { gateways: readonly Gateway[]; watchers: readonly PaymentWatcher[] }): PaymentServices {
  checkMoves(paymentMoves, 'created')
  return { gateways: new Map(gateways.map((gateway) => [gateway.name, gateway])), watchers }
}
