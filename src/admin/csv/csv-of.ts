import { guardedCell } from '#kernel/values/formula-guard.ts'

export type Cell = string | number | boolean | null | undefined | readonly string[]
export type CsvColumn<Row> = { name: string; cell: (row: Row) => Cell }

// Separates the values of a list within one cell, in exports and imports.
const LIST_MARK = '|'
// Byte order mark: without it spreadsheets guess another encoding for Arabic.
const BYTE_ORDER_MARK = '\ufeff'

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
