import { expect, test } from 'vitest'
import { isRowId, LARGEST_ID } from './row-id.ts'

test('ids of rows are whole numbers from 1 to what an integer of PostgreSQL holds', () => {
  for (const id of [1, LARGEST_ID]) expect(isRowId(id), String(id)).toBe(true)
  for (const id of [0, -1, 1.5, LARGEST_ID + 1, Number.NaN, Infinity, '1', null, undefined]) expect(isRowId(id), String(id)).toBe(false)
  expect(LARGEST_ID).toBe(2 ** 31 - 1)
})
