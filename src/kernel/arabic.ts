import { byName } from './by-name.ts'
import { latinDigits } from './digits.ts'

// Harakat, tanwin, shadda, sukun, the dagger alif, Quranic marks; and the tatweel, which only stretches a word.
const MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g
const LETTERS: Readonly<Record<string, string>> = byName({ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' })

/**
 * Normalises text for comparison and search, never for display: equivalent Arabic spellings become one, Latin letters become
 * lower case, digits become Latin, and a run of white space becomes one space.
 */
export function foldArabic(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(MARKS, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Whether each word of a search stands somewhere in these texts, however it is spelled. */
export function hasEveryWord(search: string, texts: readonly string[]): boolean {
  const folded = foldArabic(texts.join(' '))
  return foldArabic(search)
    .split(' ')
    .every((word) => folded.includes(word))
}
