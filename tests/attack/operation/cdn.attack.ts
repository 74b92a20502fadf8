import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aVarnish, varnishd } from '#tests/support/services/a-varnish.ts'
import { freePort } from '#tests/support/services/free-port.ts'
import { cacheControl } from '#server/http/cached-answer.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

// Varnish stands for a CDN: it keeps pages for minutes and is told by key what has changed, docs/operations/cdn.md.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-cdn-site-'))
const PATIENCE = { timeout: 30_000 }
const ENDING_MS = 180_000
const TOKEN = 'a-token-of-tests'
/** Ends what a test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)

test.skipIf(!varnishd)(
  'a page that changed is new by way of Varnish within a second, others stay; a page that was withdrawn is gone; the site away, the last versions are shown',
  {
    timeout: 240_000,
  },
  async () => {
    const [port, ofSite] = [await freePort(), await freePort()]
    const purging = { CDN_PURGE_URL: `http://127.0.0.1:${port}/.changed`, CDN_PURGE_HEADERS: `x-changed-token=${TOKEN}` }
    const env = { DATA_DIR: join(folder, 'site'), PORT: String(ofSite), TRUSTED_PROXIES: '127.0.0.1', DEMO_PICTURES: 'asked', SIGN_IN: 'off', ...purging }
    const site = await startSite(env)
    endings.push(() => site.stop())
    const varnish = await aVarnish({ site: site.url, port, token: TOKEN })
    endings.push(varnish.stop)

    const look = async (path: string) => {
      const response = await fetch(varnish.url + path)
      return { status: response.status, cache: response.headers.get('x-cache'), text: await response.text(), names: response.headers.get('surrogate-key') }
    }
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
    const send = async (method: string, path: string, body: object, version = '') => {
      const response = await fetch(varnish.url + path, { method, headers: { ...headers, ...(version && { 'if-match': version }) }, body: JSON.stringify(body) })
      const text = await response.text()
      expect(response.status, text).toBeLessThan(300)
      return { data: JSON.parse(text).data, version: response.headers.get('etag') ?? '' }
    }
    /** Asks until Varnish has it: after the start, the site has told it that everything is old. */
    const warm = (path: string) => expect.poll(async () => (await look(path)).cache, PATIENCE).toBe('hit')

    const drill = (title: string, status = 'published') => ({ path: 'drill', status, title })
    const newPage = await send('POST', '/api/pages', drill('الأول'))
    const at = `/api/pages/${newPage.data.id}`
    for (const path of ['/ar/drill', '/ar/about', '/ar/models']) await warm(path)
    expect((await look('/ar/about')).names).toBeNull()

    // One page.
    const changedAt = performance.now()
    const saved = await send('PUT', at, drill('الثاني'), newPage.version)
    await expect.poll(async () => (await look('/ar/drill')).text.includes('الثاني'), { timeout: 5000, interval: 10 }).toBe(true)
    const pageMs = performance.now() - changedAt
    expect(pageMs).toBeLessThan(1000)

    // The whole site: a setting.
    await warm('/ar/about')
    const settingAt = performance.now()
    await send('POST', '/api/settings', { key: 'meta.title_divider', value: '·دقيقة·' })
    await expect.poll(async () => (await look('/ar/about')).text.includes('·دقيقة·'), { timeout: 5000, interval: 10 }).toBe(true)
    const settingMs = performance.now() - settingAt
    expect(settingMs).toBeLessThan(1000)

    // Withdrawn is withdrawn, also when the site is away a moment later.
    await warm('/ar/drill')
    await send('PUT', at, drill('الثاني', 'disabled'), saved.version)
    await expect.poll(async () => (await look('/ar/drill')).status, { timeout: 5000, interval: 10 }).toBe(404)

    // What nobody may ask, and what is nobody else's.
    expect((await fetch(`${varnish.url}/.changed`, { method: 'POST', headers: { 'surrogate-key': 'all' } })).status).toBe(403)
    await warm('/ar/about')
    expect((await fetch(`${varnish.url}/ar/about`, { headers: { cookie: 'maarad_session=x' } })).headers.get('x-cache')).toBe('miss')

    // The site is away: at once after a kill, before any probe has noticed, and later.
    await warm('/ar/about')
    await warm('/ar/models')
    await site.stop('SIGKILL')
    expect([(await look('/ar/about')).status, (await look('/ar/models')).status, (await look('/ar/drill')).status]).toEqual([200, 200, 503])
    // Told as by another process: old while nobody can draw it anew is still shown.
    const purgeHeaders = (soft: Record<string, string>) =>
      fetch(`${varnish.url}/.changed`, { method: 'POST', headers: { 'x-changed-token': TOKEN, 'surrogate-key': 'all', ...soft } })
    expect((await purgeHeaders({ 'fastly-soft-purge': '1' })).status).toBe(200)
    expect((await look('/ar/about')).text).toContain('·دقيقة·')
    const again = await startSite(env)
    endings.push(() => again.stop())
    await expect.poll(async () => (await look('/ar/drill')).status, PATIENCE).toBe(404)
    await warm('/ar/about')
    expect((await purgeHeaders({})).status).toBe(200)
    await again.stop('SIGKILL')
    expect((await look('/ar/about')).status).toBe(503)
    console.log(`a page was new ${pageMs.toFixed(0)} ms after its change, a setting ${settingMs.toFixed(0)} ms`)
  },
)

test.skipIf(!varnishd)(
  'a page whose time is over is shown once while it is fetched anew; one on which an offer ends is not shown a moment longer, also while the site is away',
  { timeout: 60_000 },
  async () => {
    // A site of two pages that last a second, with the words of the real one: the first may be old for a minute then, the second ends.
    let drawings = 0
    let isAway = false
    const site = await aReceiver(({ path }, response) => {
      if (isAway) return void response.destroy()
      drawings += 1
      const untilEnd = cacheControl(Date.now() + 1500, Date.now(), true)
      const lasting = cacheControl(Number.POSITIVE_INFINITY, Date.now(), true).replace(/s-maxage=\d+/, 's-maxage=1')
      const headers = { 'surrogate-key': 'p-one', 'cache-control': path === '/ending' ? untilEnd : lasting }
      response.writeHead(200, path === '/health/serving' ? {} : headers).end(String(drawings))
    })
    const varnish = await aVarnish({ site: site.url, port: await freePort(), token: TOKEN })
    endings.push(varnish.stop)
    const look = async (path: string) => {
      const response = await fetch(varnish.url + path)
      return { status: response.status, cache: response.headers.get('x-cache'), text: await response.text(), told: response.headers.get('x-stale') }
    }
    const first = { lasting: await look('/lasting'), ending: await look('/ending') }
    expect([first.lasting.cache, first.ending.cache]).toEqual(['miss', 'miss'])
    expect([(await look('/lasting')).text, (await look('/ending')).text]).toEqual([first.lasting.text, first.ending.text])
    await pause(1600)
    const ended = await look('/ending')
    expect([ended.cache, ended.text === first.ending.text, ended.told]).toEqual(['miss', false, null])
    expect(await look('/lasting')).toMatchObject({ cache: 'hit', text: first.lasting.text })
    await expect.poll(async () => (await look('/lasting')).text !== first.lasting.text, { timeout: 5000, interval: 50 }).toBe(true)
    isAway = true
    await pause(1600)
    expect([(await look('/lasting')).status, (await look('/ending')).status]).toEqual([200, 503])
  },
)
