import { auditActionNames } from '#domains/accounts/index.ts'
import { usePair } from '../i18n/use-words.ts'

/** Returns the label of an action in the audit log; an action that this build does not know keeps its key. */
export function useActionName(): (action: string) => string {
  const textOf = usePair()
  return (action) => textOf(auditActionNames.get(action) ?? [action, action])
}
