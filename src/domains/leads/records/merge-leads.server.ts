import { eq, inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { lead } from '../schema.server.ts'
import { addEvent } from './on-lead.server.ts'
import { type LeadRow, sees } from './lead-rows.server.ts'
import { isSamePerson } from './same-person.server.ts'

export type Merge = { id: number; other: number }
type Merged = Outcome<null, 'forbidden' | 'gone' | 'another_person' | 'not_mergeable'>

/**
 * Merges `other` into the lead `id` (decision 0057). Both keep what was submitted, and {@link separateLead} reverts it. Idempotent. A suspected lead is not
 * merged, because its notifications were not sent.
 */
export async function mergeLeads(ctx: Ctx, { id, other }: Merge): Promise<Merged> {
  if (!may(ctx.staff, 'leads.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    // In the order of their numbers, so that two people who merge the same leads never wait for each other.
    const rows = await tx
      .select()
      .from(lead)
      .where(inArray(lead.id, [id, other]))
      .orderBy(lead.id)
      .for('update')
    const [main, merged] = [rowOf(rows, id), rowOf(rows, other)]
    if (!main || !merged || !sees(ctx.staff, main) || !sees(ctx.staff, merged)) return refuse('gone')
    if (merged.mergedInto === id) return done(null)
    if (id === other || main.mergedInto !== null || main.state === 'suspected' || merged.state === 'suspected') return refuse('not_mergeable')
    if (!isSamePerson(main, merged)) return refuse('another_person')
    const now = ctx.clock.now()
    await tx.update(lead).set({ mergedInto: id, updatedAt: now }).where(eq(lead.id, other))
    await tx.update(lead).set({ mergedInto: id, updatedAt: now }).where(eq(lead.mergedInto, other))
    await addEvent(tx, ctx, { id, type: 'merged', detail: { lead: other } })
    await recordAudit(tx, ctx, { action: 'lead.merged', subject: other, before: { merged_into: merged.mergedInto }, after: { merged_into: id } })
    return done(null)
  })
}

/** Separates a merged lead. */
export async function separateLead(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone' | 'not_merged'>> {
  if (!may(ctx.staff, 'leads.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(lead).where(eq(lead.id, id)).for('update')
    if (!row || !sees(ctx.staff, row)) return refuse('gone')
    if (row.mergedInto === null) return refuse('not_merged')
    await tx.update(lead).set({ mergedInto: null, updatedAt: ctx.clock.now() }).where(eq(lead.id, id))
    await addEvent(tx, ctx, { id: row.mergedInto, type: 'unmerged', detail: { lead: id } })
    await recordAudit(tx, ctx, { action: 'lead.separated', subject: id, before: { merged_into: row.mergedInto }, after: { merged_into: null } })
    return done(null)
  })
}

function rowOf(rows: readonly LeadRow[], id: number): LeadRow | undefined {
  return rows.find((row) => row.id === id)
}
