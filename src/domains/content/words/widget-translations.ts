import type { Words } from '#kernel/words/words.ts'

export type WidgetTranslations = { data: { id: string; type: 'widget_translations_config'; attributes: { data: Record<string, string> } } }

/** The words of the interface in a language: Arabic for `ar`, English for any other, each with the texts of staff over it (A-278, A-311, C-305). */
export function widgetTranslations(language: string, words: Words, overrides: ReadonlyMap<string, string>): WidgetTranslations {
  const id = language.trim().toLowerCase()
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [key, overrides.get(key) || (id === 'ar' && arabic) || english])
  return { data: { id, type: 'widget_translations_config', attributes: { data: Object.fromEntries(texts) } } }
}
