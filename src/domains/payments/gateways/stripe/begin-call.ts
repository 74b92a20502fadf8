import { z } from 'zod'
import { defineBeginCall } from '../begin-call.ts'
import { CompanyUuid, Currency, VehicleId } from '../begin-fields.ts'

const Intent = z.strictObject({
  payment: z.strictObject({
    amount: z.int().min(0).describe('In minor units of the currency. It has to be the fee that the server knows.'),
    currency: Currency,
    vehicle_id: VehicleId.nullable(),
    company_uuid: CompanyUuid,
    capture_method: z.literal('manual').optional().describe('Only if the payment is to be held.'),
  }),
  stripe_account_id: z.string().max(100).optional(),
})

/** C-253 to C-255. */
export const beginStripeCall = defineBeginCall('STRIPE', {
  method: 'post',
  path: '/buy_online/payment',
  summary: 'Starts a payment by Stripe',
  input: Intent,
  answer: z.object({ stripe_payment_intent_id: z.string(), client_secret: z.string(), status: z.string() }),
  answerIs: 'The payment, ready to be made in the browser.',
  requestOf: ({ payment, stripe_account_id: account = null }) => ({
    ...{ vehicleId: payment.vehicle_id, companyUuid: payment.company_uuid },
    amount: { field: 'payment.amount', value: { minor: payment.amount, currency: payment.currency } },
    isOnHold: { field: 'payment.capture_method', value: payment.capture_method === 'manual' },
    account: { field: 'stripe_account_id', value: account },
  }),
  answerOf: ({ providerId, browser }) => ({ stripe_payment_intent_id: providerId, client_secret: browser.clientSecret, status: browser.status }),
})
