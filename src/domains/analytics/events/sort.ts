import { z } from 'zod'

/** A list of vehicles was put into another order. */
export const Sort = z.strictObject({ event: z.literal('sort'), sort_option: z.string().min(1) })
export type Sort = z.infer<typeof Sort>
