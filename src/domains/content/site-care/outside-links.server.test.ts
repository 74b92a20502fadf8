import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListRequest } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Network } from '#platform/http/network.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { aText, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { lookOverSite } from './look-over-site.server.ts'
import { checkOutsideLinks } from './outside-links.server.ts'
import { listFindings } from './store-findings.server.ts'

const { ctxOf, aPage, database, time } = await testPages()
const all: ListRequest = { page: 1, perPage: 200, sort: 'title', order: 'asc', search: '', ids: null, filters: {} }
const askedHosts: string[] = []
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/well': (_, response) => response.end('x'),
  '/moved': (_, response) => response.writeHead(301, { location: '/well' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/missing': (_, response) => response.writeHead(404).end(),
  '/robots': (_, response) => response.writeHead(403).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/slow': () => undefined,
  '/hangs-up': (request) => request.socket.destroy(),
  // Answers HEAD with a lie, as many sites do.
  '/lies': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/endless': ({ method }, response) => {
    response.writeHead(200)
    if (method === 'GET') response.write('x'.repeat(100_000))
    else response.end()
  },
}
const other = createServer((request, response) => {
  askedHosts.push(`${request.method} ${request.url}`)
  answers[request.url ?? '']?.(request, response)
})
await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
afterAll(() => {
  other.closeAllConnections()
  other.close()
})

const ctx: Ctx = { ...ctxOf('ليلى'), network: 'private' }
const look = () => lookOverSite(ctx, { catalogue, storage: {} as Storage, origin: 'https://maarad.example', links: [], images: new Set() })
const check = (network: Network = 'private') => checkOutsideLinks({ ...ctx, network }, { pauseMs: 0, timeoutMs: 400 })
const button = (target: string) => ({ id: target, label: 'اطلب', target })
const aLinking = (...targets: string[]) => aPage({ meta_description: 'وصف', blocks: [aText('b', { buttons: targets.map(button) })] })
const findings = async () =>
  unwrap(await listFindings(ctx, all, { isLeft: false })).rows.map(({ kind, target, details }) => [kind, target.replace(origin, ''), details.status])

beforeEach(async () => {
  askedHosts.length = 0
  await database.db.execute(sql`truncate page, care_finding, care_run, outside_link restart identity cascade`)
})

describe('links to other sites', () => {
  test.each([
    ['/well', null],
    ['/moved', null],
    ['/lies', null],
    ['/no-head', null],
    ['/endless', null],
    ['/gone', ['dead_outside', 410]],
    ['/missing', ['dead_outside', 404]],
    ['/round', ['dead_outside', undefined]],
    ['/robots', ['unknown_outside', 403]],
    ['/broken', ['unknown_outside', 500]],
    ['/slow', ['unknown_outside', undefined]],
    ['/hangs-up', ['unknown_outside', undefined]],
  ])('to %s are told as they are', async (path, expectedStatus) => {
    await aLinking(`${origin}${path}#part`)
    await look()
    expect([await findings(), askedHosts]).toEqual([[], []])
    expect(await check()).toBe(expectedStatus !== null)
    await look()
    expect(await findings()).toEqual(expectedStatus ? [[expectedStatus[0], path, expectedStatus[1]]] : [])
    expect(askedHosts[0]).toBe(`HEAD ${path}`)
  })

  test('to private addresses are never asked, nor what leads there', async () => {
    await aLinking(`${origin}/well`, 'https://127.0.0.1/x', 'https://192.168.1.1/x', 'http://elsewhere.example/x')
    await look()
    await check('public')
    await look()
    expect(askedHosts).toEqual([])
    expect((await findings()).map(([kind]) => kind)).toEqual(Array.from({ length: 4 }, () => 'unknown_outside'))
  })

  test('are asked five of a host at a time, and again only after days; what was taken from the site is forgotten, and what is well again vanishes', async () => {
    const { id } = await aLinking(...[1, 2, 3, 4, 5, 6, 7].map((number) => `${origin}/gone?${number}`))
    answers['/gone?1'] = (_, response) => response.writeHead(410).end()
    for (const number of [2, 3, 4, 5, 6, 7]) answers[`/gone?${number}`] = (_, response) => void response.end()
    await look()
    await check()
    expect(new Set(askedHosts).size).toBeGreaterThanOrEqual(5)
    expect(new Set(askedHosts.map((line) => line.split(' ')[1])).size).toBe(5)
    await check()
    expect(new Set(askedHosts.map((line) => line.split(' ')[1])).size).toBe(7)
    const before = askedHosts.length
    await check()
    expect(askedHosts.length).toBe(before)
    await look()
    expect(await findings()).toEqual([['dead_outside', '/gone?1', 410]])
    answers['/gone?1'] = (_, response) => void response.end()
    const then = time.now
    time.now = new Date(then.getTime() + 86_400_000)
    expect(await check()).toBe(true)
    time.now = then
    await look()
    expect(await findings()).toEqual([])
    await database.db.execute(sql`update page set blocks = '[]' where id = ${id}`)
    await look()
    expect((await database.db.execute(sql`select 1 from outside_link`)).rows).toEqual([])
  })
})
