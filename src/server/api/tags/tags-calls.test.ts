import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tagsJobKinds } from '#domains/tags/jobs.server.ts'
import { createApp } from '#server/app.server.ts'
import { contextOf } from '#server/services.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post } = apiCaller(services)
const { db } = services.database
await post('/api/pages', { path: 'offers', status: 'published', title: 'العروض', blocks: [] })

const report = (over: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://site.test/ar/offers?utm_source=mail&email=a@example.com',
    referrer: 'https://site.test/ar/secret',
    'violated-directive': 'connect-src',
    'effective-directive': 'connect-src',
    'original-policy': "default-src 'self'",
    'blocked-uri': 'https://www.facebook.com/tr/?id=1&ud[em]=secret',
    'script-sample': 'secret',
    ...over,
  },
})
async function send(body: unknown, app = createApp(services)) {
  const headers = { 'content-type': 'application/csp-report' }
  return (await app.request('https://site.test/api/policy_reports', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }))
    .status
}
const rows = async () => (await db.execute(sql`select * from policy_report order by blocked`)).rows
const tagsOf = async (path: string) => (await call(`/api/page_tags?path=${path}`)).json.data
const set = (key: string, value: string) => services.set({ [key]: value })

beforeEach(async () => {
  await db.execute(sql`delete from policy_report`)
  services.time.now = new Date('2026-05-15T08:00:00Z')
})

describe('a report of a browser', () => {
  test('is counted as page, rule and origin by day, and nothing else of it is kept', async () => {
    const app = createApp(services)
    expect([await send(report(), app), await send(report(), app)]).toEqual([204, 204])
    expect(await rows()).toEqual([{ day: expect.anything(), path: 'offers', directive: 'connect-src', blocked: 'https://www.facebook.com', times: 2 }])
    expect(JSON.stringify(await rows())).not.toMatch(/secret|example|utm/)
  })

  test('of an address that is no published page is kept without the address', async () => {
    await send(report({ 'document-uri': 'https://site.test/ar/showroom-order-online/success/secret' }))
    expect(await rows()).toMatchObject([{ path: '/', blocked: 'https://www.facebook.com' }])
  })

  test.each([
    'text',
    '{"csp-report"',
    {},
    report({ 'violated-directive': '__proto__', 'effective-directive': '__proto__' }),
    report({ 'blocked-uri': 'chrome-extension://abc/x.js' }),
    report({ 'blocked-uri': 'data' }),
    report({ 'document-uri': 'about' }),
    report({ 'blocked-uri': 7 }),
  ])('that is none, or of an extension, is refused and not kept: %#', async (body) => {
    expect(await send(body)).toBe(422)
    expect(await rows()).toEqual([])
  })

  test('is short, and comes twenty times at once from one address at most', async () => {
    expect(await send(report({ 'script-sample': 'x'.repeat(20_000) }))).toBe(413)
    const app = createApp(services)
    services.time.now = new Date('2026-05-18T08:00:00Z')
    const answers = []
    for (let count = 0; count < 21; count++) answers.push(await send(report(), app))
    expect([new Set(answers.slice(0, 20)), answers.at(-1)]).toEqual([new Set([204]), 429])
  })

  test('is dropped when a day has five hundred different ones, while known ones still count', async () => {
    await db.execute(sql`insert into policy_report select '2026-05-15', 'offers', 'img-src', 'https://h' || n || '.test', 1 from generate_series(1, 500) n`)
    expect([await send(report()), await send(report({ 'effective-directive': 'img-src', 'blocked-uri': 'https://h1.test/x' }))]).toEqual([204, 204])
    expect((await rows()).length).toBe(500)
    expect((await rows()).find(({ blocked }) => blocked === 'https://h1.test')?.times).toBe(2)
  })

  test('is forgotten after two weeks', async () => {
    await send(report())
    const [removal] = tagsJobKinds({ ctx: contextOf(services), site: services.site })
    services.time.now = new Date('2026-05-29T08:00:00Z')
    await removal?.run({} as never)
    expect((await rows()).length).toBe(1)
    services.time.now = new Date('2026-05-30T08:00:00Z')
    await removal?.run({} as never)
    expect(await rows()).toEqual([])
  })
})

describe('what a page sends', () => {
  test('is each tag with its vendor, when it runs, and each host with whether it is allowed; what was refused, with what helps', async () => {
    expect(await tagsOf('/ar/offers')).toEqual({ path: 'offers', title: 'العروض', policy: 'strict', tags: [], refused: [] })
    await post('/api/metaheads', { language: 'html', content: `<script>load('https://connect.facebook.net/en_US/fbevents.js')</script>` })
    await post('/api/metaheads', { language: 'css', content: 'a{}' })
    await set('analytics.tag_manager_id', 'GTM-ABC1234')
    await vi.waitFor(async () => expect((await tagsOf('/ar/offers')).tags).toHaveLength(2))
    const { tags, policy } = await tagsOf('/ar/offers')
    expect(policy).toBe('tags')
    expect(tags).toMatchObject([
      { source: 'container', id: null, vendors: ['Google Tag Manager', 'Google Analytics 4'], runs: 'held' },
      { source: 'metahead', id: expect.any(Number), vendors: ['Meta Pixel'], runs: 'held' },
    ])
    const connects = async () =>
      (await tagsOf('/ar/offers')).tags[1].hosts.find(({ purpose, host }: { purpose: string; host: string }) => purpose === 'connect' && host.includes('www'))
    expect(await connects()).toEqual({ purpose: 'connect', host: 'https://www.facebook.com', is_allowed: false })

    const app = createApp(services)
    await send(report(), app)
    await send(report({ 'effective-directive': 'style-src-elem', 'blocked-uri': 'inline' }), app)
    await send(report({ 'effective-directive': 'script-src', 'blocked-uri': 'eval' }), app)
    await send(report({ 'effective-directive': 'frame-src', 'blocked-uri': 'https://frames.example.com/x' }), app)
    await send(report({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }), app)
    const fixes = async () =>
      Object.fromEntries(
        (await tagsOf('/ar/offers')).refused.map(({ directive, blocked, fix }: { directive: string; blocked: string; fix: object }) => [
          `${directive} ${blocked}`,
          fix,
        ]),
      )
    expect(await fixes()).toEqual({
      'connect-src https://www.facebook.com': { kind: 'preset', setting: 'tags.meta', vendor: 'Meta Pixel' },
      'style-src-elem inline': { kind: 'inline_styles', setting: 'tags.inline_styles' },
      'script-src eval': { kind: 'eval' },
      'frame-src https://frames.example.com': { kind: 'host', setting: 'tags.frame_hosts', host: 'https://frames.example.com' },
      'script-src-elem inline': { kind: 'inline_script' },
    })
    await set('tags.meta', 'true')
    expect([(await fixes())['connect-src https://www.facebook.com'], (await connects()).is_allowed]).toEqual([{ kind: 'allowed_now' }, true])
    expect(await tagsOf('/ar/nowhere')).toMatchObject({ title: null, refused: [] })
  })
})
