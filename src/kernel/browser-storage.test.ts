import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[A-359][C-340] without a storage it throws in the words to the letter', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => browserStorage()).toThrow(new Error('There is no localStorage'))
})

test('[A-359][C-340] a storage that the visitor blocked counts as none', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked })
  try {
    expect(() => browserStorage()).toThrow('There is no localStorage')
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
})

test('[A-359][C-340] otherwise it is the browser’s own', () => {
  const storage = { getItem: () => 'kept' }
  vi.stubGlobal('localStorage', storage)
  expect(browserStorage()).toBe(storage)
})
