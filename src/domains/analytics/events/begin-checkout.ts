import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** The order of a vehicle begins: the page on which its details are chosen, whose type is `checkout`, was opened. */
export const BeginCheckout = z.strictObject({ event: z.literal('begin_checkout'), ecommerce: Ecommerce })
export type BeginCheckout = z.infer<typeof BeginCheckout>
