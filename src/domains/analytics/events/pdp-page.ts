import { z } from 'zod'
import { Ecommerce } from '../ecommerce.ts'

/** The page of one vehicle was opened. */
export const PdpPage = z.strictObject({ event: z.literal('pdp_page'), page_type: z.literal('pdp'), ecommerce: Ecommerce })
export type PdpPage = z.infer<typeof PdpPage>
