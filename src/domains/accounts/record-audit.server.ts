import { cutText } from '#kernel/values/cut-text.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { AuditAction } from './audit/audit-action.ts'
import { auditEntry } from './schema.server.ts'

export type AuditFact = {
  /** `{what}.{how}`, as in `page.published`; declared by the `audit-actions.ts` of the domain. */
  action: AuditAction
  /** Identifies the record for people: a page's path, a setting's key, an id. */
  subject: string | number
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Longer values are truncated: the log says what changed; versions and backups hold the content. */
const LONGEST_VALUE = 2000

/** Records who changed what, in the transaction of the change, so that neither is saved without the other. */
export async function recordAudit(tx: Queryable, { staff }: Pick<Ctx, 'staff'>, { action, subject, before, after }: AuditFact): Promise<void> {
  await tx.insert(auditEntry).values({
    actorId: staff?.id ?? 'system',
    actorName: staff?.name ?? '',
    action,
    subject: String(subject),
    changes: changesBetween(before ?? {}, after ?? {}),
  })
}

/** Fields whose values differ, as [before, after]; null stands for an absent one. */
function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, [unknown, unknown]> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changedNames = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(changedNames.map((name) => [name, [shortened(before[name]), shortened(after[name])] as const]))
}

function shortened(value: unknown): unknown {
  const text = JSON.stringify(value ?? null)
  return text.length > LONGEST_VALUE ? `${cutText(text, LONGEST_VALUE)}…` : (value ?? null)
}
