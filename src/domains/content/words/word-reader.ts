import type { Logger } from '#kernel/log.ts'

/** Gives the text of a key from its English and its shipped Arabic. */
export type WordReader = (key: string, english: string, arabic: string) => string

/** What staff wrote, else the shipped Arabic, else the English literal with one warning a key (A-027, A-358, C-334). */
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

/** Words as [English, Arabic] by key. */
export type WordCatalogue = Readonly<Record<string, readonly [english: string, arabic: string]>>

/** A whole catalogue read at once, ready to be handed to a screen. */
export function readWords<Catalogue extends WordCatalogue>(words: Catalogue, read: WordReader): { [Key in keyof Catalogue]: string } {
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [key, read(key, english, arabic)])
  return Object.fromEntries(texts) as { [Key in keyof Catalogue]: string } // fromEntries forgets the keys it was given
}
