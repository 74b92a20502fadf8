import { z } from 'zod'

/** A list of vehicles was narrowed or widened by one filter. */
export const Filter = z.strictObject({
  event: z.literal('filter'),
  /** Such as `models` or `display_price`. */
  filter_key: z.string().min(1),
  /** What is chosen now, or both ends of a range; empty when the filter was removed. */
  filter_values: z.array(z.string()),
})
export type Filter = z.infer<typeof Filter>
