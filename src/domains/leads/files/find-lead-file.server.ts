import { and, eq } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { findVisible, visibleLeads } from '../records/lead-rows.server.ts'
import { leadFile } from '../schema.server.ts'

/** A file of a lead for staff who may see the lead: with its bytes, or with an address of a minute where browsers fetch them from the bucket. */
export async function findLeadFile(
  ctx: Ctx,
  storage: Storage,
  { leadId, id }: { leadId: number; id: number },
): Promise<Outcome<{ name: string; type: string } & ({ bytes: Uint8Array } | { location: string }), 'forbidden' | 'gone'>> {
  if (!visibleLeads(ctx.staff)) return refuse('forbidden')
  if (!(await findVisible(ctx.db, ctx.staff, leadId))) return refuse('gone')
  const [row] = await ctx.db
    .select()
    .from(leadFile)
    .where(and(eq(leadFile.id, id), eq(leadFile.leadId, leadId)))
  if (!row) return refuse('gone')
  const { name, type, storageKey: key } = row
  if (storage.direct)
    return (await storage.direct.has(key))
      ? done({ name, type, location: await storage.direct.privateAddressOf({ ...row, key, isShown: false }) })
      : refuse('gone')
  const bytes = await storage.find(key)
  return bytes ? done({ name, type, bytes }) : refuse('gone')
}
