/** A text as it is compared with what the page shows. Views put Unicode isolates around Latin words; they are not part of the value. */
export function tidyText(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
