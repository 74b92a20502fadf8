import type { Scope } from '#platform/bus/announce.server.ts'
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import { answerOf, plainAnswerOf } from './answer-of.server.ts'
import { brotliOf, plainOf } from './open-bytes.server.ts'
import { type CachedPage, type FreshPage, PageCache, type PageKey } from './page-cache.server.ts'

// Done as always, and seen.
vi.mock('./open-bytes.server.ts', { spy: true })

const now = Date.parse('2026-05-15T08:00:00Z')
const keyOf = (path: string, rest: Partial<PageKey> = {}): PageKey => ({ path, theme: 'own', query: '', ...rest })
const freshOf = (html: string, rest: Partial<FreshPage> = {}): FreshPage => ({
  html: Buffer.from(html),
  ending: '',
  headers: { 'content-language': 'ar' },
  until: null,
  reads: { query: [], scopes: [] },
  ...rest,
})

let cache: PageCache
beforeEach(() => {
  cache = new PageCache()
})

const keep = (path: string, html = path, rest: Partial<PageKey> = {}) => cache.keep(keyOf(path, rest), freshOf(html), cache.epoch)
const textOf = (page: CachedPage | undefined) => page && brotliDecompressSync(page.brotli).toString()
const found = (path: string, rest: Partial<PageKey> = {}) => textOf(cache.find(keyOf(path, rest), now))

describe('a kept page', () => {
  test('is found by its key, in every encoding the same text', async () => {
    const page = await keep('offers', 'العروض '.repeat(500))
    expect(found('offers')).toBe('العروض '.repeat(500))
    expect((await plainAnswerOf(page)).body.toString()).toBe('العروض '.repeat(500))
    expect(gunzipSync(await cache.gzipOf(page)).toString()).toBe('العروض '.repeat(500))
    expect(page.gzip).not.toBeNull()
    expect(page.headers).toEqual({ 'content-language': 'ar' })
  })

  test('with tags has its end in every encoding, also once it was compressed further', async () => {
    const html = Array.from({ length: 4000 }, (_, index) => `<p>${index * 7919}</p>`).join('')
    const page = await cache.keep(keyOf('a'), { ...freshOf(html), ending: '<script nonce="{nonce}"></script>' }, cache.epoch)
    await cache.gzipOf(page)
    const end = /^<script nonce="[\w-]{22}"><\/script>$/
    const read = async () => [
      (await plainAnswerOf(page)).body.toString(),
      brotliDecompressSync(answerOf(page, 'br')?.body ?? '').toString(),
      gunzipSync(answerOf(page, 'gzip')?.body ?? '').toString(),
    ]
    for (const text of await read()) expect([text.startsWith(html), text.slice(html.length)]).toEqual([true, expect.stringMatching(end)])
    const first = page.brotli
    await vi.waitFor(() => expect(page.brotli).not.toBe(first))
    for (const text of await read()) expect([text.startsWith(html), text.slice(html.length)]).toEqual([true, expect.stringMatching(end)])
  })

  test('is made small at once, and once a minute at most while it changes again and again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now })
    onTestFinished(() => void vi.useRealTimers())
    cache = new PageCache()
    const [read, compress] = [vi.mocked(plainOf).mockClear(), vi.mocked(brotliOf).mockClear()]
    /** The qualities by now. A page is read before it is compressed again. */
    const qualities = async () => {
      for (let known = -1; known < read.mock.calls.length + compress.mock.calls.length; ) {
        known = read.mock.calls.length + compress.mock.calls.length
        await Promise.all([read, compress].flatMap(({ mock }) => mock.results.map(({ value }) => value as Promise<Buffer>)))
        await new Promise(setImmediate)
      }
      return compress.mock.calls.map(([, quality]) => quality)
    }
    await keep('a', 'first')
    expect(await qualities()).toEqual([5, 10])
    await vi.advanceTimersByTimeAsync(minutes(1) - 1)
    for (const text of ['second', 'third']) await keep('a', text)
    expect(await qualities()).toEqual([5, 10, 5, 5])
    await vi.advanceTimersByTimeAsync(1)
    expect(await qualities()).toEqual([5, 10, 5, 5, 10])
    expect(textOf(cache.find(keyOf('a'), now))).toBe('third')
    await vi.advanceTimersByTimeAsync(minutes(1))
    await keep('a', 'fourth')
    expect(await qualities()).toEqual([5, 10, 5, 5, 10, 5, 10])
  })

  test('has a tag of its content', async () => {
    const [one, same, other] = [await keep('a', 'x'), await keep('b', 'x'), await keep('c', 'y')]
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(same.etag).toBe(one.etag)
    expect(other.etag).not.toBe(one.etag)
  })

  test('is compressed as small as can be after it was served', async () => {
    const html = Array.from({ length: 4000 }, (_, index) => `<p>${index * 7919}</p>`).join('')
    const page = await keep('a', html)
    const first = page.brotli
    await vi.waitFor(() => expect(page.brotli).not.toBe(first))
    expect(page.brotli.length).toBeLessThanOrEqual(first.length)
    expect(brotliDecompressSync(page.brotli).toString()).toBe(html)
  })

  test('[A-019] of one theme is not that of another', async () => {
    await keep('a', 'own')
    await keep('a', 'sister', { theme: 'lrdx' })
    expect([found('a'), found('a', { theme: 'lrdx' }), found('a', { theme: 'jdx' })]).toEqual(['own', 'sister', undefined])
  })

  test('[B-337] ends when a schedule changes it', async () => {
    const until = new Date(now + 1000)
    const page = await cache.keep(keyOf('a'), freshOf('x', { until }), cache.epoch)
    cache.alias('/ar/a', page)
    expect([cache.find(keyOf('a'), now + 999), cache.findByAddress('/ar/a', now + 999)]).toEqual([page, page])
    expect([cache.find(keyOf('a'), now + 1000), cache.findByAddress('/ar/a', now + 1000)]).toEqual([undefined, undefined])
  })
})

