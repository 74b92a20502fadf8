import { z } from 'zod'
import { defineBeginCall, moneyOfText } from '../begin-call.ts'
import { CompanyUuid, Currency, VehicleId } from '../begin-fields.ts'

const Order = z.strictObject({
  order: z.strictObject({
    amount_value: z.string().max(20).describe('A decimal with the digits of the currency, such as `500.00`.'),
    amount_currency_code: Currency,
    company_uuid: CompanyUuid,
    vehicle_id: VehicleId.nullable(),
  }),
})

/** C-251, C-252. */
export const beginPaypalCall = defineBeginCall('PAYPAL', {
  method: 'post',
  path: '/buy_online/paypal/create_order',
  summary: 'Starts a payment by PayPal',
  input: Order,
  answer: z.object({ paypal_order_id: z.string(), status: z.string() }),
  answerIs: 'The payment, ready to be approved by the buyer.',
  requestOf: ({ order }) => ({
    ...{ vehicleId: order.vehicle_id, companyUuid: order.company_uuid },
    amount: { field: 'order.amount_value', value: moneyOfText(order.amount_value, order.amount_currency_code) },
  }),
  answerOf: ({ providerId, browser }) => ({ paypal_order_id: providerId, status: browser.status }),
})
