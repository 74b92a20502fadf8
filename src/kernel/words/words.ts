import { fillWords, type WordValues } from './fill-words.ts'

/** The languages that the product speaks; the site itself is Arabic, and English stands in for what has no Arabic. */
export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

/** One text in both languages. */
export type WordPair = readonly [english: string, arabic: string]

/** What something says, by key; `{name}` stands for a value, see {@link fillWords}. */
export type Words = Readonly<Record<string, WordPair>>

/** Words in one language, ready for a view. */
export type Texts<Dictionary extends Words> = { readonly [Key in keyof Dictionary]: string }

/** Words that staff may change. They are stored as `owner.key`, or as the bare key where `owner` is ''. */
export type OwnedWords<Dictionary extends Words = Words> = { readonly owner: string; readonly words: Dictionary }

/** Reads the words of an owner, with what staff changed of them. */
export type ReadOwnedWords = <Dictionary extends Words>(owned: OwnedWords<Dictionary>) => Texts<Dictionary>

/** The words of a domain, a screen or a widget, in its `words.ts`; the generated registries collect them. */
export function defineWords<const Dictionary extends Words>(owner: string, words: Dictionary): OwnedWords<Dictionary> {
  return { owner, words }
}

/** The key under which staff's own text for a word is stored. */
export function storedKey(owner: string, key: string): string {
  return owner === '' ? key : `${owner}.${key}`
}

/** The words under the keys that they are stored by. */
export function wordsByStoredKey({ owner, words }: OwnedWords): Words {
  return Object.fromEntries(Object.entries(words).map(([key, pair]) => [storedKey(owner, key), pair]))
}

/** One word in a language, filled; a key that has no word is shown itself. */
export function wordIn<Dictionary extends Words>(language: Language, words: Dictionary, key: keyof Dictionary, values: WordValues = {}): string {
  const [english, arabic] = words[key] ?? [String(key), String(key)]
  return fillWords(language === 'ar' ? arabic : english, values)
}

/** All words in a language, as they ship. */
export function textsIn<Dictionary extends Words>(language: Language, words: Dictionary): Texts<Dictionary> {
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [key, language === 'ar' ? arabic : english])
  return Object.fromEntries(texts) as Texts<Dictionary> // fromEntries forgets the keys it was given
}

export function isLanguage(text: unknown): text is Language {
  return text === 'ar' || text === 'en'
}