describe('a change', () => {
  test.each<[string, Scope, string | undefined]>([
    ['of the page', 'page:a', undefined],
    ['of what it reads', 'stock', undefined],
    ['of the whole site', 'site', undefined],
    ['of another page', 'page:other', 'before'],
    ['of what it does not read', 'forms', 'before'],
  ])('while a page is drawn, %s: it is kept only when it is still true', async (_what, scope, kept) => {
    const { epoch } = cache
    cache.forget([scope])
    const page = await cache.keep(keyOf('a'), freshOf('before', { reads: { query: [], scopes: ['stock'] } }), epoch)
    cache.alias('/ar/a', page)
    expect(textOf(page)).toBe('before')
    expect(found('a')).toBe(kept)
    expect(cache.findByAddress('/ar/a', now)?.path).toBe(kept && 'a')
  })

  test('while a page is drawn, after more of them than are remembered: it is not kept', async () => {
    for (const [path, changes] of [
      ['a', 200],
      ['b', 201],
    ] as const) {
      const { epoch } = cache
      for (let change = 0; change < changes; change += 1) cache.forget(['page:other'])
      await cache.keep(keyOf(path), freshOf('before'), epoch)
    }
    expect([found('a'), found('b')]).toEqual(['before', undefined])
  })

  test('while a page is compressed: it is not kept either', async () => {
    const keeping = cache.keep(keyOf('a'), freshOf('before'), cache.epoch)
    cache.forget(['page:a'])
    await keeping
    expect(found('a')).toBeUndefined()
  })

  test('of a page forgets that page in every theme and under every address, and no other', async () => {
    for (const path of ['a', 'a/b', '']) cache.alias(`/ar/${path}?x=1`, await keep(path))
    cache.alias('/ar/a?theme=lrdx', await keep('a', 'x', { theme: 'lrdx' }))
    cache.forget(['page:a'])
    expect([found('a'), found('a', { theme: 'lrdx' }), found('a/b'), found('')]).toEqual([undefined, undefined, 'a/b', ''])
    expect(['/ar/a?x=1', '/ar/a?theme=lrdx'].map((address) => cache.findByAddress(address, now))).toEqual([undefined, undefined])
    expect(cache.findByAddress('/ar/?x=1', now)?.path).toBe('')
  })

  test('of the home page forgets the home page', async () => {
    await keep('')
    await keep('a')
    cache.forget(['page:'])
    expect([found(''), found('a')]).toEqual([undefined, 'a'])
  })

  test('of the site forgets everything', async () => {
    for (const path of ['a', 'b']) cache.alias(`/ar/${path}`, await keep(path))
    cache.forget(['page:a', 'site'])
    expect([found('a'), found('b'), cache.findByAddress('/ar/b', now)]).toEqual([undefined, undefined, undefined])
  })

  test('lets pages drawn after it stay', async () => {
    cache.forget(['site'])
    await keep('a', 'after')
    expect(found('a')).toBe('after')
  })
})

