import { afterEach, expect, test } from 'vitest'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { Purges } from './purges.server.ts'

const cdn = await aReceiver()
const NEVER_MS = 1e9
const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
  cdn.received.length = 0
  cdn.answer = (_, response) => void response.writeHead(200).end()
})

function purgesOf(options: { retryMs?: number; againMs?: number } = {}) {
  const log = recordingLog()
  const purges = new Purges({ url: `${cdn.url}/purge`, headers: { 'fastly-key': 'secret' }, log, againMs: NEVER_MS, ...options })
  endings.push(purges.close)
  return { purges, log }
}
const purgeHeaders = () => cdn.received.map(({ headers }) => [headers['surrogate-key'], headers['fastly-soft-purge'] ?? 'gone'])
const failures = (purges: Purges) => purges.figures()[0]?.read()

test('it is told by name and with its key, first what is gone, then what is old', async () => {
  const { purges } = purgesOf()
  purges.add({ goneKeys: ['p-1'], old: ['all', 'stock'] })
  await expect.poll(purgeHeaders).toEqual([
    ['p-1', 'gone'],
    ['all stock', '1'],
  ])
  expect(cdn.received[0]).toMatchObject({ method: 'POST', path: '/purge', headers: { 'fastly-key': 'secret' } })
  expect(purges.oldestSeconds()).toBe(0)
})

test('what it did not hear is told until it does, with what has changed meanwhile; how long it has waited is a figure, and one line of the log', async () => {
  cdn.answer = (_, response) => void response.writeHead(503).end()
  const { purges, log } = purgesOf({ retryMs: 1 })
  purges.add({ goneKeys: [], old: ['stock'] })
  await expect.poll(() => cdn.received.length).toBeGreaterThan(2)
  expect(purges.oldestSeconds()).toBeGreaterThan(0)
  expect(failures(purges)).toEqual([{ labels: { outcome: 'failed' }, value: expect.any(Number) }])
  expect(log.messages.length).toBe(1)
  purges.add({ goneKeys: ['p-1'], old: [] })
  cdn.answer = (_, response) => void response.writeHead(200).end()
  await expect.poll(() => purges.oldestSeconds()).toBe(0)
  expect(purgeHeaders().slice(-2)).toEqual([
    ['p-1', 'gone'],
    ['stock', '1'],
  ])
})

test('each change is told once more, since a page may have been on its way, and then no more', async () => {
  const { purges } = purgesOf({ againMs: 1 })
  purges.add({ goneKeys: [], old: ['v-1'] })
  await expect.poll(() => cdn.received.length).toBe(2)
  purges.add({ goneKeys: [], old: ['v-2'] })
  await expect.poll(() => purgeHeaders().filter(([keys]) => keys === 'v-2').length).toBe(2)
  expect(purgeHeaders().filter(([keys]) => keys === 'v-1').length).toBe(2)
})

test('names that wait are few, and go in parts that fit into a header: of too many one stands for all', async () => {
  const { purges } = purgesOf()
  purges.add({ goneKeys: [], old: Array.from({ length: 250 }, (_, index) => `v-${index}`) })
  await expect.poll(() => cdn.received.length).toBe(3)
  cdn.received.length = 0
  purges.add({ goneKeys: ['p-1'], old: Array.from({ length: 3000 }, (_, index) => `v-${index}`) })
  await expect.poll(() => purgeHeaders().some(([keys, kind]) => String(keys).split(' ').includes('all') && kind === 'gone')).toBe(true)
  await expect.poll(() => purges.oldestSeconds()).toBe(0)
})

test('whoever ends tells what waits, and does not wait for a CDN that is away', async () => {
  cdn.answer = (_, response) => void response.writeHead(503).end()
  const { purges } = purgesOf()
  purges.add({ goneKeys: [], old: ['stock'] })
  await expect.poll(() => cdn.received.length).toBe(1)
  cdn.answer = (_, response) => void response.writeHead(200).end()
  await purges.close()
  expect(purgeHeaders().at(-1)).toEqual(['stock', '1'])
})

test('pages have names only where there is a CDN, which is told by the bus what each change touches', async () => {
  const [services, alone] = [await testServices({ CDN_PURGE_URL: `${cdn.url}/purge` }), await testServices()]
  const readPage = async (of: typeof services) => (await createApp(of).request('http://site.test/ar/none-such-page')).headers
  const show = async (of: typeof services) => {
    await of.database.db.execute("insert into page (path, type, status, title, blocks) values ('about', 'page', 'published', 'من نحن', '[]')")
    return (await createApp(of).request('http://site.test/ar/about')).headers
  }
  const [here, there] = [await show(services), await show(alone)]
  expect(here.get('surrogate-key')).toMatch(/^all p-[\w-]{12}/)
  expect(here.get('cache-control')).toContain('s-maxage=600')
  expect([there.get('surrogate-key'), there.get('cache-control')]).toEqual([null, expect.stringContaining('s-maxage=10,')])
  expect((await readPage(services)).get('surrogate-key')).toBeNull()
  cdn.received.length = 0
  await services.set({ 'meta.title_divider': '·' })
  await expect.poll(() => purgeHeaders().some(([keys]) => String(keys).split(' ').includes('all'))).toBe(true)
})
