import { AdminError } from '../data-provider/admin-error.ts'
import { useWords } from '../i18n/use-words.ts'
import { reasonWords } from './words.ts'

/** Why a run was not started or decided, where more can be said than that it was refused. */
export function useRefusedReason(): (error: unknown) => string | undefined {
  const reason = useWords(reasonWords)
  return (error) => (error instanceof AdminError && isReason(error.code) ? reason(error.code) : undefined)
}

function isReason(code: string): code is keyof typeof reasonWords {
  return Object.hasOwn(reasonWords, code)
}
