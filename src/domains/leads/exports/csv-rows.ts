import { guardedCell } from '#kernel/values/formula-guard.ts'

/** With a byte order mark spreadsheets read Arabic as UTF-8 (C-240). */
export const BYTE_ORDER_MARK = '\ufeff'

/** One line of a CSV file (RFC 4180). Formulas get a leading apostrophe, so that they stay text. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  return `"${guardedCell(text).replaceAll('"', '""')}"`
}
