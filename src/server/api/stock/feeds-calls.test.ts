import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'
import { feedJobKinds } from '../../jobs/feed-jobs.server.ts'

const services = await testServices()
const { call, post, put, remove } = apiCaller(services)
const app = createApp(services)
const { db } = services.database

beforeEach(async () => {
  await db.execute(sql`truncate vehicle, feed, feed_run, feed_row, feed_withdrawal, feed_arrival restart identity`)
})

const draft = {
  key: 'dealer',
  name: 'معرض دبي',
  shows_at_once: true,
  rules: [
    { field: 'external_id', from: 'id' },
    { field: 'state', constant: 'used' },
    { field: 'nameplate_brand_name', constant: 'Jaguar' },
    { field: 'nameplate_name', from: 'model' },
  ],
}
const csv = 'id,model\nA,XE\nB,F-Pace\n'

async function upload(feedId: number, text: string, { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {}) {
  const form = new FormData()
  form.set('file', new File([text], 'stock.csv'))
  const response = await app.request(`https://site.test/api/feeds/${feedId}/runs${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_TOKEN}`, ...headers },
    body: form,
  })
  return { status: response.status, json: await response.json() }
}

/** Does what the queue was told to do. */
async function work(): Promise<void> {
  const kinds = new Map(feedJobKinds(services).map((kind) => [kind.name, kind]))
  const { rows } = await services.jobs.list({ page: 1, perPage: 50, name: 'run-feed', state: 'created', order: 'asc' })
  for (const { id, data } of rows) await kinds.get('run-feed')?.run({ id, data })
}

describe('/api/feeds', () => {
  test('keeps feeds as records with versions, and shows no password', async () => {
    const url = 'https://user:s3cret@feeds.example/stock.csv'
    const addedFeed = await post('/api/feeds', { ...draft, source: 'url', url, schedule: 'every 6 hours' })
    expect(addedFeed).toMatchObject({
      status: 201,
      etag: '"1"',
      json: { data: { key: 'dealer', url: 'https://user:***@feeds.example/stock.csv', missing: [] } },
    })
    expect((await post('/api/feeds', draft)).json.error.fields).toEqual({ key: ['taken'] })
    const { id, ...storedFeed } = addedFeed.json.data
    expect(await call(`/api/feeds/${id}`, { method: 'PUT', body: draft })).toMatchObject({ status: 428 })
    const saved = await put(`/api/feeds/${id}`, { ...storedFeed, name: 'اسم' }, '1')
    expect(saved).toMatchObject({ status: 200, etag: '"2"', json: { data: { name: 'اسم' } } })
    expect(await put(`/api/feeds/${id}`, storedFeed, '1')).toMatchObject({ status: 412, json: { data: { name: 'اسم', updated_by: 'api' } } })
    expect((await put(`/api/feeds/${id}`, { ...storedFeed, key: 'other' }, '2')).json.error.fields).toEqual({ key: ['stays'] })
    const list = await call('/api/feeds?page=1')
    expect(list.json).toMatchObject({ data: [{ id }], meta: { total: 1 } })
    expect(JSON.stringify([list.json, saved.json])).not.toContain('s3cret')
    expect((await remove(`/api/feeds/${id}`)).status).toBe(204)
    expect((await call(`/api/feeds/${id}`)).status).toBe(404)
  })

  test.each([
    ['http://feeds.example/x'],
    ['https://127.0.0.1/x'],
    ['https://localhost:5432/'],
    ['https://[::1]/'],
    ['https://169.254.169.254/latest'],
    ['https://192.168.1.1/x'],
    ['file:///etc/passwd'],
    ['gopher://x/'],
  ])('refuses to fetch from %s', async (url) => {
    const answer = await post('/api/feeds', { ...draft, source: 'url', url })
    expect(answer).toMatchObject({ status: 422, json: { error: { fields: { url: ['refused_address'] } } } })
    const preview = await post('/api/feeds/preview', { feed: { ...draft, source: 'url', url } })
    expect(preview.json.data).toMatchObject({ rows: [], flaw: { code: 'refused_address' } })
  })

  test.each([
    [{ schedule: 'often' }, 'schedule'],
    [{ schedule: 'every 6 hours' }, 'schedule'], // of a feed without an address
    [{ key: 'manual' }, 'key'],
    [{ rules: [{ field: 'retailer_id', from: 'x' }] }, 'rules.0.field'],
    [{ most_gone_percent: 101 }, 'most_gone_percent'],
    [{ source: 'url' }, 'url'],
  ])('refuses %j', async (values, field) => {
    const { status, json } = await post('/api/feeds', { ...draft, ...values })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [field]])
  })

  test('reads the first rows of a sample', async () => {
    const { status, json } = await post('/api/feeds/preview', { feed: draft, sample: Buffer.from(csv).toString('base64') })
    expect(status).toBe(200)
    expect(json.data).toMatchObject({
      columns: [{ path: 'id', example: 'A' }, { path: 'model' }],
      rows: [{ line: 2, values: { external_id: 'A' } }, { line: 3 }],
    })
  })
})

