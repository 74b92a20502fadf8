import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AuditAction } from './audit-action.ts'
import { auditEntry } from '../schema.server.ts'
import type { AuditEntry } from './list-audit-entries.server.ts'

/** The audit entries of one subject, newest first. The caller must have checked that these staff may read the subject. */
export async function listChangesOf(
  { db }: Pick<Ctx, 'db'>,
  { subject, actions, most }: { subject: string; actions: readonly AuditAction[]; most: number },
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, subject), inArray(auditEntry.action, [...actions])))
    .orderBy(desc(auditEntry.id))
    .limit(most)
}
