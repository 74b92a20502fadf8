import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** With the details of an order a visitor has chosen the retailer of an order. */
export const AddShippingInfo = z.strictObject({
  event: z.literal('add_shipping_info'),
  ecommerce: Ecommerce.extend({
    /** The retailer's name. */
    shipping_tier: z.string().min(1),
  }),
})
export type AddShippingInfo = z.infer<typeof AddShippingInfo>
