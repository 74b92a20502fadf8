import { staffNameIn } from '#domains/accounts/index.ts'
import { useLanguage } from './use-words.ts'

/** Returns a lookup of the name of whoever did something, in the language of the screens. */
export function useStaffName(): (name: string) => string {
  const language = useLanguage()
  return (name) => staffNameIn(language, name)
}
