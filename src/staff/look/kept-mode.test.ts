// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $mode, followMode, keepMode, keptMode } from './kept-mode.ts'

let isDark = false
let tellSystem: () => void = () => undefined
let stop: () => void = () => undefined

beforeEach(() => {
  localStorage.clear()
  isDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark
    },
    addEventListener: (_name: string, listener: () => void) => (tellSystem = listener),
    removeEventListener: () => (tellSystem = () => undefined),
  }))
  stop = followMode()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('it is light or dark as the system has it, and follows it, until somebody chooses', () => {
  expect([keptMode(), $mode.get()]).toEqual([undefined, 'light'])
  isDark = true
  tellSystem()
  expect($mode.get()).toBe('dark')
  keepMode('light')
  tellSystem()
  expect([keptMode(), $mode.get()]).toEqual(['light', 'light'])
})

test('what is chosen in another tab is followed, and anything else that stands there counts for nothing', () => {
  localStorage.setItem('maarad.staff.look', 'dark')
  dispatchEvent(new Event('storage'))
  expect($mode.get()).toBe('dark')
  localStorage.setItem('maarad.staff.look', 'purple')
  dispatchEvent(new Event('storage'))
  expect([keptMode(), $mode.get()]).toEqual([undefined, 'light'])
})

test('without storage it holds for the visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keepMode('dark')
  expect([$mode.get(), keptMode()]).toEqual(['dark', undefined])
  vi.restoreAllMocks()
})
