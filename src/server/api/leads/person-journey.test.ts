import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { removeGarbage, writeLeadExport } from '#domains/leads/index.server.ts'
import { takeAttempt } from '#domains/verification/phone/phone-limits.server.ts'
import { loggable } from '#platform/log/log-line.ts'
import type { ProcessLog } from '#platform/log/log.server.ts'
import { createApp } from '#server/app.server.ts'
import { deliverySenders } from '#server/jobs/delivery-senders.gen.server.ts'
import { contextOf } from '#server/services.server.ts'
import { aField, leadsOfTest } from '#tests/support/records/a-lead.ts'
import { onPaper } from '#tests/support/records/person-desk.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { apiRoutes } from '../api-routes.server.ts'
import { openApiDocument } from '../reference.server.ts'

// One person, from the form to the certificate. Whatever the process writes into its log meanwhile is kept, details included.
const site = await testServices({ SERVICE_NETWORK: 'private' })
const lines: string[] = []
const keep = (message: string, details: Record<string, unknown> = {}) => void lines.push(JSON.stringify([message, loggable(details)]))
const log: ProcessLog = { error: keep, warn: keep, info: keep, child: () => log }
const services = { ...site, log, staffCtx: { ...site.staffCtx, log } }
const app = createApp(services)
const { db } = services.database
const { emptied } = leadsOfTest(services)

