import type { Logger } from '#kernel/log.ts'
import { type OwnedWords, storedKey, type Texts, type Words } from '#kernel/words/words.ts'

/** Gives the text of a key from its English and its shipped Arabic. */
export type WordReader = (key: string, english: string, arabic: string) => string

/** The text of staff, else the shipped Arabic, else the English with one warning for each key (A-027, A-358, C-334). */
export function wordReader({ overrides, log }: { overrides: ReadonlyMap<string, string>; log: Logger }): WordReader {
  const missing = new Set<string>()
  return (key, english, arabic) => {
    const text = overrides.get(key) || arabic
    if (text) return text
    if (!missing.has(key)) log.warn(`Missing translation ${key}`, { key })
    missing.add(key)
    return english
  }
}

/** All words of an owner as texts for a view. */
export function readWords<Dictionary extends Words>({ owner, words }: OwnedWords<Dictionary>, read: WordReader): Texts<Dictionary> {
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [key, read(storedKey(owner, key), english, arabic)])
  return Object.fromEntries(texts) as Texts<Dictionary> // fromEntries forgets the keys it was given
}
