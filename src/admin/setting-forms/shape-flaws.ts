import { createContext, useContext } from 'react'
import { useWords } from '../i18n/use-words.ts'
import type { JsonFlaw } from '../settings/json-flaws.ts'
import { settingFormWords } from './words.ts'

const FlawContext = createContext<readonly JsonFlaw[]>([])

/** What does not fit of the value that is edited; each field shows its own. */
export const FlawProvider = FlawContext.Provider

/** What is wrong with the field of this path; null when it fits. */
export function useFlawAt(path: string): string | null {
  const word = useWords(settingFormWords)
  const flaw = useContext(FlawContext).find((one) => one.path === path)
  if (!flaw) return null
  const isEmpty = flaw.code === 'required' || (flaw.code === 'too_few' && flaw.details === '1')
  return isEmpty ? word('flaw_required') : word(`flaw_${flaw.code}`, { details: `\u2066${flaw.details ?? ''}\u2069` })
}
