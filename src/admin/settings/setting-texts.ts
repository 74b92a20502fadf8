import type { ListedSetting } from '#domains/content/index.ts'
import { wordIn } from '#kernel/words/words.ts'
import { useLanguage } from '../i18n/use-words.ts'

/** Returns the name of a setting in the current language. */
export function useSettingName(): (setting: Pick<ListedSetting, 'title' | 'title_ar'>) => string {
  const language = useLanguage()
  return ({ title, title_ar }) => (language === 'ar' ? title_ar : title)
}

/** Returns the description of a setting in the current language; those whose name says enough and unknown keys have none. */
export function useDescription(): (setting: Pick<ListedSetting, 'description' | 'description_ar'>) => string {
  const language = useLanguage()
  return ({ description, description_ar }) => (language === 'ar' ? description_ar : description)
}

/** Returns the name of one of a select's values; the value itself where it has none. */
export function useOptionName(): (setting: Pick<ListedSetting, 'option_names'>, value: string) => string {
  const language = useLanguage()
  return ({ option_names: names = {} }, value) => (Object.hasOwn(names, value) ? wordIn(language, names, value) : value)
}

/** Returns the name of a setting's group. */
export function useGroupName(): (setting: Pick<ListedSetting, 'group' | 'group_ar'>) => string {
  const language = useLanguage()
  return ({ group, group_ar }) => (language === 'ar' ? group_ar : group)
}
