import type { ListedSetting } from '#domains/content/index.ts'
import { useLanguage } from '../i18n/use-words.ts'

/** Returns the description of a setting in the current language; unknown keys have none. */
export function useDescription(): (setting: Pick<ListedSetting, 'description' | 'description_ar'>) => string {
  const language = useLanguage()
  return ({ description, description_ar }) => (language === 'ar' ? description_ar : description)
}

/** Returns the name of a setting's group. */
export function useGroupName(): (setting: Pick<ListedSetting, 'group' | 'group_ar'>) => string {
  const language = useLanguage()
  return ({ group, group_ar }) => (language === 'ar' ? group_ar : group)
}
