import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** A visitor saves the details of an order, which include its retailer. */
export const AddShippingInfo = z.strictObject({
  event: z.literal('add_shipping_info'),
  ecommerce: Ecommerce.extend({
    /** The retailer's name. */
    shipping_tier: z.string().min(1),
  }),
})
export type AddShippingInfo = z.infer<typeof AddShippingInfo>
