// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWithoutCookies } from './send-without-cookies.ts'

const fetchStub = vi.fn(async (_address: string, _init: RequestInit) => new Response())
const beacon = vi.fn(() => true)

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a message names nobody and outlives the page', async () => {
  vi.stubGlobal('Request', class extends Request {})
  sendWithoutCookies('/api/x', { a: 1 })
  expect(fetchStub.mock.calls).toEqual([['/api/x', { method: 'POST', body: expect.any(Blob), keepalive: true, credentials: 'omit' }]])
  const body = fetchStub.mock.calls[0]?.[1].body
  expect([body instanceof Blob && body.type, body instanceof Blob && (await body.text()), beacon.mock.calls]).toEqual(['application/json', '{"a":1}', []])
})

test('a browser whose requests end with the page sends a beacon', () => {
  vi.stubGlobal('Request', class {})
  sendWithoutCookies('/api/x', { a: 1 })
  expect([fetchStub.mock.calls.length, beacon.mock.calls]).toEqual([0, [['/api/x', expect.any(Blob)]]])
})

test('what does not arrive is nobody’s error', async () => {
  fetchStub.mockRejectedValueOnce(new Error('offline'))
  sendWithoutCookies('/api/x', {})
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalled())
})
