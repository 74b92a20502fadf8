import { and, desc, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { auditEntry } from '../schema.server.ts'
import type { AuditAction } from './audit-action.ts'

/** How saves of a record stand in the audit log. Without subjects they are of a whole set of records. */
export type AuditedSaves = { actions: readonly AuditAction[]; subjects?: readonly (string | number)[] }

/** The newest of these saves: who made it, and when. The caller must have checked that these staff may read the record. */
export async function findLastSave({ db }: Pick<Ctx, 'db'>, { actions, subjects }: AuditedSaves): Promise<{ by: string; at: Date } | null> {
  const ofSubjects = subjects && inArray(auditEntry.subject, subjects.map(String))
  const [lastSave] = await db
    .select({ by: auditEntry.actorName, at: auditEntry.at })
    .from(auditEntry)
    .where(and(inArray(auditEntry.action, [...actions]), ofSubjects))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return lastSave ?? null
}
