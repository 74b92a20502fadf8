import { expect, test } from 'vitest'
import { testsOfRequirements, topics } from '../../scripts/trace.ts'

const tests = testsOfRequirements()

test('[C-006] six groups of topics are delivered with tests: each is traced to files of tests, all but few of its requirements one by one', () => {
  expect(Object.keys(topics)).toHaveLength(6)
  for (const [topic, requirements] of Object.entries(topics)) {
    const proved = requirements.filter((id) => tests.has(id))
    expect(new Set(proved.flatMap((id) => tests.get(id))).size, topic).toBeGreaterThan(5)
    expect(proved.length / requirements.length, topic).toBeGreaterThan(0.8)
  }
})

test('a requirement stands in one group, and what names none is no proof', () => {
  const all = Object.values(topics).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(tests.get('C-006')).toEqual(['tests/house-style/trace.test.ts'])
  expect(tests.has('C-999')).toBe(false)
})
