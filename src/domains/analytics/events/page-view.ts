import { z } from 'zod'
import { pageTypes } from '../page-type.ts'

/** Every page that a visitor sees, the first one and those that are swapped in. */
export const PageView = z.strictObject({
  event: z.literal('page_view'),
  page_type: z.enum(pageTypes),
  /** Without its query, which may name a person. */
  page_path: z.string().startsWith('/'),
  page_title: z.string(),
  page_language: z.string(),
  /** The day of the visit, `23/11/2026`. */
  page_date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
})
export type PageView = z.infer<typeof PageView>
