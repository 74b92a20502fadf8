import { describe, expect, test } from 'vitest'
import { guardedCell } from '#kernel/values/formula-guard.ts'
import { csvOf } from './csv-of.ts'

describe('an exported table', () => {
  test.each(['=1+1', '+971 4 000', '-5', '@SUM(A1)', '\tx', '\rx'])('writes %j so that no spreadsheet evaluates it as a formula', (text) => {
    expect(guardedCell(text)).toBe(`'${text}`)
  })

  test.each(['معرض دبي', "it's", "'quoted'", '', '1-2', 'a=b'])('writes %j unchanged', (text) => {
    expect(guardedCell(text)).toBe(text)
  })

  test('quotes separators and line breaks, joins lists and guards against formulas', () => {
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
