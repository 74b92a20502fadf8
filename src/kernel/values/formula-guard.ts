const FORMULA = /^[=+\-@\t\r]/
const GUARDED = /^'(?=[=+\-@\t\r])/

/** Makes a cell that no spreadsheet evaluates: text that could start a formula gets an apostrophe as prefix, which imports remove. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The cells of a row without the apostrophes that exports put before them. */
export function withoutGuards(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, cell.replace(GUARDED, '')]))
}
