import { placeholdersIn } from '#kernel/words/fill-words.ts'

// The placeholders of price formats: symbol, amount and formatted price.
const SIGNS = ['^', '%', '@']

/** The placeholders of a message: `{name}` and those of prices. */
export function placeholdersOf(text: string): string[] {
  return [...placeholdersIn(text).map((name) => `{${name}}`), ...SIGNS.filter((sign) => text.includes(sign))]
}

/** Missing and unknown placeholders of a translation, as codes; empty when it has exactly those of the English. */
export function placeholderFlaws(english: string, translated: string): string[] {
  const neededNames = placeholdersOf(english)
  const usedNames = placeholdersOf(translated)
  const missing = neededNames.filter((placeholder) => !usedNames.includes(placeholder)).map((placeholder) => `missing_placeholder: ${placeholder}`)
  const unknown = usedNames.filter((placeholder) => placeholder.startsWith('{') && !neededNames.includes(placeholder))
  return [...missing, ...unknown.map((placeholder) => `unknown_placeholder: ${placeholder}`)]
}
