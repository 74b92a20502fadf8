import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressSet } from '#platform/http/address-set.ts'
import { remoteAddress } from './remote-address.server.ts'

const isTrusted = addressSet(['10.0.0.7', '10.1.0.0/16', 'fd00::/8'])
const app = new Hono().get('/', (c) => c.text(remoteAddress(c, isTrusted) ?? 'nobody'))

test.each([
  ['nobody in between', '203.0.113.9', undefined, '203.0.113.9'],
  ['a stranger who claims to be a proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy', '10.0.0.7', '198.51.100.1', '198.51.100.1'],
  ['a trusted proxy, as a socket for both families spells it', '::ffff:10.0.0.7', '::ffff:198.51.100.1', '198.51.100.1'],
  ['two trusted proxies', '10.0.0.7', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a visitor who wrote the beginning of the header', '10.0.0.7', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['a trusted proxy that says nothing', '10.0.0.7', undefined, '10.0.0.7'],
  ['a trusted proxy that says what is no address', 'fd00::1', 'unknown', 'fd00::1'],
])('the sender with %s', async (_name, remote, forwarded, sender) => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: remote } } })
  expect(await response.text()).toBe(sender)
})
