import { fillWords, type WordValues } from './fill-words.ts'

/** The product's languages. The site is Arabic; English is the fallback for missing Arabic. */
export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

/** One text in both languages. */
export type WordPair = readonly [english: string, arabic: string]

/** Texts by key; `{name}` is a placeholder, see {@link fillWords}. */
export type Words = Readonly<Record<string, WordPair>>

/** Words in one language, ready for a view. */
export type Texts<Dictionary extends Words> = { readonly [Key in keyof Dictionary]: string }

/** Words that staff may change. They are stored as `owner.key`, or as the bare key where `owner` is ''. */
export type OwnedWords<Dictionary extends Words = Words> = { readonly owner: string; readonly words: Dictionary }

/** Reads the words of an owner, including changes by staff. */
export type ReadOwnedWords = <Dictionary extends Words>(owned: OwnedWords<Dictionary>) => Texts<Dictionary>

/** Declares the words of a domain, screen or widget in its `words.ts`; the generated registries collect them. */
export function defineWords<const Dictionary extends Words>(owner: string, words: Dictionary): OwnedWords<Dictionary> {
  return { owner, words }
}

/** The storage key of the text that staff gave a word. */
export function storedKey(owner: string, key: string): string {
  return owner === '' ? key : `${owner}.${key}`
}

/** The words by storage key. */
export function wordsByStoredKey({ owner, words }: OwnedWords): Words {
  return Object.fromEntries(Object.entries(words).map(([key, pair]) => [storedKey(owner, key), pair]))
}

/** One word in a language with its placeholders filled; an unknown key gives the key. */
export function wordIn<Dictionary extends Words>(language: Language, words: Dictionary, key: keyof Dictionary, values: WordValues = {}): string {
  const [english, arabic] = words[key] ?? [String(key), String(key)]
  return fillWords(language === 'ar' ? arabic : english, values)
}

/** All built-in words in a language. */
export function textsIn<Dictionary extends Words>(language: Language, words: Dictionary): Texts<Dictionary> {
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [key, language === 'ar' ? arabic : english])
  return Object.fromEntries(texts) as Texts<Dictionary> // the type of fromEntries loses the keys
}

export function isLanguage(text: unknown): text is Language {
  return text === 'ar' || text === 'en'
}
