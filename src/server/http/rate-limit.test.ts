import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.server.ts'

test('a burst is allowed, then one request per interval', () => {
  const take = createRateLimit({ burst: 2, everyMs: 3000 })
  expect([take('a', 0), take('a', 0), take('a', 0)]).toEqual([0, 0, 3])
  expect([take('a', 2000), take('a', 3000), take('a', 3000)]).toEqual([1, 0, 3])
})

test('each address has its own allowance, and setting the clock back locks nobody out', () => {
  const take = createRateLimit({ burst: 1, everyMs: 1000 })
  expect([take('a', 10_000), take('b', 10_000), take('a', 0)]).toEqual([0, 0, 0])
})

test('no more addresses are remembered than the limit', () => {
  const take = createRateLimit({ burst: 1, everyMs: 1000, most: 2 })
  take('a', 0)
  take('b', 0)
  take('c', 0)
  expect([take('c', 0), take('a', 0)]).toEqual([1, 0])
})
