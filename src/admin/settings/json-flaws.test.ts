import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonFlaws } from './json-flaws.ts'

const Logo = z.object({ matchingPath: z.string().min(1), homepage: z.string(), kind: z.enum(['a', 'b']).optional() })
const schema = z.toJSONSchema(z.array(Logo).max(2).nullable(), { io: 'input' }) as Record<string, unknown>
const flaws = (value: unknown) => jsonFlaws(schema, value).map(({ path, code }) => `${path} ${code}`)

test('what fits has no flaws', () => {
  expect(flaws(null)).toEqual([])
  expect(flaws([{ matchingPath: '/x*', homepage: '/', kind: 'a' }])).toEqual([])
})

test.each([
  [[{ matchingPath: '/x*' }], '[0].homepage required'],
  [[{ matchingPath: 5, homepage: '/' }], '[0].matchingPath type'],
  [[{ matchingPath: '', homepage: '/' }], '[0].matchingPath too_few'],
  [[{ matchingPath: '/', homepage: '/', kind: 'c' }], '[0].kind option'],
  ['text', ' no_fit'],
  [{ matchingPath: '/x*', homepage: '/' }, ' no_fit'],
])('%j is reported at the path of the error', (value, flaw) => {
  expect(flaws(value)).toEqual([flaw])
})

test('lists that are too long are reported', () => {
  const logo = { matchingPath: '/', homepage: '/' }
  expect(flaws([logo, logo, logo])).toEqual([' too_many'])
})