async function countOnOffer(): Promise<number> {
  // Between tests rows are removed, which the product never does, so that no change tells of it.
  await services.stock.rebuild()
  return (await call('/api/vehicles')).json.meta.total
}

describe('runs of a feed', () => {
  const aFeed = async (values = {}) => (await post('/api/feeds', { ...draft, ...values })).json.data.id as number

  test('take a file, show their progress, and are applied by staff after a review', async () => {
    const feedId = await aFeed()
    const started = await upload(feedId, csv, { query: '?dry_run=1', headers: { 'idempotency-key': 'one' } })
    expect(started).toMatchObject({ status: 202, json: { data: { state: 'queued', is_dry_run: true, file_name: 'stock.csv', progress: 0 } } })
    expect(await upload(feedId, csv, { query: '?dry_run=1', headers: { 'idempotency-key': 'one' } })).toMatchObject({ status: 200, json: { data: { id: 1 } } })
    expect(await upload(feedId, 'id\n1', { query: '?dry_run=1', headers: { 'idempotency-key': 'one' } })).toMatchObject({
      status: 409,
      json: { error: { code: 'key_reused' } },
    })
    expect(await upload(feedId, csv)).toMatchObject({ status: 409, json: { error: { code: 'running' } } })
    await work()
    expect((await call('/api/feed_runs/1')).json.data).toMatchObject({
      state: 'ready',
      progress: 100,
      counts: { added: 2 },
      report: { added: [{ external_id: 'A' }, { external_id: 'B' }] },
    })
    expect((await post('/api/feed_runs/1/apply', {})).status).toBe(202)
    await work()
    expect((await call('/api/feed_runs?page=1&feed_id=1')).json).toMatchObject({
      data: [{ state: 'done', counts: { added: 2 }, report: { added: [] } }],
      meta: { total: 1 },
    })
    expect(await countOnOffer()).toBe(2)
    expect((await post('/api/feed_runs/1/apply', { allow_gone: true })).json.error.code).toBe('not_waiting')
    expect((await call('/api/feeds/1')).json.data.last_run).toMatchObject({ id: 1, state: 'done' })
  })

  test('stop when too much would go, until somebody confirms', async () => {
    const feedId = await aFeed()
    await upload(feedId, csv)
    await work()
    await upload(feedId, 'id,model\nA,XE\n')
    await work()
    expect((await call('/api/feed_runs/2')).json.data).toMatchObject({ state: 'stopped', counts: { gone: 1, gone_of: 2 } })
    expect(await post('/api/feed_runs/2/apply', {})).toMatchObject({ status: 409, json: { error: { code: 'too_many_gone' }, data: { gone: 1 } } })
    expect(await countOnOffer()).toBe(2)
    expect((await post('/api/feed_runs/2/apply', { allow_gone: true })).status).toBe(202)
    await work()
    expect(await countOnOffer()).toBe(1)
  })

  test('are started and applied with their job or not at all, fail when it is given up, and have it again in a restored backup', async () => {
    const feedId = await aFeed()
    const kind = feedJobKinds(services).find(({ name }) => name === 'run-feed')
    const waiting = async () => (await kind?.waiting?.())?.map(({ data }) => data)
    const enqueue = vi.spyOn(services.jobs, 'enqueue').mockRejectedValue(new Error('the queue is away'))
    expect((await upload(feedId, csv, { query: '?dry_run=1' })).status).toBe(500)
    expect((await call('/api/feed_runs?page=1')).json.meta.total).toBe(0)
    enqueue.mockRestore()
    const { id } = (await upload(feedId, csv, { query: '?dry_run=1' })).json.data
    expect(await waiting()).toEqual([{ run_id: id, attempt: 1 }])
    // A storage or a database that restarts is back before the last try.
    const { rows } = await db.execute(
      sql`select retry_delay, retry_limit, retry_backoff from pgboss.job where name = 'run-feed' order by created_on desc limit 1`,
    )
    expect(rows).toEqual([{ retry_delay: 30, retry_limit: 3, retry_backoff: true }])
    await work()
    expect(await waiting()).toEqual([])
    const away = vi.spyOn(services.jobs, 'enqueue').mockRejectedValue(new Error('the queue is away'))
    expect((await post(`/api/feed_runs/${id}/apply`, {})).status).toBe(500)
    expect((await call(`/api/feed_runs/${id}`)).json.data).toMatchObject({ state: 'ready', is_dry_run: true })
    away.mockRestore()
    expect((await post(`/api/feed_runs/${id}/apply`, {})).status).toBe(202)
    const [data] = (await waiting()) ?? []
    expect(data).toEqual({ run_id: id, attempt: 2 })
    await kind?.giveUp?.({ data: data ?? {}, error: 'no storage' })
    expect((await call(`/api/feed_runs/${id}`)).json.data).toMatchObject({ state: 'failed', reason: 'interrupted' })
    expect(await waiting()).toEqual([])
  })

  test('are cancelled, and leave no file behind', async () => {
    const feedId = await aFeed()
    await upload(feedId, csv)
    expect((await call('/api/feed_runs/1/cancel', { method: 'POST' })).json.data).toMatchObject({ state: 'cancelled' })
    await work()
    await feedJobKinds(services)
      .find(({ name }) => name === 'sweep-feeds')
      ?.run({ id: '', data: {} })
    const { rows } = await db.execute<{ file_key: string; file_parts: number }>(sql`select file_key, file_parts from feed_run`)
    expect(rows[0]?.file_parts).toBe(0)
    expect(await services.storage.find(`feeds/${rows[0]?.file_key}/1`)).toBeNull()
    expect(await countOnOffer()).toBe(0)
  })

  test('refuse what is no form, a form without a file, too large a file, and feeds that are not ready', async () => {
    const feedId = await aFeed()
    expect((await call(`/api/feeds/${feedId}/runs`, { method: 'POST', body: csv, headers: { 'content-type': 'text/csv' } })).json.error.fields).toEqual({
      file: ['not_a_form'],
    })
    const empty = await call(`/api/feeds/${feedId}/runs`, { method: 'POST', body: '--x--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } })
    expect(empty.json.error.fields).toEqual({ file: ['required'] })
    const large = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(300 * 1024 * 1024) }
    expect((await call(`/api/feeds/${feedId}/runs`, { method: 'POST', body: 'x', headers: large })).status).toBe(413)
    expect((await post(`/api/feeds/${feedId}/runs`, {})).json.error.code).toBe('no_address')
    const half = await aFeed({ key: 'half', rules: [] })
    expect(await upload(half, csv)).toMatchObject({
      status: 409,
      json: { error: { code: 'incomplete' }, data: ['state', 'nameplate_brand_name', 'nameplate_name', 'external_id'] },
    })
    expect((await upload(999, csv)).status).toBe(404)
  })

  test('are closed to strangers, and to tokens that may only read', async () => {
    const feedId = await aFeed()
    for (const path of ['/api/feeds?page=1', `/api/feeds/${feedId}`, '/api/feed_runs?page=1']) expect((await call(path, { token: null })).status).toBe(401)
    expect((await post(`/api/feeds/${feedId}/runs`, {}, { token: null })).status).toBe(401)
    const { json } = await post('/api/api_tokens', { name: 'قراءة', scopes: ['stock.read'] })
    const token = json.data.token as string
    expect((await call(`/api/feeds/${feedId}`, { token })).status).toBe(200)
    expect((await post(`/api/feeds/${feedId}/runs`, {}, { token })).status).toBe(403)
    expect((await post('/api/feed_runs/1/apply', {}, { token })).status).toBe(403)
    expect((await post('/api/feeds/preview', { feed: draft }, { token })).status).toBe(403)
  })
})
