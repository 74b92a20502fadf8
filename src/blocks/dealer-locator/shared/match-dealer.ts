import { foldArabic } from '#kernel/arabic.ts'
import { soundsLike } from './consonants.ts'
import type { DealerView } from './dealer-view.ts'

/** The visitor's answers by the name of the field; '' or a missing one does not filter. */
export type Answers = Readonly<Record<string, string>>

/** Whether a dealer matches the answers: every word of the search occurs in its name or address, in any spelling and either script. */
export function matchesSearch(dealer: DealerView, { search = '', city = '', brand = '', service = '' }: Answers): boolean {
  const { name, address, locality, state, postcode } = dealer
  const text = foldArabic([name, address, locality, dealer.city, state, postcode].join(' '))
  const words = text.split(/[\s،,]+/)
  const searchWords = foldArabic(search).split(' ')
  // What is one word in one script may be two in the other: `Abu Dhabi`.
  const whole = searchWords.join('')
  const isHeard = words.some((word, start) => [word, word + (words[start + 1] ?? ''), words.slice(start).join('')].some((name) => soundsLike(name, whole)))
  return (
    (isHeard || searchWords.every((part) => text.includes(part) || words.some((word) => soundsLike(word, part)))) &&
    (city === '' || isSame(dealer.city, city)) &&
    (brand === '' || dealer.brands.some((name) => isSame(name, brand))) &&
    (service === '' || dealer.services.some((name) => isSame(name, service)))
  )
}

/** Two spellings of one word. */
export function isSame(one: string, other: string): boolean {
  return foldArabic(one) === foldArabic(other)
}

/** Every value once, in the order in which they come. */
export function distinct(values: readonly string[]): { value: string; label: string }[] {
  return [...new Set(values.filter(Boolean))].map((value) => ({ value, label: value }))
}
