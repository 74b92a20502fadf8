import { expect, test } from 'vitest'
import type { RowField } from '../field-types.ts'
import { digestOf } from './row-title.ts'

const numberField = (symbol: string): RowField => ({ symbol, label: [symbol, symbol], field_type: 'Number' })
const textField = (symbol: string): RowField => ({ symbol, label: [symbol, symbol], field_type: 'String', max: 60 })

test('a collapsed row shows its numbers where it is hardly anything else', () => {
  const entry = { label: 'نعم', one: 2, two: 3 }
  expect(digestOf(entry, [textField('label'), numberField('one'), numberField('two')])).toBe('2 · 3')
  expect(digestOf(entry, [textField('label'), textField('code'), textField('zone'), numberField('one')])).toBe('')
})
