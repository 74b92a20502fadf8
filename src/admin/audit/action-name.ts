import { auditActionNames } from '#domains/accounts/index.ts'
import { usePair } from '../i18n/use-words.ts'

/** Reads an action of the audit log in words; one of a former build is shown by its name. */
export function useActionName(): (action: string) => string {
  const textOf = usePair()
  return (action) => textOf(auditActionNames.get(action) ?? [action, action])
}
