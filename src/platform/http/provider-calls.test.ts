import { beforeEach, expect, test } from 'vitest'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { openDownload } from './open-download.server.ts'
import { probeAddress } from './probe-address.server.ts'
import { callsOf } from '#tests/support/reading/calls-of.ts'
import { sendRequest } from './send-request.server.ts'

const provider = await aReceiver()
const next = await aReceiver()
const host = (url: string) => new URL(url).host
const ask = () => sendRequest(provider.url, { network: 'private', timeoutMs: 300 })

let before = new Map<string, number>()
beforeEach(() => {
  before = callsOf(host(provider.url))
  next.received.length = 0
})
/** How calls of the first service ended in this test. */
const newOutcomes = () =>
  [...callsOf(host(provider.url))].map(([outcome, count]) => [outcome, count - (before.get(outcome) ?? 0)]).filter(([, count]) => count !== 0)

test.each([
  [200, 'answered'],
  [404, 'refused'],
  [429, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
])('a call that is answered with %i has %s', async (status, outcome) => {
  provider.answer = (_, response) => void response.writeHead(status).end('x')
  await ask()
  expect(newOutcomes()).toEqual([[outcome, 1]])
})

test('a service that answers nothing, or stops in the middle of its answer, is unreachable', async () => {
  provider.answer = (_, response) => void response.destroy()
  await expect(ask()).rejects.toThrow('did not answer')
  provider.answer = (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy())
  await expect(ask()).rejects.toThrow('stopped half way')
  provider.answer = (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('x')
  await expect(ask()).rejects.toThrow('stopped half way')
  expect(newOutcomes()).toEqual([['unreachable', 3]])
})

test('who sends on has answered, and where it sends is a call of its own', async () => {
  const there = callsOf(host(next.url))
  provider.answer = (_, response) => void response.writeHead(302, { location: next.url }).end()
  await ask()
  expect(newOutcomes()).toEqual([['answered', 1]])
  expect([...callsOf(host(next.url))]).toEqual([['answered', (there.get('answered') ?? 0) + 1]])
})

test('a download and a look at an address are calls, also where nobody reads the body', async () => {
  provider.answer = (_, response) => void response.writeHead(500).end()
  await expect(openDownload(provider.url, { network: 'private', mostBytes: 9 })).rejects.toThrow('500')
  provider.answer = (_, response) => void response.writeHead(200).end('x')
  expect((await probeAddress(provider.url, { network: 'private', timeoutMs: 300 })).state).toBe('ok')
  const { bytes } = await openDownload(provider.url, { network: 'private', mostBytes: 9 })
  await Array.fromAsync(bytes)
  expect(Object.fromEntries(newOutcomes())).toEqual({ failed: 1, answered: 2 })
})
