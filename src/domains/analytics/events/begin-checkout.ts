import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** The checkout has begun and the vehicle is held. */
export const BeginCheckout = z.strictObject({ event: z.literal('begin_checkout'), ecommerce: Ecommerce })
export type BeginCheckout = z.infer<typeof BeginCheckout>
