import { type CsvColumn, csvOf } from './csv-of.ts'

/** Downloads rows as a CSV file. */
export function downloadCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }))
}

/** Downloads a file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
