import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.server.ts'
import { anOrderRoom, issueInvoices } from '#tests/support/records/an-order-room.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { csrfTokenOf, type DemoRole, signIn } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { apiRoutes } from './api-routes.server.ts'
import { openApiDocument } from './reference.server.ts'

// Customers of one retailer, and everybody who may not see them asks every call of the API for them: by their ids, by what is known of them, and with every body.
const SITE = 'http://localhost'
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: SITE, TEST_PAYMENTS: 'on' })
const { $client } = services.database.db
const app = createApp(services)
const room = await anOrderRoom(services, { payment: { is_on_hold: false } })
const { aForm, aLead } = leadsOfTest(services)
const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))

type Headers = Record<string, string>
const admin: Headers = { authorization: `Bearer ${TEST_TOKEN}` }

async function ask(method: string, path: string, { headers, body }: { headers: Headers; body?: unknown }) {
  const isForm = body instanceof FormData
  const response = await app.request(SITE + path, {
    method,
    headers: { ...headers, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), etag: response.headers.get('etag') }
}
async function dataOf(method: string, path: string, body: unknown, headers: Headers = admin) {
  const { status, text } = await ask(method, path, { headers, body })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
  return text === '' ? null : JSON.parse(text).data
}
const idIn = async (table: string) => (await $client.query(`select id from ${table} order by id desc limit 1`)).rows[0].id as number

const lead = { name: 'مستفسرة خفية', email: 'hidden.lead@secret.example', phone: '+971507770001' }
const buyer = { first_name: 'مشترية', last_name: 'خفية', email: 'hidden.buyer@secret.example', phone: '+971507770002' }
const secretsOfLeads = [lead.name, lead.email, lead.phone, '507770001', 'ملاحظة سرية', 'مهمة سرية']
const secretsOfOrders = [buyer.email, buyer.phone, 'مشترية', '507770002']

async function fill() {
  await $client.query(`update retailer set tag_class = '["sales"]'`)
  const formId = await aForm()
  const leadId = await aLead({ ...lead, retailer: String(room.retailerId) }, { formId, files: { photo: [{ name: 'x.png', bytes: png }] } })
  await dataOf('POST', `/api/leads/${leadId}/notes`, { text: 'ملاحظة سرية' })
  await dataOf('POST', `/api/leads/${leadId}/tasks`, { text: 'مهمة سرية', due: '2030-01-01T08:00' })
  const exported = await dataOf('POST', `/forms_api/forms/${formId}/lead_exports`, {})
  const { buyer: browser, lock } = await room.aCheckout(await room.aCar())
  const intent = await room.aPayment(browser, lock.vehicle_id)
  await browser.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const values = { customer_email: buyer.email, lead_attributes: { first_name: buyer.first_name, last_name: buyer.last_name, phone: buyer.phone } }
  await browser.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, ...values }))
  await issueInvoices(services)
  const orderId = await idIn('customer_order')
  const paper = new FormData()
  paper.set('file', new File([png], 'عقد.png', { type: 'image/png' }))
  paper.set('kind', 'contract')
  paper.set('title', 'عقد سري')
  await ask('POST', `/api/orders/${orderId}/documents`, { headers: admin, body: paper })
  await dataOf('POST', '/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })
  const quoted = {
    ...{ vehicle_id: await room.aCar(), customer_name: `${buyer.first_name} ${buyer.last_name}`, customer_email: buyer.email, customer_phone: buyer.phone },
    ...{ kind: 'reservation', way: 'cash', valid_until: '2026-06-01', locale: 'ar' },
  }
  const quotation = await dataOf('POST', '/api/quotations', { key: randomUUID(), ...quoted })
  await room.aCheckout(await room.aCar())
  return { formId, leadId, exportId: exported.id as number, orderId, quotationId: quotation.id as number, carId: lock.vehicle_id as number }
}

const ids = await fill()
const { rows: others } = await $client.query(`insert into retailer (name, dealer_code, tag_class) values ('معرض آخر', 'OTHER', '["sales"]') returning id`)
const references = (await $client.query('select number from customer_order')).rows.map(({ number }) => String(number))

/** The parts of an address that name a record of the hidden customers, by what stands before them; others name the first record of their kind. */
function addressOf(path: string): string {
  const given: [RegExp, string | number][] = [
    [/\/leads\/\{(id|lead_id)\}/, ids.leadId],
    [/\/lead_exports\/\{export_id\}/, ids.exportId],
    [/\/forms\/\{id\}/, ids.formId],
    [/\/api\/orders\/\{id\}/, ids.orderId],
    [/\/quotations\/offers\/\{id\}/, ids.carId],
    [/\/quotations\/\{id\}/, ids.quotationId],
    [/\/orders\/\{number\}/, references[0] ?? ''],
  ]
  const named = given.reduce((address, [pattern, id]) => address.replace(pattern, (part) => part.replace(/\{\w+\}$/, String(id))), path)
  return named.replaceAll(/\{\w+\}/g, '1')
}

