import { expect, test } from 'vitest'
import type { Rows } from '../field-types.ts'
import { pasteTable, readPastedTable } from './pasted-table.ts'

const template: Rows = {
  fields: [
    { symbol: 'label', label: ['Name', 'البند'], field_type: 'String' },
    { symbol: 'price', label: ['Price', 'السعر'], field_type: 'Number' },
    { symbol: 'type', label: ['Kind', 'النوع'], field_type: 'Select', options: [{ value: 'ev', label: ['Electric', 'كهربائي'] }] },
  ],
  fresh: { label: '', price: 0 },
  max: 4,
}
const paste = (text: string, value: unknown = [], row = 0, column = 0) => pasteTable(value, template, { cells: readPastedTable(text), row, column })

test('a table is read as spreadsheets copy it: quotes around cells with lines, tabs and quotes', () => {
  expect(readPastedTable('القوة\t400 حصان\r\n"سطر\nثانٍ"\t"قال ""نعم"""\r\n')).toEqual([
    ['القوة', '400 حصان'],
    ['سطر\nثانٍ', 'قال "نعم"'],
  ])
})

test('cells fill rows and columns from one cell on; rows are added up to the most, and what does not fit is counted', () => {
  expect(paste('أ\t1\nب\t2')).toEqual({
    value: [
      { label: 'أ', price: 1 },
      { label: 'ب', price: 2 },
    ],
    rows: 2,
    dropped: 0,
  })
  expect(paste('7\n8', [{ label: 'أ', note: 'stays' }], 0, 1).value).toEqual([
    { label: 'أ', note: 'stays', price: 7 },
    { label: '', price: 8 },
  ])
  expect(paste('1\n2\n3\n4\n5')).toMatchObject({ rows: 4, dropped: 1 })
  expect(paste('أ\t1\tev\textra')).toMatchObject({ dropped: 1 })
})

test('numbers are read with Arabic digits and separators, choices by what they are called; what fits no cell keeps the cell as it was', () => {
  expect(paste('أ\t١٬٢٥٠٫٥\tكهربائي')).toEqual({ value: [{ label: 'أ', price: 1250.5, type: 'ev' }], rows: 1, dropped: 0 })
  expect(paste('أ\t1,250\tElectric').value).toEqual([{ label: 'أ', price: 1250, type: 'ev' }])
  expect(paste('أ\tعند الطلب\tديزل')).toEqual({ value: [{ label: 'أ', price: 0 }], rows: 1, dropped: 2 })
})

test('a first line with the names of the columns is no row', () => {
  expect(paste('البند\tالسعر\nأ\t3').value).toEqual([{ label: 'أ', price: 3 }])
  expect(paste('Name\tPrice\nأ\t3').value).toEqual([{ label: 'أ', price: 3 }])
})

test('rows that may not be added are filled and stay as many as they are', () => {
  const fixed = { ...template, fixed: true } as const
  expect(pasteTable([{ label: 'x' }], fixed, { cells: [['أ'], ['ب']], row: 0, column: 0 })).toEqual({ value: [{ label: 'أ' }], rows: 1, dropped: 1 })
})
