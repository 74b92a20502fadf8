import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countFetch } from './fetch-count.ts'
import { $fetches } from './page-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('[A-379] a request of 10 ms counts for 200 ms, and its answer does not wait for that', async () => {
  const answer = countFetch(new Promise((resolve) => setTimeout(resolve, 10, 'answer')))
  expect($fetches.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(10)
  await expect(answer).resolves.toBe('answer')
  await vi.advanceTimersByTimeAsync(189)
  expect($fetches.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect($fetches.get()).toBe(0)
})

test('[A-239] requests are counted one by one, failed ones too', async () => {
  const fails = countFetch(Promise.reject(new Error('no')))
  const slow = countFetch(new Promise((resolve) => setTimeout(resolve, 1000)))
  expect($fetches.get()).toBe(2)
  await expect(fails).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(200)
  expect($fetches.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(800)
  await slow
  expect($fetches.get()).toBe(0)
})
