import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { presence } from './schema.server.ts'

/** A tab that has not called for this long counts as closed. */
const GONE_MS = 30_000

/** A document that staff edit, and a tab that has it open. */
export type OpenDocument = { kind: 'page' | 'form'; id: number; tab: string }
/** Another tab that has the document open, and the part that is edited there: '' for none. */
export type Present = Pick<typeof presence.$inferSelect, 'tab' | 'staffId' | 'name' | 'part' | 'seenAt'>

type By = Pick<Ctx, 'db' | 'clock'> & { staff: { id: string; name: string } }

/** Records that a tab has a document open and edits a part of it; answers the other tabs that have it open. Null for a tab that is somebody else's. */
export async function announceTab({ db, clock, staff }: By, { kind, id, tab }: OpenDocument, part: string): Promise<Present[] | null> {
  const document = `${kind}:${id}`
  const seenAt = clock.now()
  const since = new Date(seenAt.getTime() - GONE_MS)
  const values = { staffId: staff.id, name: staff.name, part, seenAt }
  const [own] = await db
    .insert(presence)
    .values({ document, tab, ...values })
    // The id of a live tab belongs to the person who used it first; nobody else can take it over.
    .onConflictDoUpdate({ target: [presence.document, presence.tab], set: values, setWhere: eq(presence.staffId, staff.id) })
    .returning({ tab: presence.tab })
  if (!own) return null
  // Also of documents that nobody opens again. Two who clear up at once do not wait for each other.
  const over = db
    .select({ document: presence.document, tab: presence.tab })
    .from(presence)
    .where(lt(presence.seenAt, since))
    .for('update', { skipLocked: true })
  await db.delete(presence).where(sql`(${presence.document}, ${presence.tab}) in ${over}`)
  return db
    .select({ tab: presence.tab, staffId: presence.staffId, name: presence.name, part: presence.part, seenAt: presence.seenAt })
    .from(presence)
    .where(and(eq(presence.document, document), ne(presence.tab, tab), gte(presence.seenAt, since)))
    .orderBy(asc(presence.name), asc(presence.tab))
}

/** Records that a tab was closed. */
export async function endTab({ db, staff }: By, { kind, id, tab }: OpenDocument): Promise<void> {
  await db.delete(presence).where(and(eq(presence.document, `${kind}:${id}`), eq(presence.tab, tab), eq(presence.staffId, staff.id)))
}
