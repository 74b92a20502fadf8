import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** A visitor sends the payment of an order, or the order itself where nothing is paid. */
export const AddPaymentInfo = z.strictObject({
  event: z.literal('add_payment_info'),
  ecommerce: Ecommerce.extend({
    /** The way to pay: cash, lease, subscription. */
    payment_type: z.string().min(1),
  }),
})
export type AddPaymentInfo = z.infer<typeof AddPaymentInfo>
