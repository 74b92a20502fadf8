import type { ListedSetting } from '#domains/content/index.ts'
import { useLanguage } from '../i18n/use-words.ts'

/** What a setting does, in the language of the screens; keys that the product does not know have no description. */
export function useDescription(): (setting: Pick<ListedSetting, 'description' | 'description_ar'>) => string {
  const language = useLanguage()
  return ({ description, description_ar }) => (language === 'ar' ? description_ar : description)
}

/** The heading that a setting stands under. */
export function useGroupName(): (setting: Pick<ListedSetting, 'group' | 'group_ar'>) => string {
  const language = useLanguage()
  return ({ group, group_ar }) => (language === 'ar' ? group_ar : group)
}
