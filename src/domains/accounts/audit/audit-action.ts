import { auditActions } from '../audit-actions.gen.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** An action of the audit log. */
export type AuditAction = keyof typeof auditActions

/** Every action with its name for people. */
export const auditActionNames: ReadonlyMap<string, WordPair> = new Map(Object.entries<WordPair>(auditActions))
