import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { actOnOrder, addDocument, findWholeOrder, type OrderCtx } from '#domains/orders/index.server.ts'
import { ordersJobKinds } from '#domains/orders/jobs.server.ts'
import { days } from '#kernel/durations.ts'
import type { StaffRole } from '#kernel/staff.ts'
import { anOrderRoom, type Buyer, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { onPaper } from '#tests/support/records/person-desk.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: 'NO_PAYMENT_JAPAN' })
const { call, post, audited } = apiCaller(services)
const { $client } = services.database.db
const site = 'https://site.test'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')
const digest = createHash('sha256').update(pdf).digest('hex')

async function anOrder(email = 'sara@example.com'): Promise<{ id: number; number: string; buyer: Buyer }> {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { customer_email: email }))
  const { rows } = await $client.query('select id from customer_order where number = $1', [json.data.order_number])
  return { id: rows[0].id, number: json.data.order_number, buyer }
}

async function upload(id: number, values: Record<string, string> = {}, file = new File([pdf], 'عقد.pdf')) {
  const form = new FormData()
  form.set('file', file)
  for (const [name, value] of Object.entries({ key: randomUUID(), kind: 'contract', name: 'عقد البيع', ...values })) form.set(name, value)
  const response = await room.app.request(`${site}/api/orders/${id}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_TOKEN}` },
    body: form,
  })
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about.
  return { status: response.status, json: (await response.json()) as any }
}

const own = async ({ buyer, number }: { buyer: Buyer; number: string }) => (await buyer.ask('GET', `/orders/${number}/own`)).json.data.documents
const fetchFile = (href: string, cookie = '') => room.app.request(`${site}${href}`, { headers: cookie ? { cookie } : {} })
const storedFiles = async () => (await Array.fromAsync(services.storage.list())).filter((key) => key.startsWith('orders/'))

test('a document that is not shown is for the team; shown, the customer has it at a signed address, and a stranger does not', async () => {
  const order = await anOrder()
  const { status, json } = await upload(order.id)
  expect([status, json.data.documents.length]).toEqual([201, 1])
  const [document] = json.data.documents
  expect(document).toMatchObject({ kind: 'contract', name: 'عقد البيع', file_name: 'عقد.pdf', type: 'application/pdf', sha256: digest, is_visible: false })
  const forStaff = await call(`/api/orders/${order.id}/documents/${document.id}`)
  expect(forStaff.status).toBe(200)
  expect(await own(order)).toEqual([])
  expect((await order.buyer.ask('GET', `/orders/${order.number}/documents/${document.id}`)).status).toBe(404)
  const sharedDocument = await call(`/api/orders/${order.id}/documents/${document.id}`, { method: 'PUT', body: { is_visible: true } })
  expect(sharedDocument.status).toBe(200)
  const [ownDocument] = await own(order)
  expect(ownDocument).toMatchObject({ name: 'عقد البيع', asks_sign_off: false, signed_at: null })
  const file = await fetchFile(ownDocument.href)
  expect([file.status, file.headers.get('content-disposition')?.startsWith('attachment'), Buffer.from(await file.arrayBuffer()).equals(pdf)]).toEqual([
    200,
    true,
    true,
  ])
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect((await fetchFile(ownDocument.href.replace(/token=./, 'token=9'))).status).toBe(403)
  const other = await anOrder()
  // The token of another order opens nothing of this one.
  expect((await fetchFile(ownDocument.href.replace(order.number, other.number))).status).toBe(403)
  expect((await other.buyer.ask('GET', `/orders/${other.number}/documents/${document.id}`)).status).toBe(404)
})

test('a second click is the same document; what is no PDF or picture, or says so by its name, is refused and leaves nothing', async () => {
  const order = await anOrder()
  const key = randomUUID()
  const [one, two] = await Promise.all([upload(order.id, { key }), upload(order.id, { key })])
  expect([one.status, two.status]).toEqual([201, 201])
  expect((await call(`/api/orders/${order.id}`)).json.data.documents).toHaveLength(1)
  expect((await upload(order.id, {}, new File(['<script>'], 'x.pdf'))).status).toBe(422)
  expect((await upload(order.id, {}, new File([pdf], 'x.png'))).status).toBe(422)
  expect((await upload(order.id, { kind: 'joke' })).status).toBe(422)
  const elsewhere = await anOrder()
  expect((await upload(elsewhere.id, { key })).status).toBe(404)
  expect((await call(`/api/orders/${order.id}`)).json.data.documents).toHaveLength(1)
})

