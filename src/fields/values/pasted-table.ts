import { latinDigits } from '#kernel/digits.ts'
import { listOf } from '#kernel/json/json-values.ts'
import type { FieldDef, RowField, RowList } from '../field-types.ts'
import { withPart } from './row-values.ts'

/** The cells of a table as spreadsheets copy it: rows by line, columns by tab, cells with tabs, lines or quotes of their own in quotes. */
export function readPastedTable(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const close = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t') close()
    else if (sign === '\n') {
      close()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  close()
  return rows.filter((row) => row.some((one) => one !== ''))
}

/** The fields of rows that a table can fill, in their order. */
export function columnsOf(fields: readonly RowField[]): FieldDef[] {
  return fields.filter((field): field is FieldDef => ['String', 'Text', 'Number', 'Bool', 'Select'].includes(field.field_type))
}

type PastedTable = { value: unknown; rows: number; dropped: number }

/**
 * The list with a table laid over it from one cell on: to the right over columns, downwards over rows, which are added up to the most that the list
 * takes. A first line that repeats the names of the columns is left out. What fits no cell is counted.
 */
export function pasteTable(value: unknown, template: RowList, { cells, row, column }: { cells: string[][]; row: number; column: number }): PastedTable {
  const columns = columnsOf(template.fields).slice(column)
  const lines = isHeading(cells[0] ?? [], columns) ? cells.slice(1) : cells
  const list = [...listOf(value)]
  const end = template.fixed ? list.length : Math.min(template.max ?? Number.POSITIVE_INFINITY, Math.max(list.length, row + lines.length))
  let dropped = 0
  for (const [index, line] of lines.entries()) {
    const at = row + index
    if (at >= end) {
      dropped += line.length
      continue
    }
    dropped += line.slice(columns.length).filter((cell) => cell !== '').length
    list[at] = columns.slice(0, line.length).reduce<unknown>(
      (entry, field, place) => {
        const cellValue = readCell(field, line[place] ?? '')
        if (cellValue === undefined && line[place] !== '') dropped += 1
        return cellValue === undefined ? entry : withPart(entry, field, cellValue)
      },
      list[at] ?? template.fresh ?? {},
    )
  }
  return { value: list, rows: Math.max(0, Math.min(end - row, lines.length)), dropped }
}

function isHeading(line: readonly string[], columns: readonly FieldDef[]): boolean {
  return line.length > 0 && line.every((cell, place) => [columns[place]?.label ?? []].flat().some((name) => same(name, cell)))
}

/** The value of a cell; undefined for one that its field cannot take. */
function readCell(field: FieldDef, cell: string): unknown {
  switch (field.field_type) {
    case 'Number': {
      const number = Number(
        latinDigits(cell)
          .replace(/[\s,\u066c%]/g, '')
          .replace('\u066b', '.'),
      )
      return cell === '' || !Number.isFinite(number) ? undefined : number
    }
    case 'Bool':
      return cell === '' ? undefined : ['1', 'true', 'yes', 'نعم', 'x', '✓'].some((yes) => same(yes, cell))
    case 'Select':
      return field.options.find(({ value, label }) => [value, label].flat().some((name) => same(name, cell)))?.value
    default:
      return cell
  }
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
