// Submissions of a form with solved challenges, each checked, judged, stored and queued. Then exports of many leads.
import { adminClient } from './admin-client.mjs'
import { percentile } from './numbers.ts'
import { residentMegabytes } from './process-usage.mjs'
import { rounds } from './size.ts'
import { formOf, SECRET_KEY, solvedChallenges, valuesOf } from './submissions.mjs'
import { startSite, TOKEN } from '../scripts/start-site.mjs'

/** `LEADS` makes a smaller export, to try it out. */
const LEADS = Number(process.env.LEADS ?? rounds(100_000))
const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? rounds(600))
const VISITORS = 32
const POLL_MS = 100
const PATIENCE_MS = 4 * 60_000
const staff = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }

export async function measureLeads({ data }) {
  const solutions = await solvedChallenges(SUBMISSIONS)
  const site = await startSite(data, undefined, { SECRET_KEY })
  const post = (path, body, headers = staff) => fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  for (const key of ['leads.per_minute_of_address', 'leads.per_minute_of_form']) await answered(await post('/api/settings', { key, value: 100_000_000 }))
  const { data: form } = await answered(await post('/forms_api/forms', formOf()))
  const times = []
  const began = performance.now()
  let sent = 0
  const visitor = async () => {
    for (let altcha = solutions.pop(); altcha; altcha = solutions.pop()) {
      sent += 1
      const start = performance.now()
      const headers = { 'content-type': 'application/json', 'idempotency-key': `bench-${sent}` }
      await answered(await post(`/forms_api/forms/${form.id}/leads`, { attributes: valuesOf(sent), altcha }, headers))
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  const seconds = (performance.now() - began) / 1000
  await addLeads(form.id)
  const csv = await exported(site, post, form.id, 'csv')
  const xlsx = await exported(site, post, form.id, 'xlsx')
  await site.stop()
  const rows = csv.rows.toLocaleString('en')
  return [
    { what: 'Submissions a second, checked, judged, stored and queued', value: times.length / seconds, unit: '/s' },
    { what: 'A submission, p50', value: percentile(times, 0.5), unit: 'ms' },
    { what: 'A submission, p99', value: percentile(times, 0.99), unit: 'ms' },
    { what: `Export of ${rows} leads as CSV`, value: csv.seconds, unit: 's' },
    { what: 'Most memory of the process meanwhile', value: csv.memory, unit: 'MB' },
    { what: `Export of ${rows} leads as a workbook`, value: xlsx.seconds, unit: 's' },
    { what: 'Most memory of the process meanwhile', value: xlsx.memory, unit: 'MB' },
    { what: 'Memory before the exports', value: csv.before, unit: 'MB' },
  ]

  /** Leads by the hundred thousand are written by the database itself, which the embedded server's address leads to. */
  async function addLeads(formId) {
    const client = await adminClient(data)
    const { rows } = await client.query(
      `select (select count(*)::int from lead where form_id = $1 and state = 'new') as leads, (select count(*)::int from delivery) as told`,
      [formId],
    )
    // Two mails for each: one to the team, one to the customer.
    if (rows[0].leads !== sent || rows[0].told < 2 * sent) throw new Error(`of ${sent} leads ${rows[0].leads} were clean, with ${rows[0].told} deliveries`)
    await client.query(
      `insert into lead (form_id, form_version, key, state, attributes, email, phone, locale)
       select $1, 1, 'many-' || n, 'new', jsonb_build_object('name', 'سارة ' || n, 'email', 'visitor' || n || '@example.com', 'message', repeat('رسالة طويلة ', 20)),
         'visitor' || n || '@example.com', '', 'ar' from generate_series(1, $2::int) as n`,
      [formId, Math.max(0, LEADS - sent)],
    )
    // The database does so itself within a minute; until then it reads each piece of an export by the wrong index.
    await client.query('analyze lead')
    await client.end()
  }
}

async function exported(site, post, formId, format) {
  const before = residentMegabytes(site.pid)
  let memory = before
  const began = performance.now()
  const { data } = await answered(await post(`/forms_api/forms/${formId}/lead_exports`, { format }))
  while (performance.now() - began < PATIENCE_MS) {
    await new Promise((resume) => setTimeout(resume, POLL_MS))
    memory = Math.max(memory, residentMegabytes(site.pid))
    const { data: now } = await answered(await fetch(`${site.url}/forms_api/forms/${formId}/lead_exports/${data.id}`, { headers: staff }))
    if (now.status === 'failed') throw new Error(now.error)
    if (now.status === 'completed') return { rows: now.rows_count, seconds: (performance.now() - began) / 1000, memory, before }
  }
  throw new Error('the export took too long')
}

async function answered(response) {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}
