import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { isStorable } from '#kernel/storable.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { GatewayUnreachable, type RawWebhook, type WebhookFlaw } from '../gateway.ts'
import { paymentWebhook } from '../schema.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'
import type { GatewayName } from '../gateways/registry.ts'

/**
 * Receives a provider's webhook: verified on its raw bytes, then stored, then answered. `processWebhooks` handles it later, so that a
 * provider never waits and no answered webhook is lost. Only the ids of the payment are stored: the rest may hold personal data.
 * A repeated webhook is recognised by its id.
 */
export async function receiveWebhook(
  ctx: Ctx,
  paymentServices: PaymentServices,
  { gateway: name, webhook }: { gateway: GatewayName; webhook: RawWebhook },
): Promise<Outcome<{ isNew: boolean }, WebhookFlaw | 'not_configured' | 'unreachable'>> {
  const gateway = paymentServices.gateways.get(name)
  if (!gateway) return refuse('not_configured')
  const now = ctx.clock.now()
  const answer = await gateway.readWebhook(webhook, now).catch((error: unknown) => {
    if (error instanceof GatewayUnreachable) return null
    throw error
  })
  // The certificate or key was unavailable: the provider will send it again.
  if (answer === null) return refuse('unreachable')
  // PostgreSQL takes neither a NUL nor half a character: every repetition would fail as well.
  const reading = answer.ok && !isStorable(answer.hint) ? ({ ok: false, flaw: 'unreadable' } as const) : answer
  if (!reading.ok) {
    ctx.log.warn('a webhook of a provider of payments was refused', { gateway: name, flaw: reading.flaw })
    return refuse(reading.flaw)
  }
  const { eventId, type, payment, dispute } = reading.hint
  const about = { ...payment, ...(dispute ? { dispute } : {}) }
  const newRows = await ctx.db
    .insert(paymentWebhook)
    .values({ gateway: name, eventId, type, about, state: payment ? 'waiting' : 'ignored', nextAt: now, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentWebhook.id })
  return done({ isNew: newRows.length > 0 })
}
