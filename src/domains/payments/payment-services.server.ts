import type { Ctx } from '#platform/ctx.server.ts'
import type { Gateway } from './gateway.ts'
import { checkMoves } from '#kernel/moves.ts'
import { type Payment, paymentMoves } from './payment.ts'
import type { GatewayName } from './gateways/registry.ts'

/**
 * Called on every change of a payment's state, whatever reported it: the buyer's browser, a webhook, reconciliation, staff. `onPaymentChange`
 * runs in the transaction of the change and makes no network calls: it may order a capture, a release or a refund, which is carried out later.
 * `afterCommit` starts the follow-up work. A domain brings its watcher in `payment-watcher.server.ts`.
 */
export type PaymentWatcher = {
  onPaymentChange: (ctx: Ctx, payment: Payment) => Promise<void>
  afterCommit?: (payment: Payment) => Promise<void>
}

/** The payment services of this process: the configured gateways, and the watchers of changes. */
export type PaymentServices = { gateways: ReadonlyMap<GatewayName, Gateway>; watchers: readonly PaymentWatcher[] }

/** Throws when the table of moves has an unreachable state. */
export function createPaymentServices({ gateways, watchers }: { gateways: readonly Gateway[]; watchers: readonly PaymentWatcher[] }): PaymentServices {
  checkMoves(paymentMoves, ['created'])
  return { gateways: new Map(gateways.map((gateway) => [gateway.name, gateway])), watchers }
}
