import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { leadsConnections } from './connections.server.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-05-15T08:00:00Z')
const ctx: Ctx = { db, clock: { now: () => NOW }, log: recordingLog(), staff: null, network: 'private' }
const nowhere = await wrongPlaces()
/** A CRM that verifies what it gets as docs/webhooks.md says. */
const crm = await aReceiver(({ headers, body }, response) => {
  const [, time, signature] = String(headers['maarad-signature']).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? []
  const isGenuine = signature === createHmac('sha256', 'shared').update(`${time}.${body}`).digest('hex')
  response.writeHead(isGenuine ? 204 : 401).end()
})

function check(signingKey: string, on = ctx) {
  const site = { get: async () => ({ settings: { deliveries: { signingKey } } }) }
  return checkLines(leadsConnections({ site }), 'crm', on)
}
async function aForm(receivers: { url: string; name: string; enabled?: boolean }[], isActive = true): Promise<void> {
  const integrations = receivers.map((receiver, index) => ({ id: String(index), kind: 'webhook', enabled: true, ...receiver }))
  await db.execute(sql`insert into form (name, type, locale, is_active, fields, settings, integrations)
    values ('نموذج', 'other', 'ar', ${isActive}, '[]', '{}', ${JSON.stringify(integrations)}::jsonb)`)
}

beforeEach(async () => {
  await db.execute(sql`truncate form, form_version, binned_form cascade`)
  crm.received.length = 0
})

test('each receiver is sent one signed notification that holds nothing, however many forms name it', async () => {
  await aForm([{ url: `${crm.url}/hook?token=secret-word`, name: 'CRM' }])
  await aForm([
    { url: `${crm.url}/hook?token=secret-word`, name: 'CRM' },
    { url: `${crm.url}/off`, name: 'Old', enabled: false },
  ])
  await aForm([{ url: `${crm.url}/idle`, name: 'Idle' }], false)
  const lines = await check('shared')
  expect(lines).toEqual([`good: CRM at ${new URL(crm.url).host} took the trial notification.`])
  expect(lines.join()).not.toContain('secret-word')
  expect(crm.received.map(({ path, headers, body }) => [path, headers['maarad-event'], body])).toEqual([
    ['/hook?token=secret-word', 'ping', '{"event":"ping"}'],
  ])
})

test('a wrong key, a receiver that is away, one that answers with a page, and an address within the own network are told', async () => {
  await aForm([
    { url: crm.url, name: 'CRM' },
    { url: nowhere.closed, name: 'Away' },
    { url: nowhere.page, name: 'Page' },
  ])
  const lines = await check('another')
  expect(lines[0]).toMatch(/^bad: CRM at .* refuses the signature\. It has to know the key of webhooks\.signing_key\.$/)
  expect(lines[1]).toMatch(/^bad: .* could not be reached/)
  expect(lines[2]).toMatch(/^bad: .* not as the service does/)
  const askedBefore = crm.received.length
  expect(await check('shared', { ...ctx, network: 'public' })).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^bad: The site may not ask /)))
  expect(crm.received.length).toBe(askedBefore)
})

test('every receiver is asked, also the eleventh; of very many it is said how many were left out', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ url: `${crm.url}/${index}`, name: `CRM ${index}` }))
  await aForm(many(12))
  expect((await check('shared')).filter((line) => line.startsWith('good: '))).toHaveLength(12)
  await aForm(many(53))
  const lines = await check('shared')
  expect([lines.length, lines.at(-1)]).toEqual([51, 'info: 3 more receivers were not asked.'])
})

test('without a key and without a receiver both are missing', async () => {
  expect(await check('')).toEqual(['missing: webhooks.signing_key', 'missing: forms'])
})
