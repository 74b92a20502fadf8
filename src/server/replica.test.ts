import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLeadExport } from '#domains/leads/index.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { onReplica } from '#platform/on-replica.server.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { aPair } from '#tests/support/services/a-pair.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from './app.server.ts'
import { contextOf } from './services.server.ts'

const PATIENCE = { timeout: 60_000 }
const folder = await mkdtemp(join(tmpdir(), 'maarad-replica-'))
const pair = await aPair(folder)
await migrateDatabase(pair.primary.url, 'db/migrations')
const database = await openDatabase({ url: pair.primary.url, replicaUrl: pair.standby.url, folder: '', connections: 3, log: recordingLog() })
const own = await testServices()
const services = { ...own, database, staffCtx: contextOf({ ...own, database }, own.staffCtx.staff) }
const { post } = apiCaller(services)
const app = createApp(services)
afterAll(async () => {
  await database.close()
  await pair.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The statements that the connections of a pool send, also those within transactions. */
function heardBy(pool: pg.Pool): string[] {
  const heard: string[] = []
  const knownClients = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (knownClients.has(client)) return
    knownClients.add(client)
    const query = client.query
    client.query = ((...parts: unknown[]) => {
      const [first] = parts
      heard.push(typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''))
      return Reflect.apply(query, client, parts)
    }) as typeof client.query
  })
  return heard
}

const onStandby = heardBy((database.replica as NonNullable<typeof database.replica>).db.$client)
const onPrimary = [database.db, database.shares.staff, database.shares.jobs].map(({ $client }) => heardBy($client))

/** Which servers were asked for rows of a table while something ran. */
async function serversAsked(table: string, run: () => Promise<unknown>): Promise<('standby' | 'primary')[]> {
  const names = (texts: readonly string[]) => texts.some((text) => new RegExp(`(from|join) "?${table}"?[\\s,)]`).test(`${text} `))
  for (const heard of [onStandby, ...onPrimary]) heard.length = 0
  await run()
  return [...(names(onStandby) ? (['standby'] as const) : []), ...(onPrimary.some(names) ? (['primary'] as const) : [])]
}

let [formId, leadId] = [0, 0]
beforeAll(async () => {
  const leads = leadsOfTest(services)
  await leads.emptied()
  formId = await leads.aForm()
  leadId = await leads.aLead({ name: 'سارة', email: 'sara@example.com', phone: '', retailer: '' }, { formId })
  const db = services.database.db
  await db.execute(sql`insert into page (path, type, title, status, theme) values ('about', 'content', 'من نحن', 'published', 'jdx')`)
  await db.execute(sql`insert into customer_order (number, state, kind, vehicle_id, is_unique, company_uuid, retailer_id, vendor_uuid, vendor_type, lock_id, metadata,
      lead_attributes, confirmation_by_link, customer_email, locale, holders, amount, currency, vehicle_name, customer_name)
    values ('M-1', 'confirmed', 'order', 1, true, 'c', 7, '', '', gen_random_uuid(), '{}', '{}', false, 'x@example.com', 'ar', '{}', 1, 'AED', 'إف-بيس', 'سارة')`)
  await services.site.get(contextOf(services))
})

const get = async (path: string) => {
  const response = await app.request(`https://site.test${path}`, { headers: { authorization: `Bearer ${services.env.API_TOKEN}` } })
  expect([path, response.status]).toEqual([path, 200])
  await response.arrayBuffer()
}
const search = async (path: string, body: object) => expect((await post(path, body)).status).toBe(200)

test.each<[string, string, () => Promise<unknown>]>([
  ['the list of orders', 'customer_order', () => get('/api/orders')],
  ['the list of pages', 'page', () => get('/api/pages')],
  ['deleted pages', 'binned_page', () => get('/api/binned_pages')],
  ['versions of a page', 'page_version', () => get('/api/pages/1/versions')],
  ['the audit log', 'audit_entry', () => get('/api/audit_entries')],
  ['the audit log as a file', 'audit_entry', () => get('/api/audit_entries.csv')],
  ['tokens of programs', 'api_token', () => get('/api/api_tokens')],
  ['findings', 'care_finding', () => get('/api/care_findings')],
  ['counts of findings', 'care_finding', () => get('/api/care_summary')],
  ['differences of payments', 'payment_difference', () => get('/api/payment_differences')],
  ['a search for customers', 'lead', () => search('/api/customers/search', { q: 'سارة' })],
  ['a customer', 'lead', () => get(`/api/customers/lead-${leadId}`)],
  ['the board of orders', 'customer_order', () => get('/api/orders/board')],
  ['orders to look at', 'customer_order', () => get('/api/orders/attention')],
  ['what staff look up', 'lead', () => search('/api/staff_search', { q: 'سارة' })],
  ['the dashboard', 'lead', () => get('/api/dashboard')],
  ['an export of leads, with their number', 'lead', writeLeads],
  ['a sitemap of vehicles', 'vehicle', forgottenSitemap],
])('%s is read from the standby alone', PATIENCE, async (_, table, run) => {
  await expect.poll(() => serversAsked(table, run), PATIENCE).toEqual(['standby'])
})

async function writeLeads(): Promise<void> {
  const { rows } = await services.database.db.execute<{ id: number }>(
    sql`insert into lead_export (form_id, format, filters, created_by) values (${formId}, 'csv', '{}', 'x') returning id`,
  )
  await writeLeadExport(services.staffCtx, { id: rows[0]?.id ?? 0, storage: services.storage, timeZone: 'UTC' })
}

async function forgottenSitemap(): Promise<void> {
  services.sitemaps.forget(null)
  await get('/sitemap/vehicles-1.xml')
}

test('what is written is never missed: the next list has it, whichever server answers', async () => {
  for (const name of ['one', 'two', 'three']) {
    const { status } = await post('/api/api_tokens', { name, scopes: ['stock.read'] })
    expect(status).toBe(201)
    const { json } = await apiCaller(services).call('/api/api_tokens')
    expect(json.data.map((token: { name: string }) => token.name)).toContain(name)
  }
})

test('the content of the site is kept as the primary has it, also where a read on the standby asks for it first', PATIENCE, async () => {
  let isKept: boolean | null = null
  for (let name = 1; isKept === null && name < 100; name += 1) isKept = await keepsOnStandby(`موقع ${name}`)
  expect(isKept).toBe(true)
})

/** Changes the site after the look at a standby that does not follow any more, then reads the site there: whether it has the change. Null where the primary was read. */
async function keepsOnStandby(name: string): Promise<boolean | null> {
  const { db } = services.database
  const standby = (database.replica as NonNullable<typeof database.replica>).db
  await standby.execute(sql`select pg_wal_replay_pause()`)
  try {
    return await onReplica(contextOf(services), async (reading) => {
      if (reading.db === db) return null
      await db.execute(sql`
        insert into setting (key, value) values ('general.app_name', ${JSON.stringify(name)}::jsonb) on conflict (key) do update set value = excluded.value`)
      services.site.forget()
      return (await services.site.get(reading)).settings.appName === name
    })
  } finally {
    await standby.execute(sql`select pg_wal_replay_resume()`)
  }
}
