import { vi } from 'vitest'

/** How long a test waits for what comes by itself. On a machine with much else to do a second, the usual limit, is often too short; what comes sooner is taken at once. */
const PATIENCE_MS = 20_000

if (typeof document === 'object') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}

const { waitFor, waitUntil } = vi
const patient = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
