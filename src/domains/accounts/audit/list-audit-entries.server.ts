import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { may } from '../may.ts'
import { auditEntry } from '../schema.server.ts'

export type AuditEntry = typeof auditEntry.$inferSelect

/** `from` is inclusive, `to` exclusive. */
export type AuditSpan = { from?: Date | undefined; to?: Date | undefined }

const columns = { id: auditEntry.id, at: auditEntry.at, actor_id: auditEntry.actorId, action: auditEntry.action, subject: auditEntry.subject }

/** A page of the audit log. */
export async function listAuditEntries(
  { db, staff }: Ctx,
  request: ListRequest,
  { from, to }: AuditSpan = {},
): Promise<Outcome<Listing<AuditEntry>, 'forbidden'>> {
  if (!may(staff, 'audit.read')) return refuse('forbidden')
  const where: SQL | undefined = and(from && gte(auditEntry.at, from), to && lt(auditEntry.at, to))
  const searched = [auditEntry.actorName, auditEntry.action, auditEntry.subject]
  return done(await listRows(db, request, { table: auditEntry, id: auditEntry.id, columns, searched, where }))
}
