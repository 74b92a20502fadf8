import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

/** Each victim at each step is one round; more kills are more rounds, with other delays. */
const ROUNDS = Math.ceil(Number(process.env.KILLS ?? 1) / 18)
/** How long after a request the victim dies: before it is read, while it is worked on, about when it is answered. */
const DELAYS_MS = [0, 4, 12, 30]
const RECOVERY_MS = 60_000
/** A refund that a killed process had begun waits until its lease is over (two minutes) and the next sweep comes (one). */
const TAKEN_UP_MS = 4 * RECOVERY_MS
const CAR = 326
const OTHER_CAR = 327

delete process.env.DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'maarad-order-kills-'))
const env = { DATA_DIR: folder, DEMO_PICTURES: 'asked' }
let site: SiteProcess = await startSite(env)
const { port } = new URL(site.url)
afterAll(async () => {
  await site.stop('SIGKILL')
  const database = await startEmbedded(folder)
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test is about.
type Answer = { status: number; json: any; headers: Headers }
type OrderRequest = { method: string; path: string; body?: unknown; headers?: Record<string, string> }

async function ask({ method, path, body, headers = {} }: OrderRequest): Promise<Answer> {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : null, headers: response.headers }
}

/** Asks again and again, as a browser or a person does, until the site gives an answer that counts. */
async function askUntilAnswered(requestOf: () => OrderRequest | Promise<OrderRequest>): Promise<Answer> {
  for (const end = Date.now() + RECOVERY_MS; ; ) {
    const answer = await Promise.resolve(requestOf())
      .then(ask)
      .catch(() => null)
    if (answer && answer.status < 500) return answer
    if (Date.now() > end) throw new Error(`no answer: ${answer?.status}`)
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

const asStaff = { authorization: `Bearer ${TEST_TOKEN}` }
const statusOf = (path: string) =>
  fetch(`${site.url}${path}`).then(
    ({ status }) => status,
    () => 0,
  )

async function kill(victim: 'process' | 'database'): Promise<void> {
  if (victim === 'process') {
    await site.stop('SIGKILL')
    site = await startSite({ ...env, PORT: port })
  } else {
    const [pid] = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS, interval: 20 }).not.toBe(200)
  }
  await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS }).toBe(200)
}

const steps = ['lock', 'draft', 'begin', 'pay', 'order', 'confirm', 'capture', 'refund a part', 'refund the rest'] as const
type Step = (typeof steps)[number]

/** A buyer and staff on the way from the lock to the last refund of one car. At one step the victim is killed while the request is under way. */
async function journey(fatal: { step: Step; victim: 'process' | 'database'; delay: number }) {
  // A visitor whom the site knows: a browser that never got its cookie is another visitor.
  const knownOrder = await askUntilAnswered(() => ({
    method: 'POST',
    path: '/buy_online/orders/init',
    body: { vehicle_id: OTHER_CAR, company_uuid: companyOf.get(OTHER_CAR) },
  }))
  const cookie = knownOrder.headers.get('set-cookie')?.split(';')[0] ?? ''
  const asBuyer = { cookie }
  await askUntilAnswered(() => ({ method: 'DELETE', path: `/buy_online/locks/${knownOrder.json.data.lock_id}`, headers: asBuyer }))

  const during = async (step: Step, requestOf: () => OrderRequest | Promise<OrderRequest>): Promise<Answer> => {
    if (step !== fatal.step) return askUntilAnswered(requestOf)
    const first = Promise.resolve(requestOf())
      .then(ask)
      .catch(() => null)
    await new Promise((resume) => setTimeout(resume, fatal.delay))
    await kill(fatal.victim)
    const answered = await first
    const again = await askUntilAnswered(requestOf)
    return answered && answered.status < 300 && again.status >= 300 ? answered : again
  }

  const company_uuid = companyOf.get(CAR)
  const { json: begun } = await during('lock', () => ({
    ...{ method: 'POST', path: '/buy_online/orders/init', headers: asBuyer },
    body: { vehicle_id: CAR, company_uuid },
  }))
  const { lock_id, amount } = begun.data
  const order = {
    ...{ vehicle_id: CAR, company_uuid, lock_id, customer_email: 'sara@example.com', locale: 'ar' },
    lead_attributes: { first_name: 'سارة', last_name: 'المنصوري', phone: '+971501234567' },
  }
  const draft = await during('draft', () => ({ method: 'PUT', path: `/buy_online/locks/${lock_id}/draft`, headers: asBuyer, body: { draft: order } }))
  expect(draft.status).toBe(200)
  const { json: openedPayment } = await during('begin', () => ({
    ...{ method: 'POST', path: '/buy_online/test_payment', headers: asBuyer },
    body: { payment: { amount: amount.minor, currency: amount.currency, vehicle_id: CAR, company_uuid } },
  }))
  const intent = openedPayment.data.stripe_payment_intent_id
  const paid = await during('pay', () => ({ method: 'POST', path: `/buy_online/test_payment/${intent}/pay`, headers: asBuyer, body: { choice: 'approve' } }))
  expect([200, 409], 'paid, now or before').toContain(paid.status)
  const { json: placed } = await during('order', () => ({
    ...{ method: 'POST', path: '/buy_online/orders', headers: asBuyer },
    body: { order: { ...order, stripe_payment_intent_id: intent } },
  }))
  const number: string = placed.data.order_number
  const confirmed = await during('confirm', () => ({ method: 'PUT', path: `/buy_online/orders/${number}/confirm`, headers: asBuyer, body: {} }))
  expect(confirmed.json.data.payment_status).toBe('confirmed')

  const find = await askUntilAnswered(() => ({ method: 'POST', path: '/api/orders/search', headers: asStaff, body: { q: number } }))
  const id: number = find.json.data[0].id
  const whole = async () => (await askUntilAnswered(() => ({ method: 'GET', path: `/api/orders/${id}`, headers: asStaff }))).json.data
  const money = async () => (await whole()).payments.map(({ capturedMinor, refundedMinor }: Record<string, number>) => [capturedMinor, refundedMinor])
  const deed = async (step: Step, body: object, after: [number, number]) => {
    const { version } = await whole()
    const done = await during(step, () => ({
      ...{ method: 'POST', path: `/api/orders/${id}/actions`, body: { reason: 'اختبار', ...body } },
      headers: { ...asStaff, 'if-match': `"${version}"` },
    }))
    expect([200, 412], 'done, now or before').toContain(done.status)
    await expect.poll(money, { timeout: TAKEN_UP_MS, interval: 200 }).toEqual([after])
  }
  const part = 10_000
  await deed('capture', { action: 'capture' }, [amount.minor, 0])
  await deed('refund a part', { action: 'refund', minor: part }, [amount.minor, part])
  await deed('refund the rest', { action: 'refund' }, [amount.minor, amount.minor])
  await expect.poll(() => whole().then(isTold), { timeout: TAKEN_UP_MS, interval: 300 }).toBe(true)
  return { number, amount: amount.minor as number, part, order: await whole() }
}

