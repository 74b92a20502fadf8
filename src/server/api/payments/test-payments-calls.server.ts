import { z } from '@hono/zod-openapi'
import { testChoices } from '#domains/payments/index.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { testProviderOf } from '../../payments/payment-services.server.ts'
import { created, data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { beginPayment, beginRefusals } from './begin-payment.server.ts'

const tag = 'Payments'
const noStore = () => ({ 'cache-control': 'no-store' })

/** The test gateway, which moves no money: only where TEST_PAYMENTS is on. */
export const testPaymentsCalls = [
  defineCall({
    method: 'post',
    path: '/buy_online/test_payment',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Starts a payment that moves no money',
    body: z.strictObject({
      payment: z.strictObject({
        amount: z.int().min(0),
        currency: z.string().regex(/^[A-Z]{3}$/),
        vehicle_id: z.int().positive().max(LARGEST_ID).nullable(),
        company_uuid: z.string().min(1).max(100),
      }),
    }),
    answer: created(z.object({ stripe_payment_intent_id: z.string() }), 'The payment; its id begins with `test_`.'),
    extraHeaders: noStore,
    refusals: beginRefusals,
    run: async (ctx, { body: { payment } }) => {
      if (!testProviderOf(ctx.services)) return refuse('not_configured')
      const outcome = await beginPayment(ctx, {
        ...{ gateway: 'TEST', vehicleId: payment.vehicle_id, companyUuid: payment.company_uuid },
        amount: { field: 'payment.amount', value: { minor: payment.amount, currency: payment.currency } },
      })
      return outcome.ok ? done({ stripe_payment_intent_id: outcome.value.payment.providerId ?? '' }) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/test_payment/{id}/pay',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Acts as the buyer at the test provider',
    params: z.object({ id: z.string().max(100) }),
    body: z.strictObject({ choice: z.enum(testChoices) }),
    answer: data(z.object({ status: z.enum(['approved', 'declined']) }), 'What the provider did.'),
    extraHeaders: noStore,
    refusals: { not_configured: 404, gone: 404, not_open: 409 },
    run: async (ctx, { params: { id }, body: { choice } }) => {
      const provider = testProviderOf(ctx.services)
      if (!provider) return refuse('not_configured')
      const paid = await provider.pay(id, choice)
      if (paid === 'paid') return done({ status: choice === 'approve' ? ('approved' as const) : ('declined' as const) })
      return refuse(paid)
    },
  }),
]
