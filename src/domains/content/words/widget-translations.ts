import type { Logger } from '#kernel/log.ts'
import type { Words } from '#kernel/words/words.ts'

/** The call that reads the words of widgets in a language, whatever the case of its code (A-278, A-311, C-305). */
export function widgetTranslationsPath(language: string): string {
  return `widget_translations_configs/${encodeURIComponent(language.trim().toLowerCase() || 'en')}`
}

export type WidgetTranslations = { data: { id: string; type: 'widget_translations_config'; attributes: { data: Record<string, string> } } }

/** What that call answers: English for en and for languages without words of their own, the Arabic for ar, each with what staff changed. */
export function widgetTranslations(language: string, words: Words, overrides: ReadonlyMap<string, string>): WidgetTranslations {
  const id = language.trim().toLowerCase()
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [key, overrides.get(key) || (id === 'ar' && arabic) || english])
  return { data: { id, type: 'widget_translations_config', attributes: { data: Object.fromEntries(texts) } } }
}

/** The dictionary of an answer, null for a call that failed; missing words are warned of and stay English (A-358, C-305, C-334). */
export function readWidgetTranslations(answer: unknown, words: Words, log: Logger): Record<string, string> {
  const english = Object.fromEntries(Object.entries(words).map(([key, [text]]) => [key, text]))
  const found = ['data', 'attributes', 'data'].reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), answer)
  if (!isRecord(found)) log.warn('Missing translations, English is used')
  const texts = Object.entries(isRecord(found) ? found : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ...english, ...Object.fromEntries(texts) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
