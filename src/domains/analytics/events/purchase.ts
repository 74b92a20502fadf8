import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** An order was placed; sent once, however often its page is opened. */
export const Purchase = z.strictObject({
  event: z.literal('purchase'),
  ecommerce: Ecommerce.extend({
    /** The order's number. */
    transaction_id: z.string().min(1),
  }),
})
export type Purchase = z.infer<typeof Purchase>
