import { settingTable } from '#site/registry/setting-table.ts'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defineBlock } from '#block-engine/define-block.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { modelFamilies } from '#block-engine/model-years.ts'
import { presets } from '#block-engine/presets.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { draftPatch } from '#domains/content/index.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'
import { jobKinds } from '../../jobs/job-kinds.gen.server.ts'
import { RUN_SCHEDULE } from '../../jobs/page-schedule-jobs.server.ts'
import { startJobs } from '../../jobs/start-jobs.server.ts'

const services = await testServices()
const app = createApp(services)
const bearer = { authorization: `Bearer ${TEST_TOKEN}` }
type Call = { body?: unknown; ifMatch?: number | string; headers?: Record<string, string> }

async function call(method: string, path: string, { body, ifMatch, headers = bearer }: Call = {}) {
  const response = await app.request(`https://site.test${path}`, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, json }
}

async function view(path: string) {
  const { status, text, headers } = await call('GET', path, { headers: {} })
  return { status, headers, page: new JSDOM(text).window.document }
}

let count = 0
async function aPage(values: Record<string, unknown> = {}) {
  count += 1
  const { json } = await call('POST', '/api/pages', { body: { path: `edited-${count}`, status: 'published', title: 'عنوان', ...values } })
  return json.data as { id: number; path: string; version: number }
}
const aQuote = (id: string, quote: string) => ({ ...aStoredBlock('quote', { quote }), id })
const patch = (id: number, ifMatch: number, body: unknown) => call('PATCH', `/api/pages/${id}/draft`, { body, ifMatch })

beforeEach(() => {
  services.messages.length = 0
  services.time.now = new Date('2026-05-15T08:00:00Z')
})

await importContent(
  services.staffCtx,
  {
    settings: { 'general.theme': 'jdx' },
    pages: [{ path: '', status: 'published' }],
    navigation: [],
    offerCarModels: [{ key: 'x', label: 'X', family: 'x', model_years: [2025] }],
    metaheads: [],
  },
  { catalogue, settings: settingTable },
)

