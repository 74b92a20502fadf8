// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendTo } from './error-reporter.ts'

type Entry = { occurredOn: string; details: { error: { className: string; message: string; stackTrace: object[] }; request: { url: string }; client: object } }
const sent: { url: string; entry: Entry }[] = []
let isOnline = true

beforeEach(() => {
  sent.length = 0
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!isOnline) throw new TypeError('no network')
    sent.push({ url, entry: JSON.parse(body) as Entry })
    return new Response(null, { status: 202 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const report = (message: string, stack?: string) => ({ name: 'TypeError', message, stack })

test('[A-367][C-342] an error goes to Raygun as its API of entries takes it, with the stack of either form as frames', () => {
  sendTo('a key')(
    report(
      'x is not a function',
      'TypeError: x\n    at draw (https://s.test/a.js?v=1:10:7)\n    at https://s.test/b.js:2:3\nrun@https://s.test/c.js:4:5\nnonsense',
    ),
  )
  expect(sent[0]?.url).toBe('https://api.raygun.com/entries?apikey=a%20key')
  const { occurredOn, details } = sent[0]?.entry ?? ({} as Entry)
  expect(Date.parse(occurredOn)).not.toBeNaN()
  expect(details).toEqual({
    error: {
      className: 'TypeError',
      message: 'x is not a function',
      stackTrace: [
        { methodName: 'draw', fileName: 'https://s.test/a.js?…', lineNumber: 10, columnNumber: 7 },
        { methodName: '', fileName: 'https://s.test/b.js', lineNumber: 2, columnNumber: 3 },
        { methodName: 'run', fileName: 'https://s.test/c.js', lineNumber: 4, columnNumber: 5 },
      ],
    },
    request: { url: 'http://localhost:3000/' },
    client: { name: 'maarad', version: '1' },
  })
})

test('[A-369] what names a person stays here: queries, mail addresses, phone numbers, numbers of orders', () => {
  history.replaceState(null, '', '/ar/showroom-order-online/confirmation/MA-2605-77?token=secret#x')
  sendTo('key')(
    report('no answer from /api?email=a@b.ae for laila@example.com, +971 50 123 4567, line 12', 'E\n    at f (https://s.test/confirmation/MA-1:1:2)'),
  )
  const text = JSON.stringify(sent[0])
  expect(text).not.toMatch(/laila|example\.com|secret|123 4567|a@b|MA-/)
  expect(sent[0]?.entry.details.error.message).toContain('line 12')
  expect(sent[0]?.entry.details.request.url).toContain('/ar/showroom-order-online/confirmation/')
})

test('the same error is reported once, and twenty of a page at most', () => {
  const send = sendTo('key')
  for (let count = 0; count < 3; count++) send(report('again', 'E\n    at f (https://s.test/a.js:1:2)'))
  expect(sent).toHaveLength(1)
  for (let count = 0; count < 40; count++) send(report(`error ${count}`))
  expect(sent).toHaveLength(20)
  send(report('x'.repeat(900)))
  expect(sent).toHaveLength(20)
})

test('[A-368][C-342] without a connection reports wait for it, also one whose sending was cut off', async () => {
  const send = sendTo('key')
  isOnline = false
  send(report('first'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  send(report('second'))
  await vi.waitFor(() => expect(sent).toEqual([]))
  await Promise.resolve()
  isOnline = true
  dispatchEvent(new Event('online'))
  expect(sent.map(({ entry }) => entry.details.error.message)).toEqual(['first', 'second'])
  dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
})
