import { settingTable } from '#site/registry/setting-table.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { blockThumbnails } from '#blocks/thumbnails.gen.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { ErrorBody } from './error-body.ts'

const services = await testServices()
const app = createApp(services)
const bearer = { authorization: `Bearer ${TEST_TOKEN}` }

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

async function call(path: string, { method = 'GET', body, headers = {} }: Call = {}) {
  const typed = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
  const response = await app.request(`https://site.test${path}`, {
    method,
    headers: typed,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = text && response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined
  if (response.status >= 400) expect(ErrorBody.safeParse(json).success, `[A-322] ${text}`).toBe(true)
  return { status: response.status, headers: response.headers, json }
}

const write = (path: string, body: unknown, method = 'POST', headers: Record<string, string> = {}) =>
  call(path, { method, body, headers: { ...bearer, ...headers } })

const metahead = { language: 'css', sequence: 1, in_body: false, reload_on_each_page: false } as const
await importContent(
  services.staffCtx,
  {
    settings: { 'general.theme': 'lrdx', 'email_check.api_key': 'secret', 'my.password': 'secret' },
    pages: [
      { path: 'compare', status: 'published', title: 'مقارنة', blocks: [aStoredBlock('quote', { quote: 'نص' })] },
      { path: 'سيارات/new', status: 'published' },
      { path: 'disabled', status: 'disabled', allow_disabled: true },
      { path: 'closed', status: 'disabled' },
      { path: 'draft', status: 'draft', allow_disabled: true },
    ],
    navigation: [{ label: 'السيارات', url: '', children: [{ label: 'XE', url: '/compare', children: [{ label: 'عميق', url: '/x' }] }] }],
    offerCarModels: [{ key: 'x760', label: 'XE', family: 'xe', model_years: [2022, 2023] }],
    metaheads: [
      { ...metahead, content: 'all{}' },
      { ...metahead, content: 'compare{}', page: 'compare', sequence: 0 },
      { ...metahead, content: 'closed{}', page: 'closed' },
    ],
  },
  { catalogue, settings: settingTable },
)
const pageId = async (path: string) => (await services.database.db.execute<{ id: number }>(sql`select id from page where path = ${path}`)).rows[0]?.id ?? 0

beforeEach(() => {
  services.messages.length = 0
})

describe('page content by path', () => {
  test('[A-295][A-109][C-277][A-110][A-322] is the page with its fields, blocks and metaheads', async () => {
    const { status, json, headers } = await call('/public_api/pages/by_path/compare')
    expect(status).toBe(200)
    expect(json.data).toMatchObject({ path: 'compare', type: 'page', status: 'published', title: 'مقارنة', http_code: 301, version: 1, theme: null })
    expect(json.data.blocks).toEqual([{ id: 'b1', template: 'quote', version: 1, fields: { quote: 'نص' }, groups: [], positions: [], active_positions: [] }])
    expect(json.data.metaheads.map(({ content }: { content: string }) => content)).toEqual(['compare{}', 'all{}'])
    expect(headers.get('etag')).toBe('"1"')
    expect(headers.get('vary')).toContain('Authorization')
  })

  test('[A-119] has what meta tags are made of', async () => {
    const { json } = await call('/public_api/pages/by_path/compare')
    expect(Object.keys(json.data)).toEqual(
      expect.arrayContaining(['path', 'image_id', 'meta_title', 'title', 'meta_description', 'canonical_url', 'disable_seo_tracking']),
    )
  })

  test('[C-277][A-295] keeps its slashes, each segment encoded', async () => {
    expect((await call(`/public_api/pages/by_path/${encodeURIComponent('سيارات')}/new`)).json.data.path).toBe('سيارات/new')
    expect((await call('/public_api/pages/by_path/compare/')).json.data.path).toBe('compare')
  })

  test('[A-295][C-277] is 404 where there is no such page, or no such path', async () => {
    for (const path of ['nowhere', 'draft', '%00', 'a//b']) expect((await call(`/public_api/pages/by_path/${path}`)).status).toBe(404)
    expect((await call('/public_api/pages/by_path')).status).toBe(404)
  })

  test('[A-295][A-034][C-277] of a disabled page needs the bearer token, and the page’s leave', async () => {
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(['disabled', 'closed', 'draft'].map(async (path) => (await call(`/public_api/pages/by_path/${path}`, { headers })).status))
    expect(await statuses({})).toEqual([404, 404, 404])
    expect(await statuses({ authorization: 'Bearer wrong' })).toEqual([404, 404, 404])
    expect(await statuses(bearer)).toEqual([200, 404, 404])
  })

  test('is not cached when it was requested with a token', async () => {
    expect((await call('/public_api/pages/by_path/compare')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect((await call('/public_api/pages/by_path/compare', { headers: bearer })).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('writing pages', () => {
  const draft = (path: string, rest: object = {}) => ({ path, status: 'published', ...rest })

  test('adds, replaces and removes a page', async () => {
    const addedPage = await write('/api/pages', draft('written', { title: 'أول' }))
    expect([addedPage.status, addedPage.headers.get('etag'), addedPage.json.data.title]).toEqual([201, '"1"', 'أول'])
    const path = `/api/pages/${addedPage.json.data.id}`
    const saved = await write(path, draft('written', { title: 'ثان' }), 'PUT', { 'if-match': '"1"' })
    expect([saved.status, saved.headers.get('etag'), saved.json.data.title]).toEqual([200, '"2"', 'ثان'])
    expect((await write(path, undefined, 'DELETE')).status).toBe(204)
    expect((await write(path, undefined, 'DELETE')).status).toBe(404)
  })

  test('of two savers with the same version one wins, the other gets the stored page', async () => {
    const { json } = await write('/api/pages', draft('two-savers'))
    const save = (title: string) => write(`/api/pages/${json.data.id}`, draft('two-savers', { title }), 'PUT', { 'if-match': 'W/"1"' })
    const answers = await Promise.all([save('واحد'), save('اثنان')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect(lost?.json).toMatchObject({ error: { status: 412, code: 'stale' }, data: { title: won?.json.data.title, version: 2 } })
    expect(lost?.headers.get('etag')).toBe('"2"')
  })

  test('without If-Match nothing is replaced', async () => {
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': 'x' }]) {
      expect((await write(`/api/pages/${await pageId('compare')}`, draft('compare'), 'PUT', headers as Record<string, string>)).status).toBe(428)
    }
  })

  test('a taken path is a conflict', async () => {
    expect(await write('/api/pages', draft('compare'))).toMatchObject({ status: 409, json: { error: { code: 'path_taken' } } })
  })

  test.each([
    [{ path: 'a//b' }, 'path'],
    [draft('x', { type: 'url_redirection' }), 'to'],
    [draft('x', { http_code: 200 }), 'http_code'],
    [draft('x', { canonical_url: 'javascript:x' }), 'canonical_url'],
    [draft('x', { blocks: [aStoredBlock('quote', { quote: 5 })] }), 'blocks.b1.quote'],
    [draft('x', { blocks: [{ template: 'quote' }] }), 'blocks.0.id'],
    [draft('x', { title: 'a\u0000' }), 'body'],
  ])('[A-322] %j is refused with the name of what is wrong: %s', async (body, field) => {
    const { status, json } = await write('/api/pages', body)
    expect(status).toBe(422)
    expect(Object.keys(json.error.fields)).toContain(field)
  })

  test('what is no JSON is 400', async () => {
    expect((await write('/api/pages', '{broken')).status).toBe(400)
  })

  test.each([
    ['POST', '/api/pages'],
    ['PUT', '/api/pages/1'],
    ['DELETE', '/api/pages/1'],
    ['POST', '/api/pages/1/preview_links'],
    ['POST', '/api/settings'],
    ['DELETE', '/api/settings/1'],
  ])('[A-269] %s %s needs the token', async (method, path) => {
    const body = path === '/api/pages' || method === 'PUT' ? { path: 'x' } : path === '/api/settings' ? { key: 'x', value: 1 } : {}
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      expect((await call(path, { method, ...(method === 'DELETE' ? {} : { body }), headers: headers as Record<string, string> })).status).toBe(401)
    }
  })
})

test('[A-034][A-035] a preview link opens the disabled page until it expires', async () => {
  const { status, json } = await write(`/api/pages/${await pageId('disabled')}/preview_links`, { seconds: 60 })
  expect(status).toBe(201)
  const open = async () => (await app.request(json.data.url)).status
  expect(await open()).toBe(200)
  services.time.now = new Date(json.data.expires_at)
  expect(await open()).toBe(410)
  expect((await write(`/api/pages/999999/preview_links`, {})).status).toBe(404)
  expect((await write(`/api/pages/${await pageId('disabled')}/preview_links`, { seconds: 1 })).status).toBe(422)
})

describe('settings', () => {
  test('[A-287][C-229] are listed by key, secrets left out', async () => {
    const { json } = await call('/api/settings')
    expect(json.data).toEqual([{ id: expect.any(Number), key: 'general.theme', value: 'lrdx' }])
  })

  test('[A-287] under keys that the product does not read are for staff', async () => {
    await write('/api/settings', { key: 'partner.notes', value: 'internal' })
    const keys = async (headers: Record<string, string>) => (await call('/api/settings', { headers })).json.data.map(({ key }: { key: string }) => key)
    expect(await keys({})).not.toContain('partner.notes')
    expect(await keys(bearer)).toContain('partner.notes')
    expect(await keys(bearer)).not.toContain('my.password')
  })

  test('[C-230][C-232][C-071] are written by key: 201 for a new one, 200 with the same id for the next', async () => {
    const first = await write('/api/settings', { key: 'price.symbol', value: 'د.إ' })
    expect([first.status, first.json]).toEqual([201, { data: { id: expect.any(Number), key: 'price.symbol', value: 'د.إ' } }])
    const second = await write('/api/settings', { key: 'price.symbol', value: 'AED' })
    expect([second.status, second.json]).toEqual([200, { data: { ...first.json.data, value: 'AED' } }])
    expect((await call('/api/settings')).json.data.filter(({ key }: { key: string }) => key === 'price.symbol')).toHaveLength(1)
  })

  test('[C-231] are removed by id', async () => {
    const { json } = await write('/api/settings', { key: 'to.remove', value: 1 })
    expect((await write(`/api/settings/${json.data.id}`, undefined, 'DELETE')).status).toBe(204)
    expect((await write(`/api/settings/${json.data.id}`, undefined, 'DELETE')).status).toBe(404)
    expect((await write('/api/settings/to.remove', undefined, 'DELETE')).status).toBe(422)
  })

  test('[A-322] that do not fit are refused, with the value named', async () => {
    const { status, json } = await write('/api/settings', { key: 'general.theme', value: 'blue' })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, ['value']])
  })
})

describe('the menu', () => {
  test('[A-289] is a tree', async () => {
    const { json } = await call('/api/nav_entries')
    expect(json.data).toMatchObject([
      { label: 'السيارات', href: null, children: [{ label: 'XE', href: '/ar/compare', children: [{ label: 'عميق', children: [] }] }] },
    ])
  })

  test('[A-290][A-323] leads to an entry from its root', async () => {
    const [top] = (await call('/api/nav_entries')).json.data
    const { json } = await call(`/api/nav_entries/breadcrumbs/${top.children[0].children[0].id}`)
    expect(json.data.map(({ label }: { label: string }) => label)).toEqual(['السيارات', 'XE', 'عميق'])
    expect((await call('/api/nav_entries/breadcrumbs/999999')).status).toBe(404)
  })

  test('[A-288][A-323] knows the models that offers may name', async () => {
    expect((await call('/api/offer_car_models')).json).toEqual({
      data: [{ id: expect.any(Number), key: 'x760', label: 'XE', family: 'xe', model_years: [2022, 2023] }],
    })
  })
})

describe('metaheads', () => {
  test('[A-296][C-279][A-112] are those of the page and of every page', async () => {
    const { json } = await call(`/api/metaheads?q[page_id_equal_or_null]=${await pageId('compare')}`)
    expect(json.data.map(({ content }: { content: string }) => content)).toEqual(['compare{}', 'all{}'])
    expect(Object.keys(json.data[0])).toEqual(['id', 'content', 'language', 'sequence', 'in_body', 'reload_on_each_page', 'rdx_core_page_id', 'consent_scope'])
  })

  test('[A-296][C-279] of pages that are not published are shown to staff only', async () => {
    const contents = async (query: string, headers: Record<string, string>) =>
      (await call(`/api/metaheads${query}`, { headers })).json.data.map(({ content }: { content: string }) => content)
    const ofClosed = `?q[page_id_equal_or_null]=${await pageId('closed')}`
    expect([await contents(ofClosed, {}), await contents('', {})]).toEqual([['all{}'], ['compare{}', 'all{}']])
    expect([await contents(ofClosed, bearer), await contents('', bearer)]).toEqual([
      ['all{}', 'closed{}'],
      ['compare{}', 'all{}', 'closed{}'],
    ])
  })

  test('[A-296][C-279] of a page that has none are those of every page', async () => {
    expect((await call('/api/metaheads?q[page_id_equal_or_null]=999999')).json.data.map(({ content }: { content: string }) => content)).toEqual(['all{}'])
  })
})

test('[A-278][A-311][C-305] the words of widgets are Arabic for ar, English for any other language, whatever the case', async () => {
  const wordIn = async (language: string) => (await call(`/public_api/widget_translations_configs/${language}`)).json.data.attributes.data['error.try_again']
  expect([await wordIn('ar'), await wordIn('AR'), await wordIn('en'), await wordIn('fr')]).toEqual([
    'إعادة المحاولة',
    'إعادة المحاولة',
    'Try again',
    'Try again',
  ])
  expect((await call('/public_api/widget_translations_configs/x')).status).toBe(422)
})

describe('templates', () => {
  test('[B-117][B-118] are described, every one of the catalogue', async () => {
    const { json } = await call('/api/templates')
    expect(json.data.map(({ id }: { id: string }) => id)).toEqual([...catalogue.keys()])
    expect((await call('/api/templates/quote')).json.data).toEqual(json.data.find(({ id }: { id: string }) => id === 'quote'))
  })

  test('[B-119] name a picture that is served', async () => {
    const { json } = await call('/api/templates')
    for (const { attributes } of json.data) {
      const response = await app.request(`https://site.test${attributes.thumbnail.thumbnail_url}`)
      const type = blockThumbnails.get(attributes.key)?.startsWith('<svg') ? 'image/svg+xml' : 'image/webp'
      expect([attributes.key, response.status, response.headers.get('content-type')]).toEqual([attributes.key, 200, type])
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.length, attributes.key).toBeLessThanOrEqual(5 * 1024)
      if (type === 'image/webp') expect(bytes.subarray(8, 12).toString(), attributes.key).toBe('WEBP')
    }
  })

  test('that nobody knows are 404', async () => {
    for (const symbol of ['nothing', '__proto__', 'constructor']) expect((await call(`/api/templates/${symbol}`)).status).toBe(404)
  })
})

test.each(['/api/settings/99999999999', '/api/pages/99999999999', '/api/pages/0', '/api/pages/-1', '/api/pages/1.5', '/api/pages/x'])(
  '%s is no record: refused, not failed',
  async (path) => {
    expect((await write(path, undefined, 'DELETE')).status).toBe(422)
    expect((await call('/api/metaheads?q[page_id_equal_or_null]=99999999999')).status).toBe(422)
    expect(services.messages).toEqual([])
  },
)

test.each(['/api/nothing', '/public_api/nothing', '/media/nothing', '/health/nothing', '/api/reference/constructor'])(
  '[A-322] an unknown call is answered as JSON: %s',
  async (path) => {
    expect((await call(path)).json.error).toMatchObject({ status: 404, code: 'not_found' })
  },
)

describe('the document of the API', () => {
  type OpenApi = {
    openapi: string
    paths: Record<string, Record<string, { summary?: string; tags?: string[]; security?: unknown; responses: Record<string, unknown> }>>
    components: { schemas: object; securitySchemes: object }
  }

  test('[A-322] is OpenAPI 3.1 in which every reference leads somewhere', async () => {
    const { json } = await call('/api/openapi.json')
    const document = json as OpenApi
    expect(document.openapi).toBe('3.1.0')
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(document.components.schemas).toHaveProperty([name])
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { summary, tags, responses }] of Object.entries(operations)) {
        expect([path, method, summary ? 'has a summary' : 'has none', tags?.length]).toEqual([path, method, 'has a summary', 1])
        expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true)
      }
    }
    expect(document.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
  })

  test('[A-322] lists the codes of every refusal at their statuses', async () => {
    const { paths } = (await call('/api/openapi.json')).json as OpenApi
    const describedIn = (path: string, method: string) =>
      Object.fromEntries(
        Object.entries(paths[path]?.[method]?.responses ?? {}).map(([status, response]) => [
          status,
          [...((response as { description: string }).description.match(/Codes?: (.+)\.$/)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code),
        ]),
      )
    expect(describedIn('/api/feeds/{id}/runs', 'post')).toMatchObject({ 404: ['not_found'], 409: ['running', 'incomplete', 'no_address', 'key_reused'] })
    expect(describedIn('/api/redirects/{id}', 'put')).toMatchObject({
      403: ['forbidden'],
      409: ['path_taken'],
      412: ['stale'],
      413: ['too_large'],
      428: ['precondition_required'],
    })
    expect(describedIn('/api/nav_entries', 'get')).toEqual({ 200: [], 429: ['too_many_requests'] })
  })

  test('lists every route of the API, and which of them need the token', async () => {
    const { paths } = (await call('/api/openapi.json')).json as OpenApi
    const listedCalls = new Set(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      ),
    )
    const served = app.routes.filter(
      ({ method, path }) => /^\/(api|public_api|media)\//.test(path) && method !== 'ALL' && !path.includes('/reference') && !path.endsWith('/openapi.json'),
    )
    const names = served
      .map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '')}`)
      .filter((name) => !name.includes('by_path') && !name.endsWith('*'))
    // An address with a slash at its end is the same one.
    expect([...new Set(names)].filter((name) => !listedCalls.has(name) && !listedCalls.has(name.replace(/\/$/, '')))).toEqual([])
    expect(listedCalls).toContain('GET /public_api/pages/by_path/:path')
    const open = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method, { security }]) => method !== 'get' && !security)
        .map(([method]) => `${method} ${path}`),
    )
    expect(open.filter((name) => !name.includes('/media'))).toEqual([
      'post /api/consent_proofs',
      'post /api/email_checks',
      'post /api/leads',
      'put /api/leads/{id}/initialize_cancellation',
      'post /api/policy_reports',
      'post /api/speed_reports',
      'post /api/stripe/create_payment_intent',
      'post /api/vin-check',
      'post /buy_online/locks/continue',
      'post /buy_online/locks/notify',
      'delete /buy_online/locks/{id}',
      'put /buy_online/locks/{id}/draft',
      'post /buy_online/locks/{id}/link',
      'post /buy_online/locks/{id}/renew',
      'post /buy_online/orders',
      'post /buy_online/orders/init',
      'put /buy_online/orders/send_inquiry_email',
      'post /buy_online/orders/{number}/cancel',
      'put /buy_online/orders/{number}/confirm',
      'post /buy_online/orders/{number}/documents/{document}/sign_off',
      'put /buy_online/orders/{number}/visit',
      'delete /buy_online/orders/{number}/visit',
      'post /buy_online/payment',
      'post /buy_online/paypal/create_order',
      'post /buy_online/quotations/{number}/accept',
      'post /buy_online/quotations/{number}/open',
      'post /buy_online/test_payment',
      'post /buy_online/test_payment/{id}/pay',
      'post /forms_api/forms/{id}/leads',
      'post /hooks/{gateway}',
      'post /twilio/check_verification',
      'post /twilio/create_verification',
    ])
  })

  test('has a page that shows it, with its script and style from here', async () => {
    const page = await app.request('https://site.test/api/reference')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses).toHaveLength(3)
    for (const address of addresses) expect((await app.request(`https://site.test${address}`)).status).toBe(200)
  })
})

describe('health', () => {
  test('is live and ready while the database answers and changes are heard', async () => {
    expect(await call('/health/live')).toMatchObject({ status: 200, json: { status: 'live' } })
    expect(await call('/health/ready')).toMatchObject({ status: 200, json: { status: 'ready', database: true, bus: true } })
  })

  test('is live but not ready while no changes are heard, or no database answers', async () => {
    const deaf = createApp({ ...services, listener: { ...services.listener, isConnected: () => false } })
    const answer = await deaf.request('https://site.test/health/ready')
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'not_ready', database: true, bus: false }])
    for (const state of ['away', 'read_only'] as const) {
      const lost = createApp({ ...services, listener: { ...services.listener, probe: async () => state } })
      const ready = await lost.request('https://site.test/health/ready')
      expect([ready.status, await ready.json()]).toEqual([503, { status: state === 'away' ? 'not_ready' : state, database: false, bus: true }])
      // Pages in memory are still served.
      expect((await lost.request('https://site.test/health/serving')).status).toBe(200)
      expect((await lost.request('https://site.test/health/live')).status).toBe(200)
    }
  })

  test('is ready while every connection for visitors is taken', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => services.database.db.$client.connect()))
    expect(await call('/health/ready')).toMatchObject({ status: 200 })
    for (const client of clients) client.release()
  })

  test('neither serves nor is ready, but lives, while it drains', async () => {
    const ending = createApp({ ...services, drain: { hasBegun: true } })
    const statusOf = async (path: string) => (await ending.request(`https://site.test${path}`)).status
    expect([await statusOf('/health/ready'), await statusOf('/health/serving'), await statusOf('/health/live')]).toEqual([503, 503, 200])
  })
})

test('every answer carries the security headers', async () => {
  for (const path of ['/ar/compare', '/api/settings', '/api/nothing', '/ar/%zz', '/robots.txt', '/health/live']) {
    const { headers } = await app.request(`https://site.test${path}`)
    expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([path, 'nosniff', 'strict-origin-when-cross-origin'])
  }
})
