import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every test that the table of promises names exists', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`((?:tests|src|scripts)\/[^`]+)`/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