test('a customer confirms a document once, by name and by the digest of what they read; staff see it, and cannot hide it before', async () => {
  const order = await anOrder()
  const [document] = (await upload(order.id, { asks_sign_off: 'true' })).json.data.documents
  expect(document).toMatchObject({ is_visible: true, asks_sign_off: true })
  const path = `/orders/${order.number}/documents/${document.id}/sign_off`
  expect((await call(`/api/orders/${order.id}/documents/${document.id}`, { method: 'PUT', body: { is_visible: false } })).status).toBe(409)
  expect((await order.buyer.ask('POST', path, { name: 'سارة', sha256: '0'.repeat(64) })).status).toBe(409)
  expect((await order.buyer.ask('POST', path, { name: ' ', sha256: digest })).status).toBe(422)
  expect((await room.aBuyer().ask('POST', path, { name: 'سارق', sha256: digest })).status).toBe(403)
  const signed = await Promise.all([
    order.buyer.ask('POST', path, { name: 'سارة المنصوري', sha256: digest }),
    order.buyer.ask('POST', path, { name: 'سارة المنصوري', sha256: digest }),
  ])
  expect(signed.map(({ status }) => status)).toEqual([200, 200])
  services.time.now = new Date(services.time.now.getTime() + 1000)
  expect((await order.buyer.ask('POST', path, { name: 'اسم آخر', sha256: digest })).json.data.documents[0].signed_name).toBe('سارة المنصوري')
  const whole = (await call(`/api/orders/${order.id}`)).json.data
  expect(whole.documents[0]).toMatchObject({ signed_name: 'سارة المنصوري', sha256: digest })
  const steps = whole.events.filter(({ type }: { type: string }) => type === 'document').map(({ detail }: { detail: { step: string } }) => detail.step)
  expect(steps).toEqual(['added', 'signed'])
  expect((await call(`/api/orders/${order.id}/documents/${document.id}`, { method: 'PUT', body: { is_visible: false } })).status).toBe(200)
})

test('what nobody asked to be confirmed is not confirmed', async () => {
  const order = await anOrder()
  const [document] = (await upload(order.id, { is_visible: 'true' })).json.data.documents
  expect((await order.buyer.ask('POST', `/orders/${order.number}/documents/${document.id}/sign_off`, { name: 'سارة', sha256: digest })).status).toBe(409)
})

test('removing a document is in the audit log without a name, and its file goes with the sweep', async () => {
  const order = await anOrder()
  const [document] = (await upload(order.id)).json.data.documents
  const before = await storedFiles()
  const lines = await audited(async () => {
    expect((await call(`/api/orders/${order.id}/documents/${document.id}`, { method: 'DELETE' })).json.data.documents).toEqual([])
    expect((await call(`/api/orders/${order.id}/documents/${document.id}`, { method: 'DELETE' })).status).toBe(404)
  })
  expect(lines.map(({ action, subject }) => [action, subject])).toEqual([['order.document_removed', order.number]])
  expect(JSON.stringify(lines)).not.toContain('عقد')
  await sweep()
  expect((await storedFiles()).length).toBeLessThan(before.length)
  // What documents still refer to stays.
  const { rows } = await $client.query('select storage_key as key from order_document')
  expect((await storedFiles()).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

test.each<[StaffRole, number, string]>([
  ['editor', 0, 'forbidden'],
  ['retailer', 1, 'gone'],
])('%s of another place adds nothing', async (role, offset, code) => {
  const order = await anOrder()
  const ctx: OrderCtx = { ...(await orderCtxOf(services)), staff: { id: 'user:1', name: 'غريب', role, retailers: [room.retailerId + offset] } }
  const before = await storedFiles()
  const newDocument = {
    orderId: order.id,
    key: randomUUID(),
    kind: 'other' as const,
    name: 'x',
    isVisible: false,
    asksSignOff: false,
    file: { name: 'x.pdf', bytes: pdf },
  }
  expect(await addDocument(ctx, services.storage, newDocument)).toEqual({ ok: false, code })
  expect(await storedFiles()).toEqual(before)
})

test('erasing a person hands out and then removes documents of orders that are over, with their files', async () => {
  const email = 'laila.papers@example.com'
  const order = await anOrder(email)
  await upload(order.id, { name: 'هوية ليلى', kind: 'identity' })
  const ctx = { ...(await orderCtxOf(services)), staff: services.staffCtx.staff }
  const whole = await findWholeOrder(ctx, order.id)
  if (!whole.ok) throw new Error(whole.code)
  expect((await actOnOrder(ctx, { id: order.id, version: whole.value.version, action: 'cancel', reason: 'رغبة العميل' })).ok).toBe(true)
  const handed = await onPaper(post, 'export', { email })
  expect(handed.json.data.orders[0].documents).toMatchObject([{ name: 'هوية ليلى', kind: 'identity' }])
  await onPaper(post, 'erase', { email })
  expect((await $client.query('select 1 from order_document where order_id = $1', [order.id])).rows).toEqual([])
  const { rows } = await $client.query('select detail::text from order_event where order_id = $1', [order.id])
  expect(rows.filter(({ detail }) => /ليلى/.test(detail))).toEqual([])
  await sweep()
  const storageKeys = await $client.query('select storage_key as key from order_document')
  expect((await storedFiles()).toSorted()).toEqual(storageKeys.rows.map(({ key }) => key).toSorted())
})

/** The sweep of a night, long after. */
async function sweep(): Promise<void> {
  const before = services.time.now
  services.time.now = new Date(before.getTime() + days(1))
  const job = ordersJobKinds({ ...services, ctx: contextOf(services) }).find(({ name }) => name === 'remove-old-checkouts')
  await job?.run({} as never)
  services.time.now = before
}
