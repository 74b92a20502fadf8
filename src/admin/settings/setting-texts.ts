import { useLanguage } from '../i18n/use-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { arabicDescriptions } from './descriptions.ts'
import type { ListedSetting } from '#domains/content/index.ts'
import { groupWords } from './words.ts'

type Known = keyof typeof arabicDescriptions

/** What a setting is for, in the language of the screens; keys of others have no description. */
export function useDescription(): (setting: Pick<ListedSetting, 'key' | 'description'>) => string {
  const language = useLanguage()
  return ({ key, description }) => (language === 'ar' && Object.hasOwn(arabicDescriptions, key) ? arabicDescriptions[key as Known] : description)
}

/** The part of the settings that a key belongs to: its first word. */
export function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? key
}

export function useGroupName(): (group: string) => string {
  const language = useLanguage()
  return (group) => (Object.hasOwn(groupWords, group) ? wordIn(language, groupWords, group as keyof typeof groupWords) : group)
}
