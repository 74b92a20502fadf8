/** A text before and after its placeholder, for a value that stands in an element of its own; one without the placeholder stands before it. */
export function aroundValue(text: string, name: string): [before: string, after: string] {
  const [before = '', ...after] = text.split(`{${name}}`)
  return [before, after.join('')]
}
