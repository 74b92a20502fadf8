import { expect, test } from 'vitest'
import { BYTE_ORDER_MARK, csvRow } from './csv-rows.ts'

test('[C-240] a row has its cells in quotes and ends with a line end of the format; the mark tells spreadsheets that it is UTF-8', () => {
  expect(csvRow(['سارة', 'a "b"', '', 'x,y'])).toBe('"سارة","a ""b""","","x,y"\r\n')
  expect(BYTE_ORDER_MARK).toBe('\ufeff')
})

test.each(['=1+1', '+971', '-1', '@SUM(A1)', ' \u00a0=1', '\n=1', '\tx', '\rx', '＝1+1'])(
  'what a spreadsheet would take for a formula stays text: %j',
  (text) => {
    expect(csvRow([text])).toBe(`"'${text}"\r\n`)
  },
)

test.each(['a=1', '1-2', 'x@example.com', ' x', 'x\ty'])('other text is not changed: %j', (text) => {
  expect(csvRow([text])).toBe(`"${text}"\r\n`)
})
