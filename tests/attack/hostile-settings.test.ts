import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.server.ts'
import { createApp } from '#server/app.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { dangersOf } from './dangers.ts'
import { hostileMarkup } from './hostile-markup.ts'

const PATIENCE_MS = 240_000
const services = await testServices()
services.time.now = new Date('2026-11-22T08:00:00Z')
await loadDemo(services.staffCtx, services.storage)
services.site.forget()
await services.stock.refresh()
const app = createApp(services)
const { call, post } = apiCaller(services)

/** Values of settings that the demo leaves alone, in the form that the admin writes. */
const samples: Record<string, unknown> = {
  'general.fab': { items: [{ link: '/x', label: 'x', icon: 'phone', type: 'url', target: '_self' }], mobileButtonLabel: 'x', quickLinksExpandButtonLabel: 'x' },
  cookie_consent: { title: 'x', text: 'x', accept: 'x', reject: 'x' },
  predefined_links: [{ alias: 'x', url: 'x' }],
  'footer.legal_links': [{ label: 'x', url: '/x' }],
}

/** The value with every text in it made by `hostile`. */
function withHostileTexts(value: unknown, hostile: () => string): unknown {
  if (typeof value === 'string') return hostile()
  if (Array.isArray(value)) return value.map((one) => withHostileTexts(one, hostile))
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withHostileTexts(one, hostile)]))
  return value
}

const {
  rows: [vehicle],
} = await services.database.db.execute<{ id: number }>(sql`select id from vehicle where is_published and status = 'stock' order by id limit 1`)
const pages = [
  '/ar/',
  '/ar/find-a-car',
  '/ar/about',
  '/ar/form/1',
  `/ar/showroom/${vehicle?.id}`,
  '/ar/showroom/compare',
  '/ar/not-there',
  '/ar/site.webmanifest',
  '/robots.txt',
]

test('[A-322] hostile markup in every setting runs on no page, and every page is still drawn', { timeout: PATIENCE_MS }, async () => {
  const { json } = await call('/api/settings')
  const storedValues = new Map((json.data as { key: string; value: unknown }[]).map(({ key, value }) => [key, value]))
  let turn = 0
  const writtenKeys: string[] = []
  for (let round = 0; round < 2; round += 1) {
    const hostile = () => hostileMarkup[turn++ % hostileMarkup.length] ?? ''
    for (const [key, definition] of Object.entries(settingTable)) {
      // Their addresses are scripts, which is why only those write them who may write scripts.
      if ('runsScripts' in definition) continue
      const example = samples[key] ?? storedValues.get(key) ?? definition.default
      const { status } = await post('/api/settings', { key, value: withHostileTexts(example, hostile) })
      expect([200, 201, 422], key).toContain(status)
      if (status < 300) writtenKeys.push(key)
    }
    services.site.forget()
    services.cache.forget(['site'])
    for (const path of pages) {
      const page = await app.request(`https://site.test${path}`)
      const moved = page.headers.get('location')
      if (moved !== null) expect(moved).toMatch(/^\/ar\/showroom\//)
      const response = moved === null ? page : await app.request(`https://site.test${moved}`)
      expect([path, response.status]).toEqual([path, path === '/ar/not-there' ? 404 : 200])
      const body = await response.text()
      if (response.headers.get('content-type')?.includes('html')) expect([path, dangersOf(body)]).toEqual([path, []])
    }
  }
  expect(new Set(writtenKeys).size).toBeGreaterThan(100)
  expect(turn).toBeGreaterThan(hostileMarkup.length * 3)
})
