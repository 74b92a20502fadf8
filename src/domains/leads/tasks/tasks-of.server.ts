import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { LeadTask } from '../lead.ts'
import { leadTask } from '../schema.server.ts'

type TaskRow = typeof leadTask.$inferSelect

/** The tasks of some leads, open ones first. For use-cases: who asks is not checked. */
export async function tasksOf(db: Queryable, leadIds: readonly number[]): Promise<LeadTask[]> {
  const rows = await db
    .select()
    .from(leadTask)
    .where(inArray(leadTask.leadId, [...leadIds]))
    .orderBy(asc(leadTask.dueAt), asc(leadTask.id))
  return rows.map(taskOf).toSorted((one, other) => Number(one.done_at !== null) - Number(other.done_at !== null))
}

export function taskOf({ id, leadId, text, dueAt, ownerId, createdBy, doneAt, doneBy }: TaskRow): LeadTask {
  const about = { id, lead_id: leadId, text, due_at: dueAt.toISOString(), owner_id: ownerId, created_by: createdBy }
  return { ...about, done_at: doneAt?.toISOString() ?? null, done_by: doneBy }
}