describe('editing a page', () => {
  test('[A-013][A-014] of three blocks, from nothing to what visitors see', async () => {
    const { id, path } = await aPage({ status: 'draft' })
    expect((await view(`/ar/${path}`)).status).toBe(404)
    const blocks = ['أول', 'ثان', 'ثالث'].map((quote, index) => aQuote(`b${index}`, quote))
    const firstPatch = await patch(id, 0, { fields: { title: 'صفحة جديدة' }, put: blocks, order: ['b0', 'b1', 'b2'] })
    expect([firstPatch.status, firstPatch.headers.get('etag'), firstPatch.json.data.version]).toEqual([200, '"1"', 1])
    // Reordered, one copied, one hidden, one removed.
    const secondPatch = await patch(id, 1, { put: [aQuote('b3', 'أول'), { ...aQuote('b1', 'ثان'), is_hidden: true }], order: ['b1', 'b3', 'b0'] })
    expect(secondPatch.json.data).toMatchObject({ version: 2, problems: [] })
    const draft = await call('GET', `/api/pages/${id}/draft`)
    expect([draft.headers.get('etag'), draft.headers.get('cache-control')]).toEqual(['"2"', 'private, no-store'])
    expect(draft.json.data).toMatchObject({ is_changed: true, updated_by: 'api', content: { title: 'صفحة جديدة' } })
    expect((await view(`/ar/${path}`)).status).toBe(404)
    const published = await call('POST', `/api/pages/${id}/publish`, { body: { note: 'أول نشر' }, ifMatch: 2 })
    expect([published.status, published.headers.get('etag'), published.json.number]).toEqual([200, '"2"', 2])
    const { status, page } = await view(`/ar/${path}`)
    expect([status, page.title, [...page.querySelectorAll('main blockquote')].map(({ textContent }) => textContent)]).toEqual([
      200,
      'صفحة جديدة',
      ['أول', 'أول'],
    ])
    expect(services.messages).toEqual([])
  })

  test('[A-111] shows the groups that are active, in the order of their positions', async () => {
    const { id, path } = await aPage()
    const block = aStoredBlock('accordion', {}, [{ heading: 'صفر' }, { heading: 'واحد' }, { heading: 'اثنان' }])
    const put = [{ ...block, positions: ['g1', 'g2', 'g3'], active_positions: ['g1', 'g3'] }]
    await patch(id, 0, { put })
    await call('POST', `/api/pages/${id}/publish`, { body: {}, ifMatch: 1 })
    const text = (await view(`/ar/${path}`)).page.querySelector('main')?.textContent ?? ''
    expect([text.includes('صفر'), text.includes('واحد'), text.includes('اثنان')]).toEqual([true, false, true])
    await patch(id, 2, { put: [{ ...block, positions: ['g3', 'g2', 'g1'], active_positions: ['g1', 'g3'] }] })
    await call('POST', `/api/pages/${id}/publish`, { body: {}, ifMatch: 3 })
    await vi.waitFor(async () => {
      const turned = (await view(`/ar/${path}`)).page.querySelector('main')?.textContent ?? ''
      expect(turned.indexOf('اثنان')).toBeLessThan(turned.indexOf('صفر'))
    })
  })

  test('[B-305] with one group more than the template takes is 422, to the draft and to the page itself', async () => {
    const [symbol, max] = [...catalogue.values()].flatMap(({ block }) => (block.groups?.max ? [[block.symbol, block.groups.max] as const] : []))[0] ?? ['', 0]
    const groups = Array.from({ length: max + 1 }, () => ({}))
    const { id, path } = await aPage()
    const over = await patch(id, 0, { put: [aStoredBlock(symbol, {}, groups)] })
    expect([over.status, over.json.error.fields]).toEqual([422, { 'blocks.b1': ['too_many_groups'] }])
    const whole = await call('PUT', `/api/pages/${id}`, { ifMatch: 1, body: { path, blocks: [aStoredBlock(symbol, {}, groups)] } })
    expect([whole.status, Object.keys(whole.json.error.fields)]).toEqual([422, expect.arrayContaining(['blocks.b1'])])
    expect((await patch(id, 0, { put: [aStoredBlock(symbol, {}, groups.slice(1))] })).status).toBe(200)
  })

  test.each([
    ['GET', 'draft'],
    ['PATCH', 'draft'],
    ['DELETE', 'draft'],
    ['POST', 'publish'],
    ['POST', 'status'],
    ['POST', 'move'],
    ['POST', 'duplicate'],
    ['POST', 'preview_links'],
    ['GET', 'checks'],
    ['GET', 'versions'],
    ['GET', 'versions/1'],
    ['POST', 'versions/1/restore'],
    ['GET', 'schedules'],
    ['POST', 'schedules'],
    ['DELETE', 'schedules/1'],
    ['POST', 'presence'],
    ['DELETE', 'presence/a'],
  ])('[B-306] %s …/%s is for staff only', async (method, rest) => {
    const { id } = await aPage()
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    for (const headers of [{}, { authorization: 'Bearer wrong' }])
      expect((await call(method, `/api/pages/${id}/${rest}`, { body, headers: headers as Record<string, string>, ifMatch: 0 })).status).toBe(401)
  })

  test('[B-306] saving a block works with a session of staff and not without', async () => {
    const { id } = await aPage()
    const body = { put: [aQuote('b1', 'نص')], order: ['b1'] }
    expect((await call('PATCH', `/api/pages/${id}/draft`, { body, ifMatch: 0, headers: {} })).status).toBe(401)
    expect((await patch(id, 0, body)).status).toBe(200)
  })

  test('needs the current version, and returns the stored draft when it is stale', async () => {
    const { id } = await aPage()
    expect((await call('PATCH', `/api/pages/${id}/draft`, { body: {} })).status).toBe(428)
    expect((await call('POST', `/api/pages/${id}/publish`, { body: {} })).status).toBe(428)
    await patch(id, 0, { fields: { title: 'أول' } })
    const late = await patch(id, 0, { fields: { title: 'ثان' } })
    expect([late.status, late.headers.get('etag'), late.json.data.content.title, late.json.error.code]).toEqual([412, '"1"', 'أول', 'stale'])
    const published = await call('POST', `/api/pages/${id}/publish`, { body: {}, ifMatch: 0 })
    expect([published.status, published.json.data.version]).toEqual([412, 1])
  })

  test('that is not fit to be published says where', async () => {
    const { id } = await aPage()
    await patch(id, 0, { put: [aQuote('b1', 'ن'.repeat(10_000))], fields: { canonical_url: 'x' } })
    const { status, json } = await call('POST', `/api/pages/${id}/publish`, { body: {}, ifMatch: 1 })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, ['canonical_url', 'blocks.b1.quote']])
    const checks = await call('GET', `/api/pages/${id}/checks`)
    expect(checks.json.data.problems).toEqual(json.problems)
  })

  test.each([
    ['an unknown page field', { fields: { color: 'red' } }],
    ['a type that there is not', { fields: { type: 'post' } }],
    ['a block without an id', { put: [{ template: 'quote', version: 1, fields: {} }] }],
    ['what no database can keep', { fields: { title: 'a\u0000' } }],
    ['something else altogether', { blocks: [] }],
  ])('refuses %s', async (_name, body) => {
    const { id } = await aPage()
    expect((await patch(id, 0, body)).status).toBe(422)
  })

  test('of a hundred blocks takes the patch that the editor makes of them', async () => {
    const { id } = await aPage({ blocks: Array.from({ length: 100 }, (_, index) => aQuote(`b${index}`, `نص ${index}`)) })
    const { content } = (await call('GET', `/api/pages/${id}/draft`)).json.data
    const after = { ...content, blocks: content.blocks.with(7, aQuote('b7', 'غُيّر')) }
    const change = draftPatch(content, after)
    expect(JSON.stringify(change).length).toBeLessThan(300)
    await patch(id, 0, change)
    expect((await call('GET', `/api/pages/${id}/draft`)).json.data.content).toEqual(after)
  })
})

