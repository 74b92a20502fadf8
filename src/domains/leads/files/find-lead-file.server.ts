import { and, eq } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { findVisible, visibleLeads } from '../records/lead-rows.server.ts'
import { leadFile } from '../schema.server.ts'

/** A file of a lead with its bytes, for staff who may see the lead. */
export async function findLeadFile(
  ctx: Ctx,
  storage: Storage,
  { leadId, id }: { leadId: number; id: number },
): Promise<Outcome<{ name: string; type: string; bytes: Uint8Array }, 'forbidden' | 'gone'>> {
  if (!visibleLeads(ctx.staff)) return refuse('forbidden')
  if (!(await findVisible(ctx.db, ctx.staff, leadId))) return refuse('gone')
  const [row] = await ctx.db
    .select()
    .from(leadFile)
    .where(and(eq(leadFile.id, id), eq(leadFile.leadId, leadId)))
  const bytes = row ? await storage.find(row.storageKey) : null
  return row && bytes ? done({ name: row.name, type: row.type, bytes }) : refuse('gone')
}
