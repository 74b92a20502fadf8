import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { fetchJson, fetchText, guardedFetch } from './fetch-text.server.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What the neighbour answers, one entry a request; the last one from then on. */
let script: Answer[] = []
let requestCount = 0

const neighbour = createServer((request, response) => {
  const answer = script[Math.min(requestCount, script.length - 1)]
  requestCount += 1
  answer?.(request, response)
})
await new Promise<void>((ready) => neighbour.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}/feed`
const host = new URL(url).host
const network = 'private'

afterAll(() => {
  neighbour.closeAllConnections()
  neighbour.close()
})

beforeEach(() => {
  requestCount = 0
})

const says =
  (status: number, body = ''): Answer =>
  (_request, response) => {
    response.writeHead(status).end(body)
  }
const saysNothing: Answer = () => undefined
const hangsUp: Answer = (request) => request.socket.destroy()

test('the text of an answer comes back, asked for with the given headers', async () => {
  script = [(request, response) => response.end(`أهلًا ${request.headers['x-key']}`)]
  expect(await fetchText(url, { network, headers: { 'x-key': '7' } })).toBe('أهلًا 7')
  expect(requestCount).toBe(1)
})

test.each([
  ['503', says(503)],
  ['a broken connection', hangsUp],
  ['silence', saysNothing],
])('%s is tried again', async (_name, trouble) => {
  script = [trouble, says(200, 'well')]
  expect(await fetchText(url, { network, timeoutMs: 300 })).toBe('well')
  expect(requestCount).toBe(2)
})

test.each([[404], [401], [422]])('a refusal of %i is not', async (status) => {
  script = [says(status)]
  await expect(fetchText(url, { network })).rejects.toMatchObject({ name: 'Fault', status, message: `${host} answered ${status}` })
  expect(requestCount).toBe(1)
})

test('the last failure is reported with its status', async () => {
  script = [says(500), says(503)]
  await expect(fetchText(url, { network })).rejects.toMatchObject({ status: 503 })
  expect(requestCount).toBe(2)
})

test('a service that never answers is a fault 502, after as many attempts as allowed', async () => {
  script = [saysNothing]
  await expect(fetchText(url, { network, timeoutMs: 60, attempts: 3 })).rejects.toMatchObject({ status: 502, message: `${host} did not answer` })
  expect(requestCount).toBe(3)
})

test.each([
  ['by what it announces', (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(200, { 'content-length': '201000000' }).write('x')],
  ['without saying so', (_request: IncomingMessage, response: ServerResponse) => void response.end('x'.repeat(1_000_001))],
])('more than a megabyte, %s, is refused at once', async (_name, answer) => {
  script = [answer]
  await expect(fetchText(url, { network })).rejects.toMatchObject({ status: 502, message: `${host} answered with too much` })
  expect(requestCount).toBe(1)
})

test('a private address is not asked, and neither is one that a redirect leads to', async () => {
  script = [says(200, 'inside')]
  await expect(fetchText(url, { network: 'public' })).rejects.toMatchObject({ status: 502, message: `http://${host} may not be asked` })
  expect(requestCount).toBe(0)
  script = [(_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()]
  await expect(fetchText(url, { network })).rejects.toMatchObject({ status: 502, message: 'http://10.0.0.1 may not be asked' })
})

test('the fetch of browsers, guarded: status and text as they are, no private address, no megabytes', async () => {
  script = [(request, response) => void response.writeHead(404).end(`no ${request.headers.accept}`)]
  const answer = await guardedFetch({ network })(url, { headers: { accept: 'text/x' } })
  expect([answer.status, await answer.text()]).toEqual([404, 'no text/x'])
  await expect(guardedFetch({ network: 'public' })(url)).rejects.toMatchObject({ code: 'refused_address' })
  script = [says(200, 'x'.repeat(1_000_001))]
  await expect(guardedFetch({ network })(url)).rejects.toMatchObject({ code: 'too_large' })
})

test('a body that stops half way is a fault as well', async () => {
  script = [(_request, response) => void response.writeHead(200, { 'content-length': '100' }).write('half')]
  await expect(fetchText(url, { network, timeoutMs: 100, attempts: 1 })).rejects.toBeInstanceOf(Fault)
})

test('JSON is read, and what is none is the service’s fault', async () => {
  script = [says(200, '{"a":[1]}'), says(200, '<html>')]
  expect(await fetchJson(url, { network })).toEqual({ a: [1] })
  await expect(fetchJson(url, { network })).rejects.toMatchObject({ status: 502, message: `${host} did not answer with JSON` })
})
