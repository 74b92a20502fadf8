import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

delete process.env.DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'maarad-roles-'))
const env = { DATA_DIR: folder, DEMO_PICTURES: 'asked' }
const received: string[] = []
const receiver = createServer((request, response) => {
  received.push(String(request.headers['idempotency-key']))
  request.resume().on('end', () => response.writeHead(200).end())
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const web: SiteProcess = await startSite({ ...env, PROCESS_ROLE: 'web', LOG_LEVEL: 'info', SMTP_URL: 'smtp://site:hunter2@127.0.0.1:9' })
let worker: SiteProcess | undefined
afterAll(async () => {
  receiver.close()
  await worker?.stop()
  await web.stop()
  await rm(folder, { recursive: true, force: true })
})

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
const post = async (path: string, body: object) => {
  const response = await fetch(web.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBeLessThan(300)
  return ((await response.json()) as { data: { id: number } }).data
}

test('a process says at its start which version and commit it is, the steps of the schema and its configuration, and no secret', () => {
  const line = web
    .log()
    .split('\n')
    .find((text) => text.includes('"the site starts"'))
  const { build, schema, configuration } = JSON.parse(line ?? '{}')
  const { version, commit } = JSON.parse(readFileSync('build/version.json', 'utf8'))
  expect([build, schema]).toEqual([{ version, commit }, globSync('db/migrations/*.sql').length])
  expect(configuration).toMatchObject({ PROCESS_ROLE: 'web', DATA_DIR: folder, API_TOKEN: 'set', SMTP_URL: 'at 127.0.0.1:9' })
  for (const secret of ['hunter2', TEST_TOKEN]) expect(web.log()).not.toContain(secret)
})

test('a web process leaves jobs to a worker, which sends what waits and answers nothing but probes', async () => {
  await post('/api/settings', { key: 'webhooks.signing_key', value: 'a-key-for-tests-only' })
  const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, enabled: true }
  const fields = [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }]
  const form = await post('/forms_api/forms', { name: 'استفسار', fields, integrations: [crm] })
  const lead = await post(`/forms_api/forms/${form.id}/leads`, { attributes: { name: 'سارة' } })
  expect(lead.id).toBeGreaterThan(0)
  // Whoever did jobs would have sent it by the time that a whole process has started beside it.
  await (await startSite({ ...env, PROCESS_ROLE: 'web' })).stop()
  expect(received).toEqual([])
  worker = await startSite({ ...env, PROCESS_ROLE: 'worker' })
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1)
  const statusesOf = (site: SiteProcess) =>
    Promise.all(['/ar/', '/api/vehicles', '/health/ready', '/health/live'].map(async (path) => (await fetch(site.url + path)).status))
  expect(await statusesOf(worker)).toEqual([404, 404, 200, 200])
  expect(await statusesOf(web)).toEqual([200, 200, 200, 200])
})