test('[A-014] pages are moved, copied, disabled and listed with what goes on around them', async () => {
  const { id, path } = await aPage({ path: 'listed-أ', title: 'مُدرجة' })
  const moved = await call('POST', `/api/pages/${id}/move`, { body: { path: '/ar/listed/', with_children: true }, ifMatch: 1 })
  expect(moved.json.data).toEqual({ pages: [{ id, path: 'listed', version: 2 }], redirects: [{ from: path, to: 'listed' }] })
  const { status, headers } = await view(`/ar/${encodeURIComponent(path)}`)
  expect([status, headers.get('location')]).toEqual([301, '/ar/listed'])
  const other = await aPage({ path: 'taken' })
  const clash = await call('POST', `/api/pages/${id}/move`, { body: { path: 'taken' }, ifMatch: 2 })
  expect([clash.status, clash.json.error.code, clash.json.error.fields]).toEqual([409, 'path_taken', { path: ['taken'] }])
  const copy = await call('POST', `/api/pages/${id}/duplicate`, { body: { path: 'copy', title: 'نسخة' } })
  expect([copy.status, copy.json.data.status]).toEqual([201, 'draft'])
  expect((await call('POST', `/api/pages/${other.id}/status`, { body: { status: 'disabled', allow_disabled: true }, ifMatch: 1 })).json.data).toMatchObject({
    status: 'disabled',
    allow_disabled: true,
  })
  await patch(id, 3, { fields: { title: 'مسودة' } }).then(({ status: refused }) => expect(refused).toBe(412))
  const { version } = (await call('GET', `/api/pages/${id}/draft`)).json.data
  await patch(id, version, { fields: { title: 'مسودة' } })
  await call('POST', `/api/pages/${id}/schedules`, { body: { action: 'unpublish', run_at: '2026-05-16T00:00:00+04:00' } })
  const listing = await call('GET', '/api/pages?q=مدرجه&per_page=1000')
  expect(listing.json).toEqual({
    data: [
      {
        id,
        path: 'listed',
        type: 'page',
        status: 'published',
        title: 'مُدرجة',
        theme: null,
        version: 2,
        updated_at: services.time.now.toISOString(),
        has_draft: true,
        draft_updated_at: services.time.now.toISOString(),
        draft_updated_by: 'api',
        scheduled_at: '2026-05-15T20:00:00.000Z',
      },
    ],
    meta: { total: 1, page: 1, per_page: 1000 },
  })
  expect((await call('GET', '/api/pages?has_draft=1&sort=updated_at&order=desc')).json.data.map((row: { id: number }) => row.id)).toContain(id)
  expect((await call('GET', `/api/pages?ids=${id},${other.id}`)).json.meta.total).toBe(2)
  expect((await call('GET', '/api/pages', { headers: {} })).status).toBe(401)
})

