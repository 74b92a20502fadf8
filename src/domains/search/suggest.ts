import { foldArabic } from '#kernel/arabic.ts'

/** A text that may be suggested; among terms that fit alike, those of higher weight come first. */
export type Term = { text: string; weight: number }

/** A term with the forms in which it is looked for. */
type SearchedTerm = Term & Forms
/** The words as they are written, and without the article: السيارات is found by سيارات and the other way round. */
type Forms = { words: readonly string[]; bare: readonly string[] }

export type TermIndex = readonly SearchedTerm[]

const MOST = 8
/** With fewer beginnings than this, words that are merely alike are offered as well. */
const FEW = 5
/** The share of trigrams that alike words have in common at least. */
const ALIKE = 0.4
const LONGEST = 100

/** The terms, each spelling once: whatever readers take for the same is the same. */
export function termIndex(terms: readonly Term[]): TermIndex {
  const byForm = new Map<string, SearchedTerm>()
  for (const { text, weight } of terms) {
    const folded = foldArabic(text)
    const known = byForm.get(folded)
    if (folded === '' || (known && known.weight >= weight)) continue
    byForm.set(folded, { text: text.trim(), weight, ...formsOf(folded) })
  }
  return [...byForm.values()]
}

/**
 * Up to eight terms for what somebody has typed so far: those that begin so, then those with a word that does, and only while
 * these are few those that are spelled alike, the likest first.
 */
export function suggest(index: TermIndex, keyword: string): string[] {
  const wanted = formsOf(foldArabic(keyword.slice(0, LONGEST)))
  if (wanted.words.length === 0) return []
  const beginning = index.filter((term) => beginsAt(term, 0, wanted))
  const within = index.filter((term) => !beginning.includes(term) && term.words.some((_, place) => beginsAt(term, place, wanted)))
  const found = [...beginning.sort(byWeight), ...within.sort(byWeight)]
  const alike = found.length < FEW ? alikeTerms(index, wanted.bare).filter((term) => !found.includes(term)) : []
  return [...found, ...alike].slice(0, MOST).map(({ text }) => text)
}

/** Whether what is typed begins at that word of the term. */
function beginsAt(term: Forms, place: number, wanted: Forms): boolean {
  const begins = (form: keyof Forms) => term[form].slice(place).join(' ').startsWith(wanted[form].join(' '))
  return begins('words') || begins('bare')
}

function alikeTerms(index: TermIndex, words: readonly string[]): SearchedTerm[] {
  const wanted = trigrams(words)
  return index
    .map((term) => ({ term, likeness: likeness(term, wanted, words.length) }))
    .filter((found) => found.likeness >= ALIKE)
    .sort((one, other) => other.likeness - one.likeness || byWeight(one.term, other.term))
    .map(({ term }) => term)
}

/** Of as many neighbouring words as were typed, the run that is likest. */
function likeness({ bare: words }: Forms, wanted: ReadonlySet<string>, length: number): number {
  const starts = Math.max(1, words.length - length + 1)
  return Math.max(...Array.from({ length: starts }, (_, start) => shared(trigrams(words.slice(start, start + length)), wanted)))
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((trigram) => other.has(trigram)).length
  return common / (one.size + other.size - common)
}

/** Three neighbouring signs at a time; blanks around each word make its beginning count for more. */
function trigrams(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((word) => {
      const signs = [...`  ${word} `]
      return signs.slice(2).map((sign, place) => `${signs[place]}${signs[place + 1]}${sign}`)
    }),
  )
}

function formsOf(folded: string): Forms {
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return { words, bare: words.map((word) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word)) }
}

function byWeight(one: Term, other: Term): number {
  return other.weight - one.weight || one.text.length - other.text.length || (one.text < other.text ? -1 : 1)
}
