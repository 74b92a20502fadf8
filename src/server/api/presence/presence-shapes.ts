import { z } from '@hono/zod-openapi'

/** The id that a browser gives its tab. */
export const TabId = z.string().regex(/^[\w-]{1,64}$/)
export const LeaveBody = z.object({ tab: TabId })

/** Another tab that has the document open; each kind of document says which part is edited there. */
export const otherTab = { tab: z.string(), staff_id: z.string(), name: z.string(), seen_at: z.iso.datetime() }
