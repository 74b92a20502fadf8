import { useLanguage } from '../i18n/use-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { auditActionWords } from './words.ts'

/** Reads an action of the audit log in words. */
export function useActionName(): (action: string) => string {
  const language = useLanguage()
  return (action) => (isKnown(action) ? wordIn(language, auditActionWords, action) : action)
}

function isKnown(action: string): action is keyof typeof auditActionWords {
  return Object.hasOwn(auditActionWords, action)
}