type ToldOrder = { id: number; invoices: { number: string }[]; deliveries: { key: string; state: string }[] }

/** Whether every invoice of an order has its number and every mail about it is sent, the last one as well. */
function isTold({ id, invoices, deliveries }: ToldOrder): boolean {
  const isAnnounced = deliveries.some(({ key }) => key === `order:${id}:refunded`)
  return isAnnounced && invoices.every(({ number }) => number !== '') && deliveries.every(({ state }) => state === 'sent')
}

const companyOf = new Map<number, string>()
for (const id of [CAR, OTHER_CAR]) {
  const { json: car } = await ask({ method: 'GET', path: `/api/stock/vehicles/${id}`, headers: asStaff })
  const { json: retailer } = await ask({ method: 'GET', path: `/api/dealers/${car.data.retailer_id}`, headers: asStaff })
  companyOf.set(id, retailer.data.ci_code)
}

const numbers: string[] = []
const plays = Array.from({ length: ROUNDS }).flatMap((_, round) =>
  steps.flatMap((step, index) =>
    (['process', 'database'] as const).map((victim, at) => ({
      round: round + 1,
      step,
      victim,
      delay: DELAYS_MS[(round + index + at) % DELAYS_MS.length] as number,
    })),
  ),
)

test.each(plays)('kill -9 of the $victim at the step “$step”, $delay ms after the request: one order, one payment, every refund once', async (fatal) => {
  const { number, amount, part, order } = await journey(fatal)
  expect(numbers).not.toContain(number)
  numbers.push(number)
  expect([order.state, order.vehicle_status]).toEqual(['refunded', 'stock'])
  expect(order.events.filter(({ type }: { type: string }) => type === 'created')).toHaveLength(1)
  expect(order.payments).toHaveLength(1)
  expect(order.invoices.map(({ kind, total }: { kind: string; total: { minor: number } }) => [kind, total.minor])).toEqual([
    ['invoice', amount],
    ['credit_note', part],
    ['credit_note', amount - part],
  ])
  const mails = await ask({
    method: 'POST',
    path: '/api/mailbox/search',
    headers: asStaff,
    body: { subject_type: 'order', subject_id: String(order.id), per_page: 50 },
  })
  const titles = (mails.json.data as { title: string; recipient: string }[])
    .filter(({ recipient }) => recipient === 'sara@example.com')
    .map(({ title }) => title)
  expect(titles.length).toBe(new Set(titles).size)
  expect(titles).toHaveLength(5)
})

test('the numbers of all invoices have no gap', async () => {
  const flaws: string[] = []
  for (const number of numbers) {
    const { json } = await ask({ method: 'POST', path: '/api/orders/search', headers: asStaff, body: { q: number } })
    const whole = await ask({ method: 'GET', path: `/api/orders/${json.data[0].id}`, headers: asStaff })
    flaws.push(...whole.json.data.invoices.map((invoice: { number: string }) => invoice.number))
  }
  for (const prefix of ['INV', 'CN']) {
    const sequence = flaws
      .filter((number) => number.startsWith(prefix))
      .map((number) => Number(number.split('-')[2]))
      .sort((one, other) => one - other)
    expect(sequence).toEqual(sequence.map((_, index) => index + 1))
  }
})