const person = { name: 'شيماء الغافري', email: 'shaima.ghafri@example.com', phone: '+971501239876', message: 'رقم جواز سفري Q7788112' }
const personal = ['شيماء', 'الغافري', 'shaima', 'ghafri', '501239876', '050 123 9876', '١٢٣٩٨٧٦', 'Q7788112', 'passport-of-shaima', '203.0.113.77']
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const addresses: string[] = []

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = { authorization: `Bearer ${TEST_TOKEN}` }) {
  addresses.push(path)
  const isForm = body instanceof FormData
  const response = await app.request(`https://site.test${path}`, {
    method,
    headers: { ...headers, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  addresses.push(response.headers.get('location') ?? '')
  const text = await response.text()
  return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined }
}

/** Where a person is found in all tables and all files of the site. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const tracesFound: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(sql.raw(`select t::text as text from ${name} as t`))
    if (rows.some(({ text }) => personal.some((word) => text.includes(word)))) tracesFound.push(name.replace('public.', ''))
  }
  const folder = services.env.DATA_DIR
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const bytes = await readFile(join(file.parentPath, file.name))
    if (personal.some((word) => bytes.includes(word)) || bytes.includes(png)) tracesFound.push('a file')
  }
  return [...new Set(tracesFound)].sort()
}

test('a person who writes, is answered, handed out and erased leaves nothing behind in tables and files, and never stood in a log or an address', async () => {
  await emptied()
  await db.execute(sql`insert into setting (key, value) values ('webhooks.signing_key', '"0123456789abcdef0123456789abcdef"')`)
  services.site.forget()
  // The receiver says back what it got, as careless ones do, and fails the first time; another one never takes anything.
  const crm = await aReceiver(({ body }, response) => void response.writeHead(crm.received.length === 1 ? 500 : 200).end(`Bad lead: ${body}`))
  const erp = await aReceiver(({ body }, response) => void response.writeHead(410).end(`Never again: ${body}`))
  const form = await createForm(
    services.staffCtx,
    FormDraft.parse({
      name: 'استفسار',
      fields: [aField('name', 'text'), aField('email', 'email'), aField('phone', 'phone'), aField('message', 'textarea'), aField('photo', 'file')],
      integrations: [
        { id: 'crm', kind: 'webhook', name: 'CRM', url: `${crm.url}/leads`, enabled: true },
        { id: 'erp', kind: 'webhook', name: 'ERP', url: `${erp.url}/leads`, enabled: true },
      ],
      settings: {
        ...FormDraft.parse({ name: 'x' }).settings,
        notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب من {name}' }, template: { ar: '{message}' } }],
        confirmations: { enabled: true, email_field: 'email', subject: { ar: 'أهلًا {name}' }, template: { ar: 'شكرًا {name}' } },
      },
    }),
  )
  const formId = form.ok ? form.value.id : 0

  // What she sends: once with a flaw, once as a form with a file, from a page whose address names her.
  const wrong = { attributes: { ...person, email: 'shaima.ghafri@' }, page_url: `https://site.test/ar/x?email=${person.email}` }
  expect((await ask('POST', `/forms_api/forms/${formId}/leads`, wrong, {})).status).toBe(422)
  const formData = new FormData()
  for (const [name, value] of Object.entries({ ...person, phone: '050 123 9876' })) formData.append(`attributes[${name}]`, value)
  formData.append('attributes[photo]', new File([png], 'passport-of-shaima.png', { type: 'image/png' }))
  formData.append('page_url', `https://site.test/ar/defender?name=${encodeURIComponent(person.name)}&email=${person.email}&utm_source=newsletter`)
  const submission = await ask('POST', `/forms_api/forms/${formId}/leads`, formData, { 'idempotency-key': 'journey', 'x-forwarded-for': '203.0.113.77' })
  expect([submission.status, personal.filter((word) => submission.text.includes(word))]).toEqual([202, []])
  const id = submission.json.data.id
  await takeAttempt(contextOf(services), 'code_sent', { secretKey: services.secretKey, number: person.phone, address: '203.0.113.77' })

  // Staff work it: released, told by mail and webhook, looked at, exported.
  expect((await ask('POST', `/api/leads/${id}/release`, {})).status).toBe(200)
  const loop = createDeliveryLoop(contextOf(services), deliverySenders(services))
  await loop.run()
  services.time.now = new Date(services.time.now.getTime() + 60_000)
  await loop.run()
  expect(crm.received.map(({ path }) => path)).toEqual(['/leads', '/leads'])
  expect(JSON.parse(crm.received[1]?.body ?? '').data?.attributes ?? JSON.parse(crm.received[1]?.body ?? '').attributes).toMatchObject({ name: person.name })
  const whole = await ask('GET', `/api/leads/${id}`)
  expect(whole.json.data).toMatchObject({ page_url: '/ar/defender?utm_source=newsletter', phone: person.phone })
  // Every list that may be searched for her is asked by a body, and takes nothing of the kind in its address.
  const { paths = {} } = openApiDocument(apiRoutes(services))
  const foundBy: Record<string, number> = { leads: 1, mailbox: 1, orders: 0, payments: 0, deliveries: 0, users: 0, sessions: 0 }
  for (const [list, total] of Object.entries(foundBy)) {
    const searched = await ask('POST', `/api/${list}/search`, { q: person.email, per_page: 5 })
    expect([list, searched.status, searched.json.meta]).toEqual([list, 200, { total, page: 1, per_page: 5 }])
    const { parameters } = paths[`/api/${list}`]?.get ?? {}
    const parameterNames = (parameters ?? []).map((parameter) => ('name' in parameter ? parameter.name : ''))
    expect([parameterNames.includes('page'), parameterNames.includes('q'), parameterNames.includes('recipient')]).toEqual([true, false, false])
  }
  await ask('POST', `/api/leads/${id}/notes`, { text: `اتصلت بـ ${person.name}` })
  expect((await ask('GET', `/api/leads/${id}/files/1`)).status).toBe(200)
  const ordered = await ask('POST', `/forms_api/forms/${formId}/lead_exports`, { filters: { q: person.name } })
  const { id: exportId } = ordered.json.data
  await writeLeadExport(contextOf(services), { id: exportId, storage: services.storage, timeZone: 'UTC' })
  expect((await ask('GET', `/forms_api/forms/${formId}/lead_exports/${exportId}/download`)).text).toContain(person.name)
  expect(await traces()).toEqual(['a file', 'delivery', 'lead', 'lead_event', 'lead_export', 'lead_file', 'mailbox_mail'])

  // She asks what is stored, has it, and wants it gone.
  const findings = await ask('POST', '/api/people/find', { phone: '050 123 9876' })
  expect(findings.json.data).toMatchObject({ leads: [{ id }], files: 1, deliveries: 4, mails: 2, phone_attempts: 1 })
  const handed = await onPaper((path, body) => ask('POST', path, body), 'export', { email: person.email, phone: person.phone })
  for (const text of Object.values(person)) expect(handed.text).toContain(text)
  const erased = await onPaper((path, body) => ask('POST', path, body), 'erase', { email: person.email, phone: person.phone })
  expect(erased.json.data).toMatchObject({ leads: [id], files: 1, deliveries: 4, mails: 2, phone_attempts: 1 })
  expect(personal.filter((word) => erased.text.includes(word))).toEqual([])
  await removeGarbage(contextOf(services), services.storage)
  expect(await traces()).toEqual([])
  expect((await db.execute<{ n: number }>(sql`select count(*)::int as n from phone_attempt`)).rows[0]?.n).toBe(0)

  // The log was written and names nobody; nor does any address that was asked.
  expect(lines).toEqual([expect.stringContaining('a delivery was given up')])
  const readable = [...lines, ...addresses.map((address) => decodeURIComponent(address))]
  expect(readable.filter((line) => personal.some((word) => line.includes(word)))).toEqual([])
})
