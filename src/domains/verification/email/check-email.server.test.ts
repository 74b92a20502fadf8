import { afterEach, expect, test, vi } from 'vitest'
import { aReceiver, type Answering } from '#tests/support/services/a-receiver.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { checkEmail } from './check-email.server.ts'

const log = recordingLog()
const service = await aReceiver()
const verify = (email: unknown, key: string | undefined = 'key', url = service.url) => checkEmail({ network: 'private', log }, email, { url, key })
const answering =
  (status: number, body: string): Answering =>
  (_, response) =>
    void response.writeHead(status).end(body)

afterEach(() => {
  vi.useRealTimers()
  service.received.length = 0
})

test.each([
  ['valid', true],
  ['accept_all', true],
  ['invalid', false],
  ['disposable', false],
  ['unknown', false],
  ['', false],
])('[C-152] status %j means that valid is %s', async (status, valid) => {
  service.answer = answering(200, JSON.stringify({ data: { status, score: 90 } }))
  expect(await verify('a@b.co')).toEqual({ valid, status })
})

test('[C-153] without a key it throws and sends nothing', async () => {
  await expect(checkEmail({ network: 'private', log }, 'a@b.c', { url: service.url, key: undefined })).rejects.toThrow(/^API key is required$/)
  await expect(verify('a@b.c', '')).rejects.toThrow(/^API key is required$/)
  expect(service.received).toEqual([])
})

test.each([42, undefined, null, {}, '', '  '])('[C-154][C-155] for %j it throws and sends nothing', async (email) => {
  await expect(verify(email)).rejects.toThrow(/^Valid email address is required$/)
  expect(service.received).toEqual([])
})

test('[C-273][C-274] after five seconds, not before, an address counts as valid', async () => {
  const asked = Promise.withResolvers<void>()
  service.answer = () => asked.resolve()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let result: unknown
  const checking = verify('a@b.co').then((given) => {
    result = given
  })
  await asked.promise
  vi.advanceTimersByTime(4999)
  expect(service.received[0]).toMatchObject({ method: 'POST', body: '{"email":"a@b.co"}' })
  expect(result).toBeUndefined()
  vi.advanceTimersByTime(1)
  await checking
  expect(result).toEqual({ valid: true, error_code: 'TIMEOUT' })
})

test.each([
  ['500', answering(500, '{"data":{"status":"invalid"}}')],
  ['broken JSON', answering(200, '{"data":')],
  ['no status', answering(200, '{"data":{}}')],
  ['a cut connection', ((_, response) => void response.socket?.destroy()) satisfies Answering],
])('[C-156][C-275] %s counts as valid', async (_, answer) => {
  service.answer = answer
  expect(await verify('sara@example.com')).toEqual({ valid: true, error_code: 'VALIDATION_ERROR' })
  expect(log.messages.join()).not.toContain('sara')
})

test('[C-156] a service that cannot be reached, or must not be, counts as valid', async () => {
  expect(await verify('a@b.co', 'key', 'http://127.0.0.1:9')).toEqual({ valid: true, error_code: 'VALIDATION_ERROR' })
  expect(await checkEmail({ network: 'public', log }, 'a@b.co', { url: service.url, key: 'key' })).toEqual({ valid: true, error_code: 'VALIDATION_ERROR' })
  expect(service.received).toEqual([])
})
