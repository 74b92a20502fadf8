import { z } from '@hono/zod-openapi'
import { PageContentShape, pageStatuses } from '#domains/content/index.ts'
import { RecordId } from '../record-id.ts'

/** Shapes that all staff calls about pages share. */
export const forPages = { tag: 'Pages', who: 'staff' } as const
export const byId = z.object({ id: RecordId })

export const ProblemShape = z
  .object({ block: z.string().nullable(), group: z.string().optional(), field: z.string().nullable(), code: z.string(), message: z.string() })
  .openapi('Problem')

export const PageContentAnswer = z.object(PageContentShape.shape).openapi('PageContent')

export const DraftShape = z
  .object({
    page_id: z.int(),
    version: z.int(),
    base_version: z.int(),
    live_version: z.int(),
    status: z.enum(pageStatuses),
    live_path: z.string(),
    content: PageContentAnswer,
    updated_at: z.iso.datetime().nullable(),
    updated_by: z.string().nullable(),
    is_changed: z.boolean(),
    problems: z.array(ProblemShape),
  })
  .openapi('Draft')

/** How calls say that the settings `publishing.approval` and `publishing.rules` ask for an approval that there is not. */
export const notApprovedWords = {
  not_approved: {
    message: 'The site asks for an approval by somebody else than the last author, of exactly this content. Ask for it at /api/pages/{id}/reviews.',
  },
}
