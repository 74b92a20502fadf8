/** Values for the placeholders of a text, by name. */
export type WordValues = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{(\w+)\}/g

/** The names of a text's placeholders, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))]
}

/**
 * Replaces `{name}` in a text. Values are inserted literally: `$&` or `{n}` inside one has no effect. A placeholder without a value stays.
 */
export function fillWords(text: string, values: WordValues): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}