test('versions are listed, read and brought back over HTTP', async () => {
  const { id } = await aPage({ title: 'أول' })
  await patch(id, 0, { fields: { title: 'ثان' } })
  await call('POST', `/api/pages/${id}/publish`, { body: { note: 'ملاحظة' }, ifMatch: 1 })
  const { json } = await call('GET', `/api/pages/${id}/versions?per_page=1`)
  expect(json).toEqual({
    data: [{ number: 2, kind: 'published', note: 'ملاحظة', author: 'api', approved_by: '', created_at: services.time.now.toISOString() }],
    meta: { total: 2, page: 1, per_page: 1 },
  })
  expect((await call('GET', `/api/pages/${id}/versions/1`)).json.data).toMatchObject({ number: 1, content: { title: 'أول', blocks: [] } })
  const restored = await call('POST', `/api/pages/${id}/versions/1/restore`, { body: {}, ifMatch: 2 })
  expect([restored.status, restored.headers.get('etag'), restored.json.data.content.title]).toEqual([200, '"3"', 'أول'])
  expect((await call('GET', `/api/pages/${id}/versions/9`)).status).toBe(404)
})

describe('a preview link', () => {
  const linkTo = async (id: number, body: object = {}) =>
    (await call('POST', `/api/pages/${id}/preview_links`, { body })).json.data as { url: string; expires_at: string }
  const pathOf = (url: string) => url.slice('https://site.test'.length)

  test('[A-035] shows the draft as it was when it was made, to anybody who has it; never kept, never indexed', async () => {
    const { id } = await aPage({ status: 'draft' })
    await patch(id, 0, { fields: { title: 'للمعاينة' }, put: [aQuote('b1', 'مسودة')], order: ['b1'] })
    const { url } = await linkTo(id)
    expect(url).toMatch(new RegExp(`^https://site\\.test/ar/preview/${id}/2\\?token=`))
    await patch(id, 1, { fields: { title: 'بعدها' } })
    const { status, page, headers } = await view(pathOf(url))
    expect([status, page.title, page.querySelector('main blockquote')?.textContent]).toEqual([200, 'للمعاينة', 'مسودة'])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex, nofollow'])
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
    expect(page.documentElement.outerHTML).not.toContain('token:env')
  })

  test('[A-035] that has expired says so in Arabic, in the site’s frame', async () => {
    const { id } = await aPage()
    const { url, expires_at } = await linkTo(id, { seconds: 60 })
    services.time.now = new Date(expires_at)
    const { status, page } = await view(pathOf(url))
    expect([status, page.querySelector('main')?.textContent?.includes('انتهت صلاحية رابط المعاينة')]).toEqual([410, true])
    expect(page.querySelector('footer')).not.toBeNull()
    expect(services.messages).toEqual([])
  })

  test('[A-035] opens that version of that page and nothing else', async () => {
    const [one, other] = [await aPage(), await aPage()]
    const { url } = await linkTo(one.id, { version: 1 })
    const token = new URL(url).searchParams.get('token') ?? ''
    await patch(one.id, 0, { fields: { title: 'ثان' } })
    await call('POST', `/api/pages/${one.id}/publish`, { body: {}, ifMatch: 1 })
    expect((await view(pathOf(url))).page.title).toBe('عنوان')
    const closed = [`${one.id}/2`, `${other.id}/1`, `${one.id}/01`, `${one.id}/x`, `0/0`].map((subject) => `/ar/preview/${subject}?token=${token}`)
    closed.push(`/ar/preview/${one.id}/1`, `/ar/preview/${one.id}/1?token=9999999999.x`, `/ar/disabled-preview/${one.path}?token=${token}`)
    for (const path of closed) expect([path, (await view(path)).status]).toEqual([path, 404])
    expect((await call('POST', `/api/pages/${one.id}/preview_links`, { body: { version: 99 } })).status).toBe(404)
  })
})

