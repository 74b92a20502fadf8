import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { cacheControl } from './cached-answer.server.ts'
import { createHttpServer, drain, leave } from './http-server.server.ts'
import { readStaticFiles } from './static-files.server.ts'

const services = await testServices()
await createPage(
  services.staffCtx,
  PageDraft.parse({ path: 'offers', status: 'published', title: 'العروض', blocks: [aStoredBlock('quote', { quote: 'نص' })] }),
  catalogue,
)
// A page whose drawing began before a change was heard is not kept.
await services.heard()

const folder = mkdtempSync(join(tmpdir(), 'maarad-static-'))
mkdirSync(join(folder, 'assets'))
const script = 'console.log(1)\n'.repeat(100)
writeFileSync(join(folder, 'assets/start-1a2b.js'), script)
writeFileSync(join(folder, 'assets/start-1a2b.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'assets/secret.txt'), 'x')
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
writeFileSync(join(folder, 'turn.mp4'), film)
writeFileSync(join(folder, 'favicon.ico'), 'icon')
writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
const files = {
  build: readStaticFiles(folder),
  brand: readStaticFiles(folder),
  staff: new Map([['assets/start-3c4d.js', { bytes: Buffer.from('1'), brotli: undefined, type: 'text/javascript' }]]),
  joinedStylesheet: (name: string) => (name === 'known.css' ? 'a{}' : null),
}

/** Requests that reached the routes, rather than being answered from memory. */
const routed: string[] = []
const app = createApp({ ...services, files })
const server = createHttpServer(services, (incoming) => {
  routed.push(`${incoming.method} ${new URL(incoming.url).pathname}`)
  return app.fetch(incoming)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await drain(server, 100)
})

beforeEach(() => {
  services.cache.forget(['site'])
  routed.length = 0
})

type Ask = { method?: string; headers?: Record<string, string> }

/** A request as it goes over the wire: nothing is decoded and no header is added. */
async function ask(path: string, { method = 'GET', headers = {} }: Ask = {}) {
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string | undefined>, body: await buffer(response) })
    })
      .on('error', reject)
      .end()
  })
}

const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const gzip = { 'accept-encoding': 'gzip' }

