const NAMED = /\{\w+\}/g
// What price formats put the amount, the symbol and a formatted price in for.
const SIGNS = ['^', '%', '@']

/** What a message is filled with: `{name}` and the signs of prices. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...(text.match(NAMED) ?? []), ...SIGNS.filter((sign) => text.includes(sign))])]
}

/** What is wrong with the placeholders of a translation, as codes with the placeholder; nothing when all of the English are there. */
export function placeholderFlaws(english: string, translated: string): string[] {
  const wanted = placeholdersOf(english)
  const given = placeholdersOf(translated)
  const missing = wanted.filter((placeholder) => !given.includes(placeholder)).map((placeholder) => `missing_placeholder: ${placeholder}`)
  const unknown = given.filter((placeholder) => placeholder.startsWith('{') && !wanted.includes(placeholder))
  return [...missing, ...unknown.map((placeholder) => `unknown_placeholder: ${placeholder}`)]
}
