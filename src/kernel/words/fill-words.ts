/** What the placeholders of a text are filled with, by name. */
export type WordValues = Readonly<Record<string, string | number>>

/**
 * Fills `{name}` in a text. Values are put in as they are: a `$&` or a `{n}` inside of one stays. A placeholder without a value stays too.
 */
export function fillWords(text: string, values: WordValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}
