// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPresence } from './presence.ts'

const heard = vi.fn()
const left = vi.fn()
const told: string[] = []
const tell = async (part: string) => {
  told.push(part)
  return { others: [{ tab: 'b', name: 'عمر', part: 'f1' }], hear: heard }
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  told.length = 0
})
afterEach(() => vi.useRealTimers())

test('a document that is open is told of at once and every ten seconds, with the part that is edited, and hears of others', async () => {
  const presence = startPresence({ tell, leave: left })
  await passes(0)
  expect([told, presence.$others.get().map(({ name }) => name), heard.mock.calls.length]).toEqual([[''], ['عمر'], 1])
  await passes(10_000)
  expect(told).toEqual(['', ''])
  presence.show('f2')
  presence.show('f3')
  await passes(2000)
  expect(told).toEqual(['', '', 'f3'])
  presence.leave()
  await passes(60_000)
  expect([told.length, left.mock.calls.length]).toEqual([3, 1])
})

test('a tab that the browser closes says so, and one that it shows again is there again', async () => {
  const presence = startPresence({ tell, leave: left })
  await passes(0)
  dispatchEvent(new Event('pagehide'))
  expect(left).toHaveBeenCalledTimes(1)
  // The first sight of a page is no return to it.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await passes(0)
  expect(told).toEqual([''])
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await passes(0)
  expect(told).toEqual(['', ''])
  presence.leave()
  dispatchEvent(new Event('pagehide'))
  expect(left).toHaveBeenCalledTimes(2)
})

test('what arrives after a document was left is not heard', async () => {
  startPresence({ tell, leave: left }).leave()
  await passes(0)
  expect(heard).not.toHaveBeenCalled()
})
