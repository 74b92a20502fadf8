import { z } from 'zod'

/** A page with a list of vehicles was opened. */
export const PlpPage = z.strictObject({ event: z.literal('plp_page'), page_type: z.literal('plp'), page_path: z.string().startsWith('/') })
export type PlpPage = z.infer<typeof PlpPage>