describe('a page', () => {
  test('is drawn for the first visitor and lies ready in memory for the next', async () => {
    const first = await ask('/ar/offers', { headers: brotli })
    const second = await ask('/ar/offers', { headers: brotli })
    expect(routed).toEqual(['GET /ar/offers'])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(brotliDecompressSync(second.body).equals(brotliDecompressSync(first.body))).toBe(true)
    for (const name of [
      'content-type',
      'etag',
      'content-security-policy',
      'content-language',
      'cache-control',
      'vary',
      'x-content-type-options',
      'content-encoding',
    ]) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]])
      expect(second.headers[name]).toBeDefined()
    }
  })

  test('is the same text in brotli, gzip and plain', async () => {
    const plain = await ask('/ar/offers')
    for (const _time of ['drawn', 'from memory']) {
      const [small, middle, whole] = [await ask('/ar/offers', { headers: brotli }), await ask('/ar/offers', { headers: gzip }), await ask('/ar/offers')]
      expect([small, middle, whole].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
      expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
      expect(gunzipSync(middle.body).equals(plain.body)).toBe(true)
      expect(whole.body.equals(plain.body)).toBe(true)
      expect(
        [small, middle, whole].map(({ headers, body }) => headers['content-length'] === undefined || Number(headers['content-length']) === body.length),
      ).toEqual([true, true, true])
    }
    expect(plain.body.toString()).toContain('نص')
    expect(plain.headers.vary).toContain('Accept-Encoding')
  })

  test('that a browser has already is 304 without a body, from the routes as from memory', async () => {
    const { headers } = await ask('/ar/offers')
    services.cache.forget(['site'])
    for (const _time of ['drawn', 'from memory']) {
      const again = await ask('/ar/offers', { headers: { 'if-none-match': headers.etag ?? '' } })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    expect((await ask('/ar/offers', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('with tags lies ready in memory as well: its end is made for each answer, in each encoding, and nobody else may keep it', async () => {
    const setContainer = async (value: string) => {
      await services.set({ 'analytics.tag_manager_id': value })
    }
    await setContainer('GTM-KEPT123')
    const first = await ask('/ar/offers', { headers: gzip })
    await ask('/ar/offers', { headers: gzip })
    routed.length = 0
    const nonces = new Set<string>()
    for (const [headers, unpack] of [
      [brotli, brotliDecompressSync],
      [gzip, gunzipSync],
      [{}, (bytes: Buffer) => bytes],
    ] as const) {
      const answer = await ask('/ar/offers', { headers })
      const html = unpack(answer.body).toString()
      const nonce = /'nonce-([\w-]{22})' 'strict-dynamic'/.exec(answer.headers['content-security-policy'] ?? '')?.[1] ?? ''
      expect(html.endsWith(` nonce="${nonce}"></script>\n</body>\n</html>\n`)).toBe(true)
      expect(html).toContain('GTM-KEPT123')
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['private, no-cache', first.headers.etag])
      nonces.add(nonce)
    }
    // No plain text is kept.
    expect([nonces.size, routed]).toEqual([3, ['GET /ar/offers']])
    // What the browser has keeps the policy that it came with, whose nonce its page has.
    const unchanged = await ask('/ar/offers', { headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect([unchanged.status, unchanged.headers['content-security-policy'], unchanged.headers['cache-control']]).toEqual([304, undefined, 'private, no-cache'])
    await setContainer('')
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await ask('/ar/offers', { headers: brotli })
    const head = await ask('/ar/offers', { method: 'HEAD', headers: brotli })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(routed).toEqual(['GET /ar/offers'])
  })

  test('is asked for anew by browsers, kept for seconds between, and never longer than its schedule', async () => {
    expect((await ask('/ar/offers')).headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=60')
    const now = Date.now()
    expect(cacheControl(now + 30_000, now)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=20')
    const headerFor = (msLeft: number) => cacheControl(now + msLeft, now, true)
    expect(headerFor(Number.POSITIVE_INFINITY)).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=3600')
    expect([headerFor(630_000), headerFor(30_000)]).toEqual([
      'public, max-age=0, s-maxage=600, stale-while-revalidate=30, stale-if-error=30',
      'public, max-age=0, s-maxage=30',
    ])
    expect(cacheControl(now + 4000, now)).toBe('public, max-age=0, s-maxage=4')
    expect(cacheControl(now - 1, now)).toBe('public, max-age=0, s-maxage=0')
  })

  test.each<[string, Ask]>([
    ['a token', { headers: { authorization: `Bearer ${TEST_TOKEN}` } }],
    ['a wrong token', { headers: { authorization: 'Bearer x' } }],
    ['a session', { headers: { cookie: 'a=1; maarad_session=x' } }],
    ['another method', { method: 'POST' }],
  ])('goes past the memory for a request with %s', async (_name, how) => {
    await ask('/ar/offers')
    routed.length = 0
    await ask('/ar/offers', how)
    expect(routed).toHaveLength(1)
  })

  test('does not go past it for other cookies', async () => {
    await ask('/ar/offers', { headers: brotli })
    await ask('/ar/offers', { headers: { ...brotli, cookie: 'consent=1' } })
    expect(routed).toHaveLength(1)
  })

  test('is drawn once for everybody who asks at the same time', async () => {
    const drawing = vi.spyOn(services.cache, 'keep')
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/ar/offers')))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(drawing).toHaveBeenCalledTimes(1)
  })

  test('under an address with a query is the same page in memory', async () => {
    const [plain, tagged] = [await ask('/ar/offers', { headers: brotli }), await ask('/ar/offers?utm_source=x', { headers: brotli })]
    await ask('/ar/offers?utm_source=x', { headers: brotli })
    expect(tagged.headers.etag).toBe(plain.headers.etag)
    expect(routed).toHaveLength(2)
  })
})

describe('files', () => {
  test('of the build may be kept for ever, compressed where the browser takes it', async () => {
    const plain = await ask('/ar/assets/start-1a2b.js')
    expect([plain.status, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
      200,
      'text/javascript',
      'public, max-age=31536000, immutable',
    ])
    const small = await ask('/ar/assets/start-1a2b.js', { headers: brotli })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
  })

  test('of the site and of its staff come without the policies of documents', async () => {
    for (const path of ['/ar/assets/start-1a2b.js', '/ar/staff/assets/start-3c4d.js']) {
      const { status, headers } = await ask(path)
      expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['permissions-policy']))
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['referrer-policy']))
    }
  })

  test('joined from stylesheets are served under their name, and no other', async () => {
    const knownFile = await ask('/ar/assets/css/known.css')
    expect([knownFile.status, knownFile.headers['content-type'], knownFile.body.toString()]).toEqual([200, 'text/css; charset=utf-8', 'a{}'])
    expect((await ask('/ar/assets/css/other.css')).status).toBe(404)
  })

  test('of the brand may be kept for a day', async () => {
    expect((await ask('/ar/brand/favicon.svg')).headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  })

  test.each([
    '/ar/assets/nothing.js',
    '/ar/assets/secret.txt',
    '/ar/assets/start-1a2b.js.br',
    '/ar/assets/../../package.json',
    '/ar/assets/%2e%2e/%2e%2e/package.json',
    '/ar/brand/..%2f..%2fpackage.json',
    '/ar/thumbnails/nothing.svg',
    '/ar/assets/',
  ])('%s is none', async (path) => {
    const { status, body } = await ask(path)
    expect([302, 404]).toContain(status)
    expect(body.toString()).not.toContain('"maarad"')
  })
})

test('a process that stops lets running requests end, and cuts those that do not', async () => {
  const slow = createHttpServer(services, (incoming) =>
    incoming.url.endsWith('/forever')
      ? new Promise<Response>(() => undefined)
      : new Promise<Response>((resolve) => setImmediate(() => resolve(new Response('done')))),
  )
  await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready))
  const at = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const arrived = vi.fn()
  slow.on('request', arrived)
  const [ends, hangs] = [
    fetch(`${at}/soon`).then((answer) => answer.text()),
    fetch(`${at}/forever`).then(
      () => 'answered',
      () => 'cut',
    ),
  ]
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2))
  await drain(slow, 50)
  expect([await ends, await hangs]).toEqual(['done', 'cut'])
  await expect(fetch(`${at}/late`)).rejects.toThrow()
})

test('a process that is about to end says so to probes, answers everybody and lets no connection be kept, until it closes', async () => {
  const draining = { hasBegun: false }
  const own = { ...services, drain: draining }
  const ending = createHttpServer(own, createApp({ ...own, files }).fetch)
  await new Promise<void>((ready) => ending.listen(0, '127.0.0.1', ready))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const askFor = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      get({ host: '127.0.0.1', port: (ending.address() as AddressInfo).port, path, agent }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
      }).on('error', reject)
    })
  expect(await askFor('/health/ready')).toEqual({ status: 200, connection: undefined })
  const end = leave(ending, draining, { noticeMs: 300, patienceMs: 1000 })
  // The kept connection is used once more; a request that comes late is answered as well.
  expect(await askFor('/health/ready')).toEqual({ status: 503, connection: 'close' })
  expect(await askFor('/health/serving')).toEqual({ status: 503, connection: 'close' })
  expect(await askFor('/ar/offers')).toEqual({ status: 200, connection: 'close' })
  await end
  await expect(askFor('/ar/offers')).rejects.toThrow()
  agent.destroy()
})

