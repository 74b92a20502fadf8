import { z } from 'zod'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { defineBeginCall, moneyOfText } from '../begin-call.ts'
import { CompanyUuid, Currency } from '../begin-fields.ts'

const Language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .default('en')

const Checkout = z.object({
  company_uuid: CompanyUuid,
  amount: z.string().max(20),
  currency: Currency,
  description: z.string().max(500),
  language: Language,
  paytypes: z.string().max(200).optional(),
  result_url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  vehicle_id: z.coerce.number().int().positive().max(LARGEST_ID).optional(),
})

/** C-264 to C-267. */
export const beginLiqpayCall = defineBeginCall('LIQPAY', {
  method: 'get',
  path: '/buy_online/liqpay/checkout_data',
  summary: 'Starts a payment by LiqPay',
  input: Checkout,
  answer: z.object({ data: z.string(), signature: z.string(), action_url: z.string(), liqpay_order_id: z.string() }),
  answerIs: 'The form. `data` and `signature` are posted to `action_url`.',
  requestOf: (query) => ({
    ...{ vehicleId: query.vehicle_id ?? null, companyUuid: query.company_uuid },
    amount: { field: 'amount', value: moneyOfText(query.amount, query.currency) },
    ...{ description: query.description, language: query.language, payTypes: query.paytypes ?? '', returnUrl: query.result_url ?? '' },
  }),
  answerOf: ({ providerId, browser }) => ({ data: browser.data, signature: browser.signature, action_url: browser.actionUrl, liqpay_order_id: providerId }),
})
