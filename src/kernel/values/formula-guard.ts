/** What some spreadsheet takes for the beginning of a formula, at the start or behind blanks; full-width signs as well (OWASP, CSV Injection). */
const START = /^(?:[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/
const GUARDED = /^'(?=[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/

/** Makes a cell that no spreadsheet evaluates: text that could start a formula gets an apostrophe as prefix, which imports remove. */
export function guardedCell(text: string): string {
  return START.test(text) ? `'${text}` : text
}

/** The cells of a row without the apostrophes that exports put before them. */
export function withoutGuards(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, cell.replace(GUARDED, '')]))
}