// biome-ignore lint/suspicious/noExplicitAny: the document is read as a program reads it.
const document: any = openApiDocument(apiRoutes(services) as never)
type ApiCall = { method: string; path: string; example: unknown; query: readonly string[] }
const everyCall: ApiCall[] = Object.entries<Record<string, Record<string, never>>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({
    method: method.toUpperCase(),
    path,
    example: (call as { requestBody?: { content?: Record<string, { example?: unknown }> } }).requestBody?.content?.['application/json']?.example,
    query: ((call as { parameters?: { in: string; name: string }[] }).parameters ?? []).flatMap((parameter) =>
      parameter.in === 'query' ? [parameter.name] : [],
    ),
  })),
)

async function signedIn(role: DemoRole, retailers: readonly number[]): Promise<Headers> {
  const send = (url: string, init: RequestInit) => app.request(url, init)
  const cookie = await signIn(SITE, role, send)
  await $client.query('update staff_user set retailers = $1 where role = $2', [retailers, role])
  return { cookie, ...(role === 'visitor' ? {} : { 'csrf-token': await csrfTokenOf(SITE, cookie, send) }) }
}

/** What an answer lets out of it, unless the question said it. */
const letOut = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret))

/** All that a call is asked: as it is, and each of its words that can search. */
function* questions({ method, path, example, query }: ApiCall): Generator<{ address: string; body?: unknown }> {
  const address = addressOf(path)
  if (method !== 'GET') yield { address, body: example }
  else yield { address }
  const searched = ['q', 'search', 'term', 'query'].filter((name) => query.includes(name))
  for (const name of searched)
    for (const word of ['خفية', 'hidden', '50777', ...references]) yield { address: `${address}?${name}=${encodeURIComponent(word)}` }
  if (query.includes('ids')) yield { address: `${address}?ids=${Object.values(ids).join(',')}` }
  if (query.includes('retailer_id')) yield { address: `${address}?retailer_id=${room.retailerId}` }
  if (path.endsWith('/search') || path.endsWith('/find')) for (const q of ['خفية', 'hidden']) yield { address, body: { ...(example as object), q } }
}

const tables = ['lead', 'customer_order', 'quotation', 'soft_lock', 'order_document', 'order_event', 'lead_event', 'lead_task', 'lead_file', 'payment']
const rowsNow = async () => {
  const rowsOf = async (table: string) => (await $client.query(`select to_jsonb(t)::text as row from ${table} t`)).rows.map(({ row }) => `${table} ${row}`)
  return (await Promise.all(tables.map(rowsOf))).flat()
}

test('staff who may see them are told of them: otherwise the questions below would find nothing anyway', async () => {
  const found = new Set<string>()
  for (const call of everyCall.filter(({ method }) => method === 'GET')) {
    for (const { address } of questions(call)) {
      const { text } = await ask('GET', address, { headers: admin })
      if (letOut(text, [...secretsOfLeads, ...secretsOfOrders]).length > 0) found.add(call.path)
    }
  }
  expect([...found]).toEqual(
    expect.arrayContaining([
      '/api/leads',
      '/api/leads/{id}',
      '/api/leads/{id}/tasks',
      '/api/orders',
      '/api/orders/{id}',
      '/api/quotations',
      '/api/quotations/{id}',
    ]),
  )
})

test.each([
  ['staff of another retailer', 'retailer', () => [others[0].id], [...secretsOfLeads, ...secretsOfOrders]],
  ['editors', 'editor', () => [], [...secretsOfLeads, ...secretsOfOrders]],
  ['finance', 'finance', () => [], secretsOfLeads],
  ['visitors who are signed in', 'visitor', () => [], [...secretsOfLeads, ...secretsOfOrders]],
] as const)(
  '[C-198] no call tells %s of customers whom they may not see, and none changes what is kept of them',
  async (_name, role, retailers, secrets) => {
    const headers = await signedIn(role, retailers())
    const before = await rowsNow()
    const told: string[] = []
    for (const call of everyCall) {
      // Whoever signs out is nobody for what follows.
      if (call.path.includes('/sessions')) continue
      for (const { address, body } of questions(call)) {
        const seen = call.method === 'GET' ? null : await ask('GET', address, { headers: admin })
        const version: Headers = seen?.etag ? { 'if-match': seen.etag } : {}
        const { status, text } = await ask(call.method, address, { headers: { ...headers, ...version }, ...(body === undefined ? {} : { body }) })
        if (status >= 500 && status !== 503 && status !== 502) told.push(`${call.method} ${address} answered ${status}`)
        for (const secret of letOut(text, secrets)) told.push(`${call.method} ${address} tells ${secret}`)
      }
    }
    expect(told).toEqual([])
    // What they send of their own, as visitors may, comes beside it. Finance works on orders.
    const after = new Set(await rowsNow())
    if (role !== 'finance') expect(before.filter((row) => !after.has(row))).toEqual([])
  },
  120_000,
)
