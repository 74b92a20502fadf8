import { expect, test } from 'vitest'
import { auditActionNames } from './audit-action.ts'

test('every entry of the audit log has a name in Arabic and in English', () => {
  expect(auditActionNames.size).toBeGreaterThan(50)
  for (const [action, [english, arabic]] of auditActionNames) {
    expect(action).toMatch(/^[a-z_]+\.[a-z_]+$/)
    expect(english).toMatch(/^[A-Z][\w -]+$/)
    expect(arabic).toMatch(/^[\p{Script=Arabic}\p{M}\s]+$/u)
  }
})
