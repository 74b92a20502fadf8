import { expect, test } from 'vitest'
import { countActions } from './import-report.ts'

test('a report counts what becomes of each record, and names what does not occur', () => {
  const rows = (['create', 'invalid', 'create'] as const).map((action, index) => ({ line: index + 2, action, key: String(index) }))
  expect(countActions(rows)).toEqual({ rows, counts: { create: 2, update: 0, unchanged: 0, invalid: 1 } })
})
