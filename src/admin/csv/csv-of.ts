export type Cell = string | number | boolean | null | undefined | readonly string[]
export type CsvColumn<Row> = { name: string; cell: (row: Row) => Cell }

// What parts the values of a list inside one cell, in exports and in imports.
const LIST_MARK = '|'
// Without it spreadsheets take Arabic text for another encoding.
const BYTE_ORDER_MARK = '\ufeff'
const FORMULA = /^[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula: what could start one gets an apostrophe before it. An import takes it off again. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Rows as CSV (RFC 4180) with a header row, guarded against formulas. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ cell }) => guardedCell(textOf(cell(row)))))
  const text = [columns.map(({ name }) => name), ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`)
  return BYTE_ORDER_MARK + text.join('')
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  return Array.isArray(cell) ? cell.join(LIST_MARK) : String(cell)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
