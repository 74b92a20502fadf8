import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { subjects } from '#admin/app/subjects.ts'
import { tableWords } from '#admin/operation/table-words.ts'
import { orderStates } from '#domains/orders/index.ts'
import type { OperationReport } from '#admin/operation/operation.ts'
import { processFigures } from '#server/figures/process-figures.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ CDN_PURGE_URL: 'http://127.0.0.1:9/' })
const { call } = apiCaller(services)

async function operation(): Promise<OperationReport> {
  const { status, json } = await call('/api/operation')
  expect(status).toBe(200)
  return json.data
}
const figure = async (label: string) => (await operation()).figures.find((one) => one.label === label)

test('an operator sees the process, what waits, and what is out of order', async () => {
  const { version, node, role, figures } = await operation()
  expect([typeof version, node, role]).toEqual(['string', process.version, 'both'])
  expect(figures.filter(({ value }) => value === null)).toEqual([])
  expect(await figure('It hears of changes')).toMatchObject({ label_ar: 'تصلها التغييرات', unit: 'yes', value: 1, least: 1, is_fine: true, where: null })
  expect(await figure('Mails and webhooks that were given up')).toMatchObject({ value: 0, most: 0, is_fine: true, where: 'deliveries' })
  await services.database.db.execute(sql`
    insert into delivery (kind, key, target, subject_type, subject_id, payload, state, next_at, created_at)
    values ('mail', 'k', 't', 'x', '1', '{}', 'failed', now(), now()), ('mail', 'l', 't', 'x', '1', '{}', 'queued', ${services.time.now}, ${new Date(services.time.now.getTime() - 1_000_000)})`)
  expect(await figure('Mails and webhooks that were given up')).toMatchObject({ value: 1, is_fine: false })
  expect(await figure('Oldest mail that is not sent')).toMatchObject({ value: 1000, most: 900, is_fine: false })
  expect(await figure('Oldest webhook that is not sent')).toMatchObject({ value: 0, is_fine: true })
})

test('what cannot be read is out of order, and hides nothing else', async () => {
  await services.database.db.execute(sql`alter table payment_difference rename to payment_difference_away`)
  expect(await figure('Differences with payment services')).toMatchObject({ value: null, is_fine: false })
  expect(await figure('Cars held for buyers now')).toMatchObject({ value: 0, is_fine: null })
  await services.database.db.execute(sql`alter table payment_difference_away rename to payment_difference`)
})

test('requests, memories, connections, calls of services and orders are there as at /metrics, with words for each, and without a port of figures', async () => {
  services.requests.hear({ kind: 'page', status: 404, ms: 30, cache: 'miss' })
  services.requests.hear({ kind: 'api', status: 429, ms: 2, cache: 'none' })
  const { tables, figures } = await operation()
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows
  expect(rows('maarad_requests_total')).toEqual([
    { labels: ['page', '404'], value: 1 },
    { labels: ['api', '429'], value: 1 },
  ])
  expect(rows('maarad_request_duration_seconds_bucket')?.find(({ labels }) => labels.join() === 'page,50')?.value).toBeCloseTo(0.0375)
  expect(rows('maarad_requests_refused_total')).toEqual([{ labels: ['too_many_requests'], value: 1 }])
  expect(rows('maarad_cache_requests_total')).toEqual([{ labels: ['page', 'miss'], value: 1 }])
  expect(rows('maarad_database_connections')?.map(({ labels }) => labels.join())).toEqual(
    ['visitors', 'staff', 'jobs'].flatMap((share) => ['used', 'idle', 'waiting'].map((state) => `${share},${state}`)),
  )
  expect(rows('maarad_orders')?.map(({ labels }) => labels[0])).toEqual([...orderStates])
  expect(rows('maarad_cache_entries')).toHaveLength(2)
  expect(rows('maarad_provider_calls_total')).toEqual(expect.any(Array))
  expect(tables.filter(({ name }) => !tableWords.has(name))).toEqual([])
  const labels = figures.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Delay of its event loop', 'Processor time it has used', 'What it serves may be this old']))
})

test('waiting for a connection is out of order only while it lasts', async () => {
  const pool = services.database.shares.jobs.$client
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  const waiting = pool.connect()
  const label = 'Who waits for a connection to the database'
  expect(await figure(label)).toMatchObject({ value: 1, most: 0, is_fine: false })
  const looking = figure(label)
  await vi.waitFor(() => expect(pool.waitingCount).toBeGreaterThan(0))
  for (const connection of clients) connection.release()
  ;(await waiting).release()
  expect(await looking).toMatchObject({ value: 0, is_fine: true })
})

test('the screen and the alerts of Prometheus have the same limits, and lead to tabs that there are', () => {
  const rules = readFileSync('deploy/prometheus/alerts.yaml', 'utf8')
  const watched = processFigures(services, { version: '', commit: null }).flatMap(({ name, watched: lines = [] }) => lines.map((line) => ({ name, ...line })))
  for (const { name, most, where } of watched) {
    if (where !== undefined) expect(subjects.map((subject) => subject.name)).toContain(where)
    if (most !== undefined) expect(rules).toMatch(new RegExp(`\\b${name}\\b[^>\\n]*> ${most}\\n`))
  }
  expect(watched.filter(({ most }) => most !== undefined).length).toBeGreaterThan(9)
})
