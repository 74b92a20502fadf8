/** Values for the placeholders of a text, by name. */
export type WordValues = Readonly<Record<string, string | number>>

/**
 * Replaces `{name}` in a text. Values are inserted literally: `$&` or `{n}` inside one has no effect. A placeholder without a value stays.
 */
export function fillWords(text: string, values: WordValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}
