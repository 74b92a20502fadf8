import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that expects an error replaces the spy's implementation and clears it; anything left over fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error').toEqual([])
})