describe('a film', () => {
  const part = (headers: Record<string, string>) => ask('/ar/brand/turn.mp4', { headers })

  test('says that it comes in parts, and what its version is', async () => {
    const { status, headers, body } = await part({})
    expect([status, headers['accept-ranges'], headers['content-length'], body.equals(film)]).toEqual([200, 'bytes', '1000', true])
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=900-', 900, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is the bytes %i to %i', async (range, first, last) => {
    const { status, headers, body } = await part({ range })
    expect([status, headers['content-range'], headers['content-length']]).toEqual([206, `bytes ${first}-${last}/1000`, String(last - first + 1)])
    expect(body.equals(film.subarray(first, last + 1))).toBe(true)
  })

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is nothing of it: 416 with its length', async (range) => {
    const { status, headers, body } = await part({ range })
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1000', 0])
  })

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', `bytes=0-0${',1-1'.repeat(500)}`])('%s gets the whole film, once', async (range) => {
    const { status, body } = await part({ range })
    expect([status, body.length]).toEqual([200, 1000])
  })

  test('a part of another version is the whole film', async () => {
    const { headers } = await part({})
    expect((await part({ range: 'bytes=0-1', 'if-range': headers.etag ?? '' })).status).toBe(206)
    for (const other of ['"other"', 'W/"other"', 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect((await part({ range: 'bytes=0-1', 'if-range': other })).status).toBe(200)
  })
})

test('the icon has an address that programs guess', async () => {
  const { status, headers, body } = await ask('/favicon.ico')
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'image/x-icon', 'icon'])
})
