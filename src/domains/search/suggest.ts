import { foldArabic } from '#kernel/arabic.ts'

/** A text that may be suggested. Of terms that match equally well, the one with the higher weight comes first. */
export type Term = { text: string; weight: number }

/** A term with the forms that a search compares. */
type SearchedTerm = Term & Forms
/** The words as written, and without the Arabic article, so that سيارات finds السيارات and the other way round. */
type Forms = { words: readonly string[]; bare: readonly string[] }

export type TermIndex = readonly SearchedTerm[]

const MOST = 8
/** With fewer prefix matches than this, similar words are suggested too. */
const FEW = 5
/** The least share of common trigrams at which words count as similar. */
const ALIKE = 0.4
const LONGEST = 100

/** The terms without duplicates: spellings that differ only in ways that Arabic readers ignore count as one. */
export function termIndex(terms: readonly Term[]): TermIndex {
  const byForm = new Map<string, SearchedTerm>()
  for (const { text, weight } of terms) {
    const folded = foldArabic(text)
    const term = byForm.get(folded)
    if (folded === '' || (term && term.weight >= weight)) continue
    byForm.set(folded, { text: text.trim(), weight, ...formsOf(folded) })
  }
  return [...byForm.values()]
}

/**
 * Up to eight suggestions for the typed text: terms that begin with it, then terms with a later word that does, and, when these are few, terms that
 * are spelled similarly, the most similar first.
 */
export function suggest(index: TermIndex, keyword: string): string[] {
  const searched = formsOf(foldArabic(keyword.slice(0, LONGEST)))
  if (searched.words.length === 0) return []
  const beginning = index.filter((term) => beginsAt(term, 0, searched))
  const within = index.filter((term) => !beginning.includes(term) && term.words.some((_, place) => beginsAt(term, place, searched)))
  const matches = [...beginning.sort(byWeight), ...within.sort(byWeight)]
  const alike = matches.length < FEW ? alikeTerms(index, searched.bare).filter((term) => !matches.includes(term)) : []
  return [...matches, ...alike].slice(0, MOST).map(({ text }) => text)
}

/** Whether the typed text matches the term from its word at `place` on. */
function beginsAt(term: Forms, place: number, searched: Forms): boolean {
  const begins = (form: keyof Forms) => term[form].slice(place).join(' ').startsWith(searched[form].join(' '))
  return begins('words') || begins('bare')
}

function alikeTerms(index: TermIndex, words: readonly string[]): SearchedTerm[] {
  const searched = trigrams(words)
  return index
    .map((term) => ({ term, similarity: similarity(term, searched, words.length) }))
    .filter((match) => match.similarity >= ALIKE)
    .sort((one, other) => other.similarity - one.similarity || byWeight(one.term, other.term))
    .map(({ term }) => term)
}

/** The similarity of the best run of neighbouring words, as many as were typed. */
function similarity({ bare: words }: Forms, searched: ReadonlySet<string>, length: number): number {
  const starts = Math.max(1, words.length - length + 1)
  return Math.max(...Array.from({ length: starts }, (_, start) => shared(trigrams(words.slice(start, start + length)), searched)))
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((trigram) => other.has(trigram)).length
  return common / (one.size + other.size - common)
}

/** All runs of three characters; the blanks around each word give its beginning more weight. */
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
