import { z } from 'zod'

/** A visitor asks for more vehicles of a list. */
export const LoadMore = z.strictObject({
  event: z.literal('load_more'),
  /** The requested page, from 1. */
  page_number: z.number().int().min(2),
})
export type LoadMore = z.infer<typeof LoadMore>
