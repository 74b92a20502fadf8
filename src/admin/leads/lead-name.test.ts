import { expect, test } from 'vitest'
import { leadName } from './lead-name.ts'

test.each([
  [{ attributes: { first_name: 'سارة', last_name: ' العلي ' } }, 'سارة العلي'],
  [{ attributes: { name: 'سارة' }, email: 'sara@example.com' }, 'سارة'],
  [{ attributes: { name: ' ' }, email: '', phone: '+971501234567' }, '+971501234567'],
  [{ attributes: {}, email: 'sara@example.com', phone: '+971501234567' }, 'sara@example.com'],
  [{}, ''],
])('the person behind %o is called %s', (record, name) => {
  expect(leadName(record)).toBe(name)
})
