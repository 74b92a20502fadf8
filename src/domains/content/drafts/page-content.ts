import type { z } from 'zod'
import type { PageContentShape } from '../pages/page-fields.ts'

/** All of a page that editors write, except whether visitors see it. Drafts and versions hold it whole. */
export type PageContent = z.output<typeof PageContentShape>
