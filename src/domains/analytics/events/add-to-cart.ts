import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** A visitor presses the button that orders or reserves a vehicle. */
export const AddToCart = z.strictObject({ event: z.literal('add_to_cart'), ecommerce: Ecommerce })
export type AddToCart = z.infer<typeof AddToCart>
