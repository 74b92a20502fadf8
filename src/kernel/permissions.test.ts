import { expect, test } from 'vitest'
import { allows } from './permissions.ts'
import type { StaffRole } from './staff.ts'

const staffRoles: readonly StaffRole[] = ['retailer', 'editor', 'sales', 'finance', 'admin']

test('[A-269] a rule with a least role lets that role and greater ones act', () => {
  expect(staffRoles.map((role) => allows({ least: 'editor' }, role))).toEqual([false, true, false, false, true])
  expect(staffRoles.map((role) => allows({ least: 'admin' }, role))).toEqual([false, false, false, false, true])
})

test('[A-269] a rule that names its roles lets no other role act, not even a greater one', () => {
  expect(staffRoles.map((role) => allows({ only: ['retailer', 'admin'] }, role))).toEqual([true, false, false, false, true])
  expect(staffRoles.map((role) => allows({ only: [] }, role))).toEqual([false, false, false, false, false])
})
