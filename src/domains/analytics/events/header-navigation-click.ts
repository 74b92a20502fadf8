import { z } from 'zod'
import { Pressed } from './pressed.ts'

/** A link or a button of the header was pressed (A-339, C-023). */
export const HeaderNavigationClick = Pressed.extend({ event: z.literal('header_navigation_click') })
export type HeaderNavigationClick = z.infer<typeof HeaderNavigationClick>
