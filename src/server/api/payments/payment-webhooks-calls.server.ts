import { z } from '@hono/zod-openapi'
import { gatewayNames } from '#domains/payments/index.ts'
import { receiveWebhook, wakePayments } from '#domains/payments/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const MOST_BYTES = 256 * 1024
const schema = z.string().openapi({ format: 'binary', example: '{"id":"evt_1","type":"payment_intent.succeeded"}' })

/** Where providers tell what happened. Only verified webhooks are stored; what they say is asked of the provider. */
export const paymentWebhooksCalls = [
  defineCall({
    method: 'post',
    path: '/hooks/{gateway}',
    tag: 'Payments',
    who: 'anyone',
    cost: 'rows',
    summary: 'Receives a webhook of a payment provider',
    params: z.object({ gateway: z.string().max(20) }),
    body: { raw: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } } },
    limit: MOST_BYTES,
    answer: data(z.object({ received: z.literal(true) }), 'Stored now or earlier.'),
    refusals: { gone: 404, forged: 401, stale: 400, unreadable: 400, not_configured: 404, unreachable: 503 },
    run: async (ctx, { params, body }) => {
      const gateway = gatewayNames.find((name) => name.toLowerCase() === params.gateway)
      if (!gateway) return refuse('gone')
      const chunks: Uint8Array[] = []
      for await (const chunk of body.bytes ?? []) chunks.push(chunk)
      const webhook = { bytes: Buffer.concat(chunks), headers: ctx.http.req.header() }
      const outcome = await receiveWebhook(ctx, paymentServicesOf(ctx.services), { gateway, webhook })
      if (!outcome.ok) return outcome
      if (outcome.value.isNew) await wakePayments(ctx.services, crypto.randomUUID())
      return done({ received: true as const })
    },
  }),
]
