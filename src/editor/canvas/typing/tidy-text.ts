/** Normalises a text for comparison with the page. Views add Unicode isolates around Latin words; they are not part of the value. */
export function tidyText(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
