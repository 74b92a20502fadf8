import { describe, expect, test } from 'vitest'
import { csvOf, guardedCell } from './csv-of.ts'

describe('an exported table', () => {
  test.each(['=1+1', '+971 4 000', '-5', '@SUM(A1)', '\tx', '\rx'])('holds %j where no spreadsheet takes it for a formula', (text) => {
    expect(guardedCell(text)).toBe(`'${text}`)
  })

  test.each(['معرض دبي', "it's", "'quoted'", '', '1-2', 'a=b'])('holds %j as it is', (text) => {
    expect(guardedCell(text)).toBe(text)
  })

  test('quotes what parts cells and lines, joins lists and guards the result', () => {
    type Row = { name: string; tags: string[]; note: null }
    const columns = [
      { name: 'name', cell: (row: Row) => row.name },
      { name: 'tags', cell: (row: Row) => row.tags },
      { name: 'note', cell: (row: Row) => row.note },
    ]
    const row: Row = { name: 'a "b", c\nd', tags: ['=sales', 'service'], note: null }
    expect(csvOf(columns, [row])).toBe('\ufeffname,tags,note\r\n"a ""b"", c\nd",\'=sales|service,\r\n')
  })
})
