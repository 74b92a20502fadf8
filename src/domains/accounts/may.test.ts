import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionGroups, actionNames, may } from './may.ts'

const admin = { id: 'user:1', name: 'مدير', role: 'admin' } as const

test('every action of every domain is known, and no two domains declare one subject', () => {
  const declared = readdirSync('src/domains')
    .map((domain) => `src/domains/${domain}/permissions.ts`)
    .flatMap((path) => {
      try {
        return [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, subject]) => subject)
      } catch {
        return []
      }
    })
  expect(declared.length).toBeGreaterThan(8)
  expect(new Set(declared).size).toBe(declared.length)
  expect([...new Set(actionNames.map((name) => name.split('.')[0]))].sort()).toEqual(declared.sort())
})

test('every action and every subject says in Arabic and in English what it is', () => {
  for (const { label, actions } of actionGroups) {
    for (const [english, arabic] of [label, ...actions.map((action) => action.label)]) {
      expect(english).toMatch(/^[A-Z][\w ,]+$/)
      expect(arabic).toMatch(/^[\p{Script=Arabic}\p{M}\s]+$/u)
    }
  }
})

test('[A-269] an action that no domain declares is open to nobody', () => {
  expect(may(admin, 'pages.read')).toBe(true)
  expect(may(admin, 'pages.burn' as 'pages.read')).toBe(false)
  expect(may(admin, 'constructor' as 'pages.read')).toBe(false)
})
