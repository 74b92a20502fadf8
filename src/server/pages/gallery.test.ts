import { JSDOM } from 'jsdom'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { DataLoader } from '#block-engine/data-loader.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { themes } from '#domains/content/index.ts'
import { minutes } from '#kernel/durations.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices({ TRUSTED_PROXIES: '127.0.0.1' })
const app = createApp(services)

// The loader of one template tells what it is given.
const loaders = dataLoaders as Map<string, DataLoader>
const own = loaders.get('search_suggestions') ?? expect.fail('no loader')
const load = vi.fn(own)
loaders.set('search_suggestions', load)
afterAll(() => void loaders.set('search_suggestions', own))

beforeEach(() => {
  services.cache.forget(['site'])
  services.time.now = new Date(services.time.now.getTime() + minutes(5))
  load.mockClear()
})

async function get(query: string, init: RequestInit = {}): Promise<{ status: number; html: string; document: Document }> {
  const response = await app.request(`https://site.test/ar/blocks${query}`, init)
  const html = await response.text()
  return { status: response.status, html, document: new JSDOM(html).window.document }
}

const keywords = () => new Set(load.mock.calls.map(([, { query }]) => query.keyword))

test('the gallery of all templates is one page for a theme, whatever the address says besides', async () => {
  const plain = await get('')
  const drawings = load.mock.calls.length
  for (const query of ['?keyword=a', '?keyword=b&template=', '?template=none&city=x', '?template=none2&q[state_eq]=a'])
    expect((await get(query)).html).toBe(plain.html)
  expect([load.mock.calls.length, keywords()]).toEqual([drawings, new Set([undefined])])
  const looks = await Promise.all(themes.map(async (theme) => (await get(`?keyword=${theme}&theme=${theme}`)).document.documentElement.dataset.theme))
  expect([looks, load.mock.calls.length]).toEqual([[...themes], drawings * themes.length])
})

test('the gallery of one template gives it the parameters that it reads, and is drawn once for each value', async () => {
  const fieldsOf = async (query: string) => (await get(query)).document.querySelector<HTMLInputElement>('input[name=keyword]')?.value
  for (const word of ['a', 'b', 'a']) expect(await fieldsOf(`?template=search_suggestions&keyword=${word}`)).toBe(word)
  const drawings = load.mock.calls.length
  await get('?template=search_suggestions&keyword=a&city=x')
  expect([keywords(), load.mock.calls.length]).toEqual([new Set(['a', 'b']), drawings])
})

test('no page of content stands where copies of the gallery are kept', async () => {
  await get(`?template=quote&theme=${themes[0]}`)
  for (const path of [themes[0], `${themes[0]}/quote`]) {
    const lost = await app.request(`https://site.test/ar/_gallery/${path}?theme=${themes[0]}`)
    expect(lost.status).toBe(404)
  }
})

test('a post to the gallery of all templates draws the template that it is for, and none for a block of no template', async () => {
  const post = (block: string) => get('', { method: 'POST', body: new URLSearchParams({ _block: block, vin: 'x' }) })
  const { status, document } = await post('vin-checker-0')
  expect([status, document.querySelector('form[action="#vin-checker-0-check"]') !== null, document.querySelectorAll('main blockquote').length]).toEqual([
    200,
    true,
    0,
  ])
  expect((await post('nothing-0')).status).toBe(404)
})
