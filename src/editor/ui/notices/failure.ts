import { useCallback } from 'react'
import { sayRefusal } from '#staff/say-refusal.ts'
import { useLanguage } from '../../words/language.tsx'

/** Turns the code of a refusal into a message: `const say = useFailure(); say(answer.code)`. Unknown codes get a general one. */
export function useFailure(): (code: string) => string {
  const { language } = useLanguage()
  return useCallback((code) => sayRefusal(language, code), [language])
}
