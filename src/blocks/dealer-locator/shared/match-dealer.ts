import { foldArabic } from '#kernel/arabic.ts'
import type { DealerView } from './dealer-view.ts'

/** The visitor's answers by the name of the field; '' or a missing one does not filter. */
export type Answers = Readonly<Record<string, string>>

/** Whether a dealer matches the answers: every word of the search occurs in its name or address, in any spelling. */
export function matchesSearch(dealer: DealerView, { search = '', city = '', brand = '', service = '' }: Answers): boolean {
  const { name, address, locality, state, postcode } = dealer
  const text = foldArabic([name, address, locality, dealer.city, state, postcode].join(' '))
  return (
    foldArabic(search)
      .split(' ')
      .every((word) => text.includes(word)) &&
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
