import { desc, like, notLike, or } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { may } from '../may.ts'
import { auditEntry } from '../schema.server.ts'
import type { AuditEntry } from './list-audit-entries.server.ts'

/**
 * The latest changes, newest first: all changes for staff who may read the audit log, those of pages and media for other staff. Whoever signs in or out
 * changes nothing.
 */
export async function listRecentChanges({ db, staff }: Ctx, most: number): Promise<Outcome<AuditEntry[], 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  const ofContent = or(like(auditEntry.action, 'page.%'), like(auditEntry.action, 'media.%'))
  return done(
    await db
      .select()
      .from(auditEntry)
      .where(may(staff, 'audit.read') ? notLike(auditEntry.action, 'session.%') : ofContent)
      .orderBy(desc(auditEntry.id))
      .limit(most),
  )
}
