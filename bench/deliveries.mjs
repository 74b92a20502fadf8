// What is told to the outside: mails into the mailbox of a site without a mail server, and webhooks to receivers on this machine that answer
// at once. The rows are written by the database itself; one submission wakes the loop, which then sends all of them.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { adminClient } from './admin-client.mjs'
import { rounds } from './size.ts'
import { startSite, TOKEN } from '../scripts/start-site.mjs'

/** `DELIVERIES` makes fewer, to try it out. */
const DELIVERIES = Number(process.env.DELIVERIES ?? rounds(2000))
const RECEIVERS = 8
const POLL_MS = 100
const PATIENCE_MS = 4 * 60_000
const staff = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }

export async function measureDeliveries({ data }) {
  const receivers = await Promise.all(Array.from({ length: RECEIVERS }, startReceiver))
  const site = await startSite(data, undefined, { SERVICE_NETWORK: 'private' })
  const post = (path, body) => fetch(`${site.url}${path}`, { method: 'POST', headers: staff, body: JSON.stringify(body) }).then(answered)
  await post('/api/settings', { key: 'webhooks.signing_key', value: '0123456789abcdef0123456789abcdef' })
  const { data: form } = await post('/forms_api/forms', { name: 'bench', fields: [{ id: 'name', name: 'name', type: 'text', label: { ar: 'name' } }] })
  const client = await adminClient(data)
  const webhooks = await rate(() => client.query(WEBHOOKS, [DELIVERIES, JSON.stringify(receivers.map(({ url }) => url))]))
  const mails = await rate(() => client.query(MAILS, [DELIVERIES]))
  await client.end()
  await site.stop()
  for (const { server } of receivers) server.close()
  const received = receivers.reduce((sum, { keys }) => sum + keys.size, 0)
  if (received !== DELIVERIES) throw new Error(`${received} of ${DELIVERIES} webhooks arrived`)
  return [
    { what: `Webhooks a second, to ${RECEIVERS} receivers`, value: webhooks, unit: '/s' },
    { what: 'Mails a second, into the mailbox', value: mails, unit: '/s' },
  ]

  /** Deliveries a second from the wake-up until the last one is sent. */
  async function rate(write) {
    await write()
    const began = performance.now()
    await post(`/forms_api/forms/${form.id}/leads`, { attributes: { name: 'سارة' } })
    while (performance.now() - began < PATIENCE_MS) {
      await new Promise((resume) => setTimeout(resume, POLL_MS))
      const { rows } = await client.query(`select state, count(*)::int as count from delivery where subject_type = 'bench' and state <> 'sent' group by state`)
      if (rows.some(({ state }) => state === 'failed')) throw new Error('a delivery was given up')
      if (rows.length === 0) return DELIVERIES / ((performance.now() - began) / 1000)
    }
    throw new Error('the deliveries took too long')
  }
}

const WEBHOOKS = `
  insert into delivery (kind, key, target, subject_type, subject_id, payload, next_at, created_at)
  select 'webhook', 'bench webhook ' || n, split_part($2::jsonb ->> (n % jsonb_array_length($2::jsonb)), '/', 3), 'bench', n::text,
    jsonb_build_object('url', $2::jsonb ->> (n % jsonb_array_length($2::jsonb)), 'event', 'lead.created', 'body', jsonb_build_object('id', n)), now(), now()
  from generate_series(1, $1::int) as n`
const MAILS = `
  insert into delivery (kind, key, target, subject_type, subject_id, payload, next_at, created_at)
  select 'mail', 'bench mail ' || n, 'mail server', 'bench', n::text,
    jsonb_build_object('mail', 'lead_confirmation', 'language', 'ar', 'to', 'visitor' || n || '@example.com', 'replyTo', '',
      'props', jsonb_build_object('number', n::text, 'received', '2026-05-15 12:00', 'retailer', '', 'customerName', '', 'ownSubject', '', 'ownText', '',
        'facts', jsonb_build_array(jsonb_build_object('label', 'الاسم', 'value', 'سارة')))), now(), now()
  from generate_series(1, $1::int) as n`

async function startReceiver() {
  const keys = new Set()
  const server = createServer((request, response) => {
    keys.add(request.headers['idempotency-key'])
    request.resume().on('end', () => response.writeHead(200).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, keys, url: `http://127.0.0.1:${server.address().port}/leads` }
}

async function answered(response) {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}
