import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueDelivery } from '#domains/deliveries/index.server.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { createHttpServer, drain } from '../http/http-server.server.ts'
import { createMetricsServer } from '../http/metrics-server.server.ts'
import { watchRequests } from '../http/watch-requests.server.ts'
import { processFigures } from './process-figures.server.ts'

// Nobody listens there.
const services = await testServices({ CDN_PURGE_URL: 'http://127.0.0.1:9/' })
const server = createHttpServer(services, createApp(services).fetch, { watch: watchRequests([services.requests.hear]) })
const metrics = createMetricsServer(processFigures(services, { version: '1.2.3', commit: 'abc' }))
const [site, own] = await Promise.all(
  [server, metrics].map(async (listening) => {
    listening.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  }),
)
afterAll(async () => {
  await Promise.all([drain(server, 100), drain(metrics, 100)])
})

/** The figures as Prometheus reads them: by name and labels. */
async function look(): Promise<Map<string, number>> {
  const response = await fetch(`${own}/metrics`)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) maarad_\w+ .+|maarad_\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  return new Map(
    lines.filter((line) => !line.startsWith('#')).map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

beforeAll(async () => {
  // The queues are made at the first job.
  await services.jobs.enqueue('waits', { key: 'k', data: {} })
  const crm = await aReceiver((_, response) => void response.writeHead(503).end())
  await sendRequest(crm.url, { network: 'private', timeoutMs: 1000 })
  await services.database.db.execute(sql`
    insert into feed_answer (address, kind, tried_at, asked_at, read_at) values ('a', 'news', ${services.time.now}, ${services.time.now}, ${new Date(services.time.now.getTime() - 60_000)})`)
  await services.database.db.execute(sql`
    insert into feed (key, name, source, format, encoding, delimiter, currency, most_gone_percent, most_invalid_percent, next_run_at)
    values ('stock', 'x', 'upload', 'csv', 'auto', 'auto', 'AED', 10, 10, ${new Date(services.time.now.getTime() - 90_000)})`)
  await services.database.db.execute(
    sql`insert into budget_use (day, kind, key, used, refused) values (${services.time.now.toISOString().slice(0, 10)}, 'sms', 'AE', 3, 4)`,
  )
  await enqueueDelivery(services.database.db, { kind: 'mail', key: 'm', target: 't', subject: { type: 'lead', id: '1' }, payload: {} }, services.clock)
  services.time.now = new Date(services.time.now.getTime() + 120_000)
})

test('requests are counted by kind and status, with their time, what the memory did and why they were refused', async () => {
  const answers = [await fetch(`${site}/ar/none-such`), await fetch(`${site}/ar/none-such`), await fetch(`${site}/api/leads`), await fetch(`${site}/ar/blocks`)]
  for (const answer of answers) await answer.arrayBuffer()
  await expect.poll(async () => (await look()).get('maarad_request_duration_seconds_count{kind="page"}')).toBe(3)
  const figuresNow = await look()
  expect(figuresNow.get('maarad_requests_total{kind="page",status="404"}')).toBe(2)
  expect(figuresNow.get('maarad_requests_total{kind="api",status="401"}')).toBe(1)
  expect(figuresNow.get('maarad_requests_refused_total{reason="unauthorised"}')).toBe(1)
  expect(figuresNow.get('maarad_cache_requests_total{kind="page",result="miss"}')).toBeGreaterThan(0)
  expect(figuresNow.get('maarad_request_duration_seconds_bucket{kind="page",le="+Inf"}')).toBe(3)
  expect(figuresNow.get('maarad_request_duration_seconds_sum{kind="page"}')).toBeGreaterThan(0)
})

test('what waits in the database has its age', async () => {
  const figuresNow = await look()
  expect(figuresNow.get('maarad_delivery_oldest_unsent_seconds{kind="mail"}')).toBe(120)
  expect(figuresNow.get('maarad_deliveries_waiting{kind="webhook"}')).toBe(0)
  expect(figuresNow.get('maarad_feed_answer_age_seconds{kind="news"}')).toBe(180)
  expect(figuresNow.get('maarad_vehicle_feed_overdue_seconds{feed="stock"}')).toBe(210)
  expect(figuresNow.get('maarad_refused_today{kind="sms"}')).toBe(4)
  expect(figuresNow.get('maarad_jobs_due{queue="waits"}')).toBe(1)
  expect(figuresNow.get('maarad_orders{state="paid"}')).toBe(0)
  expect(figuresNow.get('maarad_build_info{version="1.2.3",commit="abc"}')).toBe(1)
  expect(figuresNow.get('maarad_bus_connected')).toBe(1)
  expect(figuresNow.get('maarad_content_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(figuresNow.get('maarad_stock_index_age_seconds')).toBe(0)
  expect(figuresNow.get('maarad_figures_unreadable')).toBe(0)
  expect([...figuresNow.keys()].some((name) => /^maarad_provider_calls_total\{host="127.0.0.1:\d+",outcome="failed"\}$/.test(name))).toBe(true)
})

test('a CDN that does not listen is told of by its failures, and by the age of what it does not know', async () => {
  services.cache.forget(['stock'])
  await expect.poll(async () => (await look()).get('maarad_cdn_purges_total{outcome="failed"}')).toBeGreaterThan(0)
  expect((await look()).get('maarad_cdn_purge_oldest_seconds')).toBeGreaterThan(0)
})

test('the delay of the event loop is told by percentiles, under a name that is not kept for summaries', async () => {
  const delays = [...(await look()).keys()].filter((name) => name.startsWith('maarad_event_loop_delay_seconds'))
  expect(delays).toEqual(['50', '99', '100'].map((percentile) => `maarad_event_loop_delay_seconds{percentile="${percentile}"}`))
  const rules = readFileSync('deploy/prometheus/alerts.yaml', 'utf8') + readFileSync('deploy/grafana/dashboard.json', 'utf8').replaceAll('\\"', '"')
  const askedLabels = [...rules.matchAll(/maarad_event_loop_delay_seconds(\{[^}]*\})/g)].map(([, labels]) => labels)
  expect(askedLabels).toEqual(['{percentile="99"}', '{percentile="99"}'])
})

test('a stock index that cannot follow becomes older until it can', async () => {
  const { stock, database } = services
  await database.db.execute(sql`alter table vehicle rename to vehicle_away`)
  await stock.refresh()
  expect(stock.figures().behindSeconds).toBeGreaterThan(0)
  await database.db.execute(sql`alter table vehicle_away rename to vehicle`)
  await stock.refresh()
  expect(stock.figures().behindSeconds).toBe(0)
})

test('only figures are served there', async () => {
  const statuses = await Promise.all(['/', '/metrics?x', '/health/live'].map(async (path) => (await fetch(own + path)).status))
  expect([...statuses, (await fetch(`${own}/metrics`, { method: 'POST' })).status]).toEqual([404, 404, 404, 404])
})

test.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/dashboard.json'])('%s names only figures that there are', async (file) => {
  await (await fetch(`${site}/ar/none-such`)).arrayBuffer()
  await (await fetch(`${site}/api/leads`)).arrayBuffer()
  await expect.poll(async () => [...(await look()).keys()].some((name) => name.startsWith('maarad_requests_refused_total'))).toBe(true)
  const there = new Set([...(await look()).keys()].map((name) => name.replace(/\{.*/, '')))
  const metricNames = new Set(readFileSync(file, 'utf8').match(/\bmaarad_\w+/g))
  expect(metricNames.size).toBeGreaterThan(10)
  expect([...metricNames].filter((name) => !there.has(name))).toEqual([])
})

test('the dashboard shows every figure, and every alert has its page', async () => {
  const dashboard = readFileSync('deploy/grafana/dashboard.json', 'utf8')
  const families = new Set([...(await look()).keys()].map((name) => name.replace(/\{.*/, '').replace(/_(sum|count)$/, '_bucket')))
  expect([...families].filter((name) => !dashboard.includes(name))).toEqual([])
  const rules = readFileSync('deploy/prometheus/alerts.yaml', 'utf8')
  const page = readFileSync('docs/operations/alerts.md', 'utf8')
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
  expect(alerts.filter((name) => !page.includes(`| ${name} `))).toEqual([])
  expect(alerts.length).toBe([...rules.matchAll(/severity: (page|ticket) \}/g)].length)
})
