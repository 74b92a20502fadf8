import { z } from 'zod'
import { Pressed } from './pressed.ts'

/** A link or a button of the footer was pressed. */
export const FooterClick = Pressed.extend({ event: z.literal('footer_click') })
export type FooterClick = z.infer<typeof FooterClick>