describe('plans and jobs', () => {
  test('a plan is made, listed and called off', async () => {
    const { id } = await aPage()
    const schedule = await call('POST', `/api/pages/${id}/schedules`, { body: { action: 'publish', run_at: '2026-05-15T09:00:00Z' } })
    expect([schedule.status, schedule.json.data]).toMatchObject([
      201,
      { action: 'publish', run_at: '2026-05-15T09:00:00.000Z', status: 'pending', author: 'api' },
    ])
    expect((await call('GET', `/api/pages/${id}/schedules`)).json.data).toEqual([schedule.json.data])
    const past = await call('POST', `/api/pages/${id}/schedules`, { body: { action: 'publish', run_at: '2026-05-15T08:00:00Z' } })
    expect([past.status, past.json.error.fields]).toEqual([422, { run_at: ['past'] }])
    expect((await call('DELETE', `/api/pages/${id}/schedules/${schedule.json.data.id}`)).status).toBe(204)
    expect((await call('GET', `/api/pages/${id}/schedules`)).json.data).toMatchObject([{ status: 'cancelled' }])
  })

  test('a plan that cannot be carried out is tried again, and says why after the last time', async () => {
    const [{ id }, other] = [await aPage(), await aPage()]
    await patch(id, 0, { fields: { path: 'in-the-way' } })
    const plan = await call('POST', `/api/pages/${id}/schedules`, { body: { action: 'publish', run_at: '2026-05-15T09:00:00Z' } })
    await call('POST', `/api/pages/${other.id}/move`, { body: { path: 'in-the-way', leave_redirect: false }, ifMatch: 1 })
    services.time.now = new Date('2026-05-15T09:00:01Z')
    const kind = jobKinds(services).find(({ name }) => name === RUN_SCHEDULE)
    const data = { schedule_id: plan.json.data.id }
    const attempt = () => kind?.run({ id: 'x', data })
    await expect(attempt()).rejects.toThrow('path_taken')
    expect((await call('GET', `/api/pages/${id}/schedules`)).json.data).toMatchObject([{ status: 'pending', error: '' }])
    await kind?.giveUp?.({ data, error: 'path_taken: ["in-the-way"]' })
    expect((await call('GET', `/api/pages/${id}/schedules`)).json.data).toMatchObject([{ status: 'failed', error: 'path_taken: ["in-the-way"]' }])
    await call('DELETE', `/api/pages/${other.id}`)
    await attempt()
    expect((await call('GET', `/api/pages/${id}/schedules`)).json.data).toMatchObject([{ status: 'done', error: '' }])
  })

  test('what came due while nothing ran is published when a process starts, and its job is listed', async () => {
    const { id, path } = await aPage({ status: 'draft', title: 'موعود' })
    const plan = await call('POST', `/api/pages/${id}/schedules`, { body: { action: 'publish', run_at: '2026-05-15T09:00:00Z' } })
    const schedule_id = plan.json.data.id
    expect((await services.jobs.list({ page: 1, perPage: 50, name: 'run-page-schedule', order: 'desc' })).rows).toContainEqual(
      expect.objectContaining({ data: { schedule_id } }),
    )
    // The queue forgets; the plan does not.
    await services.database.db.execute('delete from pgboss.job')
    services.time.now = new Date('2026-05-15T09:00:01Z')
    startJobs(services)
    await vi.waitFor(async () => expect((await view(`/ar/${path}`)).page.title).toBe('موعود'), { timeout: 20_000 })
    const isOfPlan = (job: { data_summary: string }) => JSON.parse(job.data_summary).schedule_id === schedule_id
    const listJobs = async () => (await call('GET', '/api/jobs?name=run-page-schedule')).json
    await vi.waitFor(async () => expect((await listJobs()).data.find(isOfPlan)).toMatchObject({ state: 'completed', error: '' }))
    const jobs = await listJobs()
    expect(jobs.meta).toMatchObject({ page: 1, per_page: 25 })
    expect(jobs.data.find(isOfPlan)).toMatchObject({ label: 'Publish or unpublish at its time', label_ar: 'تنفيذ موعد نشر' })
    expect(jobs.data.find(isOfPlan)).toMatchObject({ about: `Schedule ${schedule_id}`, about_ar: `الموعد ${schedule_id}` })
    await services.jobs.enqueue('of-a-former-build', { key: '1', data: { schedule_id: 7 } })
    expect((await call('GET', '/api/jobs?name=of-a-former-build')).json.data[0]).toMatchObject({
      label: 'of-a-former-build',
      label_ar: 'of-a-former-build',
      about: '',
    })
    expect((await call('POST', `/api/jobs/run-page-schedule/${jobs.data.find(isOfPlan).id}/retry`)).status).toBe(404)
    expect((await call('GET', '/api/jobs', { headers: {} })).status).toBe(401)
  }, 40_000)
})

