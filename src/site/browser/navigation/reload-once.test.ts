// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
})

test('[A-071][C-139] the page is loaded again once, and again only when 60 seconds have passed', () => {
  const start = 1_000_000
  expect(reloadOnce(start)).toBe(true)
  expect(reloadOnce(start + 59_999)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(start + 60_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('[A-071][C-139] where nothing can be remembered the page is not loaded again at all', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(reloadOnce(1_000_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('[A-238] without a network the page that is there stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadOnce(1_000_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
