import type { Words } from './words/words.ts'

/** Declares what a domain writes to the audit log in its `audit-actions.ts`, as `{what}.{how}`; the generated registry joins them. */
export function defineAuditActions<const Actions extends Words>(actions: Actions): Actions {
  return actions
}
