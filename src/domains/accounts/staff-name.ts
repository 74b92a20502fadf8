import type { Language, WordPair } from '#kernel/words/words.ts'

/** The name under which programs act that use the token of the environment. */
export const PROGRAMS_NAME = 'api'
const programs: WordPair = ['Programs (API)', 'البرامج (API)']

/** Who did something, as it is kept with what was done, for a screen in a language. */
export function staffNameIn(language: Language, name: string): string {
  if (name !== PROGRAMS_NAME) return name
  return programs[language === 'ar' ? 1 : 0]
}