describe('the last version of a page that was forgotten', () => {
  const reading = (scopes: readonly Scope[]) => ({ reads: { query: [], scopes } })
  const keepAt = async (address: string, path: string, html = path) =>
    cache.alias(address, await cache.keep(keyOf(path), freshOf(html, reading(['stock'])), cache.epoch))
  const last = (address: string) => textOf(cache.findForgotten(address)?.page)

  test('stands at every address of it until it is drawn anew there', async () => {
    await keepAt('/ar/a', 'a', 'before')
    await keepAt('/ar/a?utm=1', 'a', 'before')
    expect(last('/ar/a')).toBeUndefined()
    cache.forget(['stock'])
    expect([last('/ar/a'), last('/ar/a?utm=1'), last('/ar/b')]).toEqual(['before', 'before', undefined])
    await keepAt('/ar/a', 'a', 'after')
    expect([last('/ar/a'), last('/ar/a?utm=1')]).toEqual([undefined, 'before'])
    cache.forgetLast('/ar/a?utm=1')
    expect(last('/ar/a?utm=1')).toBeUndefined()
  })

  test.each<[string, readonly Scope[][], string | undefined]>([
    ['the site', [['site']], 'before'],
    ['the page', [['page:a']], undefined],
    ['the page with the site', [['site', 'page:a']], undefined],
    ['the page after the site', [['site'], ['page:a']], undefined],
    ['another page after the site', [['site'], ['page:b']], 'before'],
  ])('is not that of a page that was itself changed or withdrawn: after a change of %s', async (_what, changes, expected) => {
    await keepAt('/ar/a', 'a', 'before')
    for (const scopes of changes) cache.forget(scopes)
    expect(last('/ar/a')).toBe(expected)
  })

  test.each<[Scope, string | undefined]>([
    ['site', 'before'],
    ['page:a', undefined],
  ])('is also that of a page that was outdated as soon as it was drawn, by %s', async (scope, expected) => {
    const { epoch } = cache
    cache.forget([scope])
    cache.alias('/ar/a', await cache.keep(keyOf('a'), freshOf('before'), epoch))
    expect([cache.findByAddress('/ar/a', now), last('/ar/a')]).toEqual([undefined, expected])
  })

  test('is given for an hour, and never beyond the end of its schedule', async () => {
    const time = { now: new Date(now) }
    cache = new PageCache({ now: () => time.now })
    await keepAt('/ar/a', 'a')
    cache.alias('/ar/b', await cache.keep(keyOf('b'), freshOf('b', { until: new Date(now + 1000) }), cache.epoch))
    cache.forget(['site'])
    expect([last('/ar/a'), last('/ar/b')]).toEqual(['a', 'b'])
    time.now = new Date(now + 3_600_000)
    expect([last('/ar/a'), last('/ar/b')]).toEqual(['a', undefined])
    time.now = new Date(now + 3_600_001)
    expect(last('/ar/a')).toBeUndefined()
  })

  test('is not pushed out by invented addresses, and counts as memory', async () => {
    await keepAt('/ar/a', 'a')
    const page = cache.findByAddress('/ar/a', now)
    for (let index = 0; page && index < 400; index += 1) cache.alias(`/ar/a?${index}`, page)
    cache.forget(['site'])
    expect([last('/ar/a'), last('/ar/a?0'), last('/ar/a?399')]).toEqual(['a', undefined, 'a'])
    expect(cache.bytes).toBeGreaterThan(300 * (page?.brotli.length ?? 0))
  })
})

test('21,000 long addresses of one page take little memory, and push out no address without parameters', async () => {
  const page = await keep('a')
  cache.alias('/ar/a', page)
  const before = cache.bytes
  for (let index = 0; index < 21_000; index += 1) cache.alias(`/ar/a?x=${index}${'y'.repeat(index % 2 === 0 ? 14_000 : 400)}`, page)
  expect(cache.bytes - before).toBeLessThan(9_000_000)
  expect(cache.findByAddress('/ar/a', now)).toBe(page)
})

test('pages take bounded memory: the oldest give way, and their addresses lead nowhere', async () => {
  // What no compression makes smaller than three quarters.
  const large = randomBytes(20 * 1024 * 1024).toString('base64')
  for (let index = 0; index < 6; index += 1) cache.alias(`/ar/${index}`, await keep(String(index), large))
  expect(cache.bytes).toBeLessThan(100 * 1024 * 1024)
  expect([found('0'), cache.findByAddress('/ar/0', now), cache.findByAddress('/ar/5', now)?.path]).toEqual([undefined, undefined, '5'])
})