const definition = { symbol: 'x', name: 'X', description: 'x', short_description: 'x', group: 'Content', version: 1, island: 'never' } as const

describe('what the canvas needs', () => {
  test('the records that blocks point to, by id', async () => {
    const [shownPage, hidden] = [await aPage(), await aPage({ status: 'draft' })]
    const { json } = await call('POST', '/api/editing/references', { body: { images: [1], pages: [shownPage.id, hidden.id], files: [1] } })
    expect(json).toEqual({ data: { images: {}, pages: { [shownPage.id]: shownPage.path }, files: {} } })
  })

  test('what a block loads, or that it could not', async () => {
    const block = aStoredBlock('hero_carousel', { offer_key: 'x' }, [{ heading: 'بطل' }])
    const loaded = await call('POST', '/api/editing/block_data', { body: { block, path: '' } })
    expect([loaded.status, loaded.json.data]).toMatchObject([200, { failed: false }])
    expect((await call('POST', '/api/editing/block_data', { body: { block: aQuote('b', 'نص'), path: '' } })).status).toBe(404)
    await call('POST', '/api/settings', { body: { key: 'mena.offers_api_url', value: 'http://127.0.0.1:9/offers' } })
    services.site.forget()
    const failed = await call('POST', '/api/editing/block_data', { body: { block, path: '' } })
    expect([failed.status, failed.json]).toEqual([200, { data: { value: null, failed: true } }])
  })

  test('what a block loads at a query of its page, as a later stage of a quiz', async () => {
    const block = aStoredBlock('powertrain_quiz', {})
    const { json } = await call('POST', '/api/editing/block_data', {
      body: { block, path: '', query: { powertrain: 'q4', q1: 'under_11000', q3: ['city', 'towing'] } },
    })
    expect(json.data.value).toEqual({ query: { powertrain: 'q4', q1: 'under_11000', q3: ['city', 'towing'] } })
  })

  test('the look and the words of the site', async () => {
    const { json } = await call('GET', '/api/editing/site')
    expect(json.data).toMatchObject({ language: 'ar', theme: 'jdx', time_zone: expect.stringContaining('/'), words: {} })
    expect(json.data.predefined_links).toContainEqual({ alias: 'links.contact', url: '/contact-us' })
    expect(json.data.data_templates).toContain('hero_carousel')
  })

  test('[A-399][B-151] the choices of a model field are the families with their model years', async () => {
    const block = defineBlock({ ...definition, fields: [presets.model_key] })
    const select = describeBlock(block, '').attributes.fields.find(({ symbol }) => symbol === 'model_key')
    for (const { label, key, years } of modelFamilies)
      for (const year of years) expect(JSON.stringify(select)).toContain(JSON.stringify({ label: `${label} ${year}`, value: `${key}-${year}` }))
    expect((await call('GET', '/api/offer_car_models')).json.data).toMatchObject([{ family: 'x', model_years: [2025] }])
  })
})

test('presence over HTTP', async () => {
  const { id } = await aPage()
  const announce = (tab: string) => call('POST', `/api/pages/${id}/presence`, { body: { tab, block_id: 'b1' } })
  expect((await announce('one')).json).toEqual({ data: [], meta: { draft_version: 0, comments_version: '' } })
  expect((await announce('two')).json.data).toEqual([
    { tab: 'one', staff_id: 'token:env', name: 'api', block_id: 'b1', seen_at: services.time.now.toISOString() },
  ])
  expect((await call('POST', `/api/pages/${id}/presence/leave`, { body: { tab: 'one' } })).status).toBe(204)
  expect((await call('DELETE', `/api/pages/${id}/presence/two`)).status).toBe(204)
  expect((await announce('three')).json.data).toEqual([])
})
