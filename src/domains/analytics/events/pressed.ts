import { z } from 'zod'

/** The parameters of a click in the header or the footer (C-024). */
export const Pressed = z.strictObject({
  link_text: z.string(),
  /** Without its query; '' for a button. */
  link_url: z.string(),
  link_type: z.enum(['link', 'button']),
})
export type Pressed = z.infer<typeof Pressed>
