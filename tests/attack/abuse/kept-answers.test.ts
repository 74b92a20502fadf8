import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { calls } from '#server/api/calls.gen.server.ts'
import { createApp } from '#server/app.server.ts'
import { createHttpServer } from '#server/http/http-server.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
await createVehicle(services.staffCtx, aVehicle({ status: 'stock' }))
await apiCaller(services).post('/api/stock/listings', { key: 'new-cars', name: 'الكل', currency: 'AED' })
const server = createHttpServer(services, createApp(services).fetch)
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as { port: number }).port
})
afterAll(() => server.close())
/** The index of the stock hears of the listing. */
beforeAll(() => vi.waitFor(async () => expect((await ask('/public_api/listing/new-cars')).head).toContain('200 OK')))

const keptCalls = calls.filter(({ keptUntil }) => keptUntil)

/** The bytes that a server answers to a request as it stands, with its head. */
async function raw(lines: readonly string[]): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) text += chunk
  const end = text.indexOf('\r\n\r\n')
  return { head: text.slice(0, end), body: text.slice(end + 4) }
}
const ask = (path: string, more: readonly string[] = [], { method = 'GET', host = 'Host: site.test' } = {}) =>
  raw([`${method} ${path} HTTP/1.1`, host, ...more])
const bodyOf = async (path: string, more: readonly string[] = []) => (await ask(path, more)).body.replace(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/g, '')
const address = (path: string) => path.replaceAll(/\{\w+\}/g, 'new-cars')

test('a kept call is a GET for everybody that asks for nothing of whoever asks', () => {
  expect(keptCalls.length).toBeGreaterThan(0)
  const askedCalls = keptCalls.map(({ path, method, who, headers, body, ifMatch, allowance, etag, extraHeaders }) => [
    path,
    [method, who, headers, body, ifMatch, allowance, etag, extraHeaders],
  ])
  expect(askedCalls).toEqual(keptCalls.map(({ path }) => [path, ['get', 'anyone', ...Array(6).fill(undefined)]]))
})

test('whoever asks first, and however, everybody is given the same answer', async () => {
  const askers = [
    [`Authorization: Bearer ${TEST_TOKEN}`],
    ['Cookie: maarad_session=x; maarad_buyer=y'],
    ['Accept-Language: en', 'Accept: text/html'],
    ['Accept-Encoding: br, gzip'],
    ['If-None-Match: *', 'If-Modified-Since: Fri, 15 May 2037 08:00:00 GMT'],
    ['Range: bytes=0-3'],
    ['X-Forwarded-Host: evil.test', 'X-Forwarded-Proto: http'],
  ]
  for (const { path } of keptCalls) {
    for (const first of askers) {
      const here = address(path)
      // So that this asker makes the answer that is kept.
      services.answers.forget(['site', 'stock'])
      const firstBody = await bodyOf(here, first)
      const givenAnswer = await ask(here)
      expect(givenAnswer.head, here).toContain('200 OK')
      expect(JSON.parse(firstBody), `${here} ${first}`).toEqual(JSON.parse(givenAnswer.body))
      expect(givenAnswer.head.toLowerCase()).not.toMatch(/set-cookie|content-encoding|content-range|\bvary: cookie/)
      for (const other of askers) expect(JSON.parse(await bodyOf(here, other))).toEqual(JSON.parse(givenAnswer.body))
    }
  }
})

test('neither HEAD nor another method nor a forged host puts an answer where another belongs', async () => {
  for (const { path, query } of keptCalls) {
    const here = query ? `${address(path)}?items=7` : address(path)
    const head = await ask(here, [], { method: 'HEAD' })
    expect([head.head.includes('200 OK'), head.body]).toEqual([true, ''])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await ask(here, ['Content-Length: 0'], { method })).head).not.toContain('200 OK')
    const real = JSON.parse((await ask(here)).body)
    const forged = ['Host: a/public_api/listing/x?', 'Host: a@site.test', 'Host: site.test#', `Host: site.test${address(path)}`]
    for (const [number, host] of forged.entries())
      expect((await ask(`${here}${query ? '&' : '?'}page=${number + 1}`, [], { host })).head, host).toContain('400')
    for (const absolute of [`http://evil.test${here}`, `http://evil.test/public_api/listing/other/..${here.slice('/public_api/listing'.length)}`])
      await ask(absolute)
    expect(JSON.parse((await ask(here)).body)).toEqual(real)
  }
})
