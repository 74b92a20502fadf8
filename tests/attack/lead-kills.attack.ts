import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const VISITORS = 4
const LEADS_BEFORE_A_KILL = 30
const RECOVERY_MS = 60_000

delete process.env.DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'maarad-lead-kills-'))
let site: SiteProcess = await startSite({ DATA_DIR: folder })
const { port } = new URL(site.url)
const staff = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }

/** A receiver that honours the key: a repetition is taken and not counted. */
const received = new Map<string, number>()
const receiver = createServer((request, response) => {
  request.resume().on('end', () => {
    const key = String(request.headers['idempotency-key'])
    received.set(key, (received.get(key) ?? 0) + 1)
    response.writeHead(200).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  receiver.close()
  await site.stop('SIGKILL')
  const database = await startEmbedded(folder)
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const post = (path: string, body: object, headers: Record<string, string> = staff) =>
  fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
for (const [key, value] of Object.entries({
  'webhooks.signing_key': 'a-key-for-tests-only',
  'leads.per_minute_of_address': 1_000_000,
  'leads.per_minute_of_form': 1_000_000,
})) {
  expect((await post('/api/settings', { key, value })).status).toBeLessThan(300)
}
const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, enabled: true }
const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
const formAnswer = await post('/forms_api/forms', { name: 'استفسار', fields: [name], integrations: [crm] })
const { data: form } = (await formAnswer.json()) as { data: { id: number } }

const acknowledged = new Map<string, number>()
let count = 0

/** Sends one lead, again and again under the same key, until the site says that it has it. */
async function visit(hasStopped: () => boolean): Promise<void> {
  while (!hasStopped()) {
    count += 1
    const key = `visitor-${count}`
    for (;;) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const answer = await post(`/forms_api/forms/${form.id}/leads`, { attributes: { name: key } }, headers).catch(() => null)
      if (answer?.status === 201 || answer?.status === 202) {
        acknowledged.set(key, ((await answer.json()) as { data: { id: number } }).data.id)
        break
      }
      expect([undefined, 500, 503]).toContain(answer?.status)
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }
}

function statusOf(path: string): Promise<number> {
  return fetch(`${site.url}${path}`).then(
    ({ status }) => status,
    () => 0,
  )
}

async function kill(victim: 'process' | 'database'): Promise<void> {
  if (victim === 'process') {
    await site.stop('SIGKILL')
    site = await startSite({ DATA_DIR: folder, PORT: port })
    return
  }
  const [pid] = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS }).not.toBe(200)
}

async function allLeads(): Promise<{ id: number; state: string; attributes: { name: string } }[]> {
  const leadsFound = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${site.url}/forms_api/forms/${form.id}/leads?items=100&sort=id&page=${page}`, { headers: staff })
    const { data, meta } = (await answer.json()) as { data: { id: number; state: string; attributes: { name: string } }[]; meta: { pages: number } }
    leadsFound.push(...data)
    if (page >= meta.pages) return leadsFound
  }
}

test.each(Array.from({ length: KILLS }, (_, index) => [index + 1, index % 2 === 0 ? 'process' : 'database'] as const))(
  'kill %i, of the %s, while visitors send: every acknowledged lead is there once',
  async (_number, victim) => {
    const before = acknowledged.size
    let hasStopped = false
    const visitors = Array.from({ length: VISITORS }, () => visit(() => hasStopped))
    await expect.poll(() => acknowledged.size - before, { timeout: RECOVERY_MS }).toBeGreaterThan(LEADS_BEFORE_A_KILL)
    await kill(victim)
    await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS }).toBe(200)
    hasStopped = true
    await Promise.all(visitors)
    const leads = await allLeads()
    const names = leads.map(({ attributes }) => attributes.name)
    expect(names.length).toBe(new Set(names).size)
    const idsByName = new Map(leads.map(({ id, attributes }) => [attributes.name, id]))
    for (const [key, id] of acknowledged) expect([key, idsByName.get(key)]).toEqual([key, id])
  },
)

test('what is released reaches the receiver although the process is killed meanwhile, and no lead reaches it as two', async () => {
  const leads = (await allLeads()).slice(0, 20)
  for (const { id } of leads.slice(0, 10)) expect((await post(`/api/leads/${id}/release`, {})).status).toBe(200)
  await kill('process')
  await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS }).toBe(200)
  for (const { id } of leads.slice(10)) expect((await post(`/api/leads/${id}/release`, {})).status).toBe(200)
  const wantedKeys = leads.map(({ id }) => `lead:${id}:webhook:crm`).toSorted()
  await expect.poll(() => [...received.keys()].toSorted(), { timeout: 150_000 }).toEqual(wantedKeys)
})