describe('pages that read parameters of their address', () => {
  const keepVariant = (query: string) => cache.keep(keyOf('cars', { query }), freshOf(query, { reads: { query: ['page'], scopes: ['stock'] } }), cache.epoch)

  test('are one for each value, and the page says what it reads', async () => {
    for (const query of ['', 'page=2', 'page=3']) cache.alias(`/ar/cars?${query}`, await keepVariant(query))
    expect(['', 'page=2', 'page=3', 'page=4'].map((query) => found('cars', { query }))).toEqual(['', 'page=2', 'page=3', undefined])
    expect(textOf(cache.findByAddress('/ar/cars?page=3', now))).toBe('page=3')
    expect([cache.readsOf('cars'), cache.readsOf('other')]).toEqual([{ query: ['page'], scopes: ['stock'] }, undefined])
  })

  test('are forgotten with their page in all values, and with them what it reads', async () => {
    for (const query of ['', 'page=2']) cache.alias(`/ar/cars?${query}`, await keepVariant(query))
    cache.forget(['page:cars'])
    expect(['', 'page=2'].flatMap((query) => [found('cars', { query }), cache.findByAddress(`/ar/cars?${query}`, now)])).toEqual(Array(4).fill(undefined))
    expect(cache.readsOf('cars')).toBeUndefined()
  })

  test('are forgotten when the stock changes, as every page that shows vehicles, and no other', async () => {
    for (const query of ['', 'page=2']) cache.alias(`/ar/cars?${query}`, await keepVariant(query))
    await keep('')
    await keep('a')
    cache.forget(['stock'])
    expect(['', 'page=2'].flatMap((query) => [found('cars', { query }), cache.findByAddress(`/ar/cars?${query}`, now)])).toEqual(Array(4).fill(undefined))
    expect([found(''), found('a')]).toEqual(['', 'a'])
  })

  test('a flood of invented values pushes out such pages only', async () => {
    const plain = await keep('a')
    cache.alias('/ar/a', plain)
    for (let index = 0; index < 320; index += 1) cache.alias(`/ar/cars?page=${index}`, await keepVariant(`page=${index}`))
    expect([found('cars', { query: 'page=0' }), cache.findByAddress('/ar/cars?page=0', now)]).toEqual([undefined, undefined])
    expect(found('cars', { query: 'page=319' })).toBe('page=319')
    expect([found('a'), cache.findByAddress('/ar/a', now)]).toEqual(['a', plain])
  })

  test('a page whose parameters are longer than anybody writes them is served and not kept', async () => {
    const query = `q=${'x'.repeat(2000)}`
    cache.alias('/ar/cars?long', await keepVariant(query))
    expect([found('cars', { query }), cache.findByAddress('/ar/cars?long', now)]).toEqual([undefined, undefined])
  })
})

test('an address leads to a page that is kept, never to one that was replaced', async () => {
  const before = await keep('a', 'before')
  const after = await keep('a', 'after')
  cache.alias('/ar/a', before)
  expect(cache.findByAddress('/ar/a', now)).toBeUndefined()
  cache.alias('/ar/a', after)
  expect(cache.findByAddress('/ar/a', now)).toBe(after)
})

test('a flood of invented addresses pushes out addresses, not pages', async () => {
  const page = await keep('a')
  for (let index = 0; index < 20_050; index += 1) cache.alias(`/ar/a?${index}`, page)
  expect(cache.findByAddress('/ar/a?0', now)).toBeUndefined()
  expect(cache.findByAddress('/ar/a?20049', now)).toBe(page)
  expect(found('a')).toBe('a')
})

test('of a change of vehicles alone, pages that show other ones stay', async () => {
  const keepShowing = (path: string, vehicles?: number[]) =>
    cache.keep(keyOf(path), freshOf(path, { reads: { query: [], scopes: ['stock'], ...(vehicles ? { vehicles } : {}) } }), cache.epoch)
  const all = () => ['one', 'other', 'list'].filter((path) => found(path) !== undefined)
  await keepShowing('one', [1, 7])
  await keepShowing('other', [2])
  await keepShowing('list')
  cache.forget(['stock'], [7, 9])
  expect(all()).toEqual(['other'])
  cache.forget(['stock'], null)
  expect(all()).toEqual([])
})
