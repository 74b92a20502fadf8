// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { reportSpeed } from './report-speed.ts'

type Follow = (heard: (metric: { name: string; value: number }) => void) => void
const vitals = vi.hoisted(() => ({ found: [] as [string, number][] }))
vi.mock('web-vitals', () => {
  const follow =
    (name: string): Follow =>
    (heard) => {
      for (const [of, value] of vitals.found) if (of === name) heard({ name, value })
    }
  return { onCLS: follow('CLS'), onFCP: follow('FCP'), onINP: follow('INP'), onLCP: follow('LCP'), onTTFB: follow('TTFB') }
})

afterEach(() => {
  vi.unstubAllGlobals()
  vitals.found = []
})

test('a visit is reported once, when the page is left, without what would name whoever is signed in', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('innerWidth', 740)
  vitals.found = [
    ['LCP', 1200.4],
    ['CLS', 0.012345],
  ]
  reportSpeed('plp')
  expect(fetched).not.toHaveBeenCalled()
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pagehide'))
  expect(fetched.mock.calls.map(([address, { credentials, keepalive }]) => [address, credentials, keepalive])).toEqual([['/api/speed_reports', 'omit', true]])
  const body = fetched.mock.calls[0]?.[1].body
  expect(body instanceof Blob && JSON.parse(await body.text())).toEqual({ page_type: 'plp', device: 'phone', values: { LCP: 1200, CLS: 0.0123 } })
})

test('nothing is reported of a visit of which nothing is known', () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  reportSpeed('plp')
  dispatchEvent(new Event('pagehide'))
  expect(fetched).not.toHaveBeenCalled()
})
