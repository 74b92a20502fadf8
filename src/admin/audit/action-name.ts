import { useLanguage } from '../i18n/use-words.ts'
import { wordOf } from '../i18n/words.ts'
import { auditActionWords } from './words.ts'

/** Reads an action of the audit log in words. */
export function useActionName(): (action: string) => string {
  const language = useLanguage()
  return (action) => (isKnown(action) ? wordOf(auditActionWords, language, action) : action)
}

function isKnown(action: string): action is keyof typeof auditActionWords {
  return Object.hasOwn(auditActionWords, action)
}
