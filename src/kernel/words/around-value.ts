/** Splits a text around a placeholder whose value gets its own element. Without the placeholder, all text comes before the value. */
export function aroundValue(text: string, name: string): [before: string, after: string] {
  const [before = '', ...after] = text.split(`{${name}}`)
  return [before, after.join('')]
}
