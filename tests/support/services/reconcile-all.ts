import { type PaymentServices, reconcilePayments } from '#domains/payments/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** Compares all payments with every provider, as the jobs of a night do. */
export async function reconcileAll(ctx: Ctx, paymentServices: PaymentServices): Promise<void> {
  for (const gateway of paymentServices.gateways.keys()) await reconcilePayments(ctx, paymentServices, { gateway, after: 0 })
}
