import { expect, test } from 'vitest'
import { leadName } from './lead-name.ts'

test.each([
  [{ name: 'سارة', email: 'sara@example.com' }, 'سارة'],
  [{ name: '', email: '', phone: '+971501234567' }, '+971501234567'],
  [{ name: '', email: 'sara@example.com', phone: '+971501234567' }, 'sara@example.com'],
  [{}, ''],
])('the person behind %o is called %s', (record, name) => {
  expect(leadName(record)).toBe(name)
})
