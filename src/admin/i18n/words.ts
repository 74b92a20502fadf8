/** What a screen says, as [English, Arabic]; `{name}` stands for what is filled in. */
export type Words = Readonly<Record<string, readonly [english: string, arabic: string]>>
export type Language = 'ar' | 'en'
export type Details = Readonly<Record<string, string | number>>

export const languages = ['ar', 'en'] as const satisfies Language[]

export function isLanguage(text: unknown): text is Language {
  return text === 'ar' || text === 'en'
}

/** A sentence of a dictionary with its placeholders filled. */
export function wordOf<W extends Words>(words: W, language: Language, key: keyof W, details: Details = {}): string {
  const sentence = words[key]?.[language === 'ar' ? 1 : 0] ?? String(key)
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(details[name] ?? placeholder))
}
