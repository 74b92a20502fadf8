// Orders through the whole path by the fake gateway: the car is held, what was filled in is kept, the payment begun and approved at the gateway, the
// order stored with its car, its invoice and its mails. First as many as the site takes; then buyers who arrive at a fixed rate for ten seconds, more than there are
// cars; then the same with new cars each second, so that nearly everybody buys: more than one process can store, which shows how it behaves then.
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { adminClient } from './admin-client.mjs'
import { percentile } from './numbers.ts'
import { rounds, seconds } from './size.ts'
import { startSite, TOKEN } from '../scripts/start-site.mjs'

/** `ORDERS` makes fewer, to try it out. */
const ORDERS = Number(process.env.ORDERS ?? rounds(600))
const WORKERS = 16
const RATE = 100
const CARS = 100
const SECONDS = seconds(10)
const LOOK_MS = 50
const PATIENCE_MS = 120_000

export async function measureOrders({ data, say }) {
  const first = await startSite(data)
  const { cars, company } = await addCars(data, first.url)
  await first.stop()
  const site = await startSite(data)
  let buyers = 0
  let again = 0
  const aBuyer = () => {
    buyers += 1
    // Every buyer comes from another address of this machine, as limits count by it, on a connection of their own.
    const phone = `+97150${1_000_000 + buyers}`
    return { address: `127.1.${(buyers >> 8) & 255}.${buyers & 255}`, phone, cookie: '', agent: new Agent({ keepAlive: true, maxSockets: 1 }) }
  }

  const warm = cars.splice(0, WORKERS)
  await Promise.all(warm.map((car) => order(aBuyer(), car)))
  await untilIssued(data)

  const pool = cars.splice(0, ORDERS)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let car = pool.pop(); car; car = pool.pop()) if (!(await order(aBuyer(), car))) throw new Error(`nobody else wants car ${car}`)
    }),
  )
  const placedPerSecond = ORDERS / ((performance.now() - began) / 1000)
  await untilIssued(data)
  const perSecond = ORDERS / ((performance.now() - began) / 1000)

  const launch = await arrive(cars.splice(0, CARS), () => 0)
  const flood = await arrive(cars.splice(0, CARS * SECONDS), (count) => Math.floor(count / RATE) * CARS)
  await untilIssued(data)
  const [stored] = (await onDatabase(data, (client) => client.query(COUNTS))).rows
  await site.stop()
  const wanted = warm.length + ORDERS + launch.created.all.length + flood.created.all.length
  if (stored.orders !== wanted || stored.cars !== wanted || stored.invoices !== wanted || stored.last !== wanted)
    throw new Error(`${wanted} orders were answered, but there are ${JSON.stringify(stored)}`)
  for (const [name, { created, refused, took }] of Object.entries({ [`${CARS} cars`]: launch, [`${CARS} new cars a second`]: flood }))
    say(
      `Orders: ${RATE * SECONDS} buyers on ${name} were served in ${took.toFixed(1)} s; ${created.all.length} ordered, ${refused} were told that the car is held or gone.`,
    )
  say(`${again} requests were sent again after a 503; no car twice, no invoice number missing.`)
  return [
    { what: 'Orders a second, from the lock to the answer, 16 buyers at once', value: placedPerSecond, unit: '/s' },
    { what: 'The same, until every invoice is issued and its mails are written', value: perSecond, unit: '/s', goal: { least: 60 } },
    ...rowsOf(`${RATE} buyers a second on ${CARS} cars`, launch, { each: 100 }),
    ...rowsOf(`${RATE} buyers a second on ${CARS} new cars each second`, flood, { waiting: 1000 }),
  ]

  /** Buyers at a fixed rate, each of whom wants one of `CARS` cars from the place that `from` gives on. */
  async function arrive(offered, from) {
    const times = noTimes()
    let refused = 0
    const arrivals = []
    const start = performance.now()
    for (let count = 0; count < RATE * SECONDS; count += 1) {
      await new Promise((resume) => setTimeout(resume, Math.max(0, start + (count * 1000) / RATE - performance.now())))
      arrivals.push(
        order(aBuyer(), offered[from(count) + Math.floor(Math.random() * CARS)], times).then((isOrdered) => {
          if (!isOrdered) refused += 1
        }),
      )
    }
    await Promise.all(arrivals)
    return { ...times, refused, took: (performance.now() - start) / 1000 }
  }

  /** One buyer; false for one who is told that the car is held or gone. */
  async function order(buyer, car, times = noTimes()) {
    const init = await ask(buyer, 'POST', '/orders/init', { vehicle_id: car, company_uuid: company }, times.locks)
    if (init.status === 409) return false
    const { lock_id, amount } = answered(init).data
    const values = {
      ...{ vehicle_id: car, company_uuid: company, lock_id, customer_email: `${buyer.address}@example.com`, locale: 'ar' },
      lead_attributes: { first_name: 'سارة', last_name: 'المنصوري', phone: buyer.phone },
    }
    answered(await ask(buyer, 'PUT', `/locks/${lock_id}/draft`, { draft: values }))
    const payment = { amount: amount.minor, currency: amount.currency, vehicle_id: car, company_uuid: company }
    const intent = answered(await ask(buyer, 'POST', '/test_payment', { payment })).data.stripe_payment_intent_id
    const approved = await ask(buyer, 'POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    // Who asks again after a 503 may have approved it before.
    if (approved.status !== 409 || !approved.isAgain) answered(approved)
    const placed = await ask(buyer, 'POST', '/orders', { order: { ...values, stripe_payment_intent_id: intent } }, times.created)
    const { data: stored } = answered(placed)
    if (stored.payment_status !== 'paid') throw new Error(`an order is ${stored.payment_status}`)
    return true
  }

  /** As browsers do, asks again after the time that the site names when it cannot keep up. Notes what each answer took, and all of it with the waiting. */
  async function ask(buyer, method, path, body, { answers, all } = noTimes().locks) {
    const began = performance.now()
    for (let isAgain = false; ; isAgain = true) {
      const asked = performance.now()
      const answer = await askOnce(buyer, method, path, body)
      answers.push(performance.now() - asked)
      if (answer.status !== 503) {
        all.push(performance.now() - began)
        return { ...answer, isAgain }
      }
      again += 1
      await new Promise((resume) => setTimeout(resume, answer.retryAfter * 1000 * (1 + Math.random() / 2)))
    }
  }

  async function askOnce(buyer, method, path, body) {
    const { address: localAddress, agent, cookie } = buyer
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
    const response = await new Promise((resolve, reject) => {
      request(`${site.url}/buy_online${path}`, { method, headers, agent, localAddress }, resolve).once('error', reject).end(JSON.stringify(body))
    })
    buyer.cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
    return { status: response.statusCode, retryAfter: Number(response.headers['retry-after'] ?? 1), text: await text(response) }
  }
}

/** How long answers took, and how long it took with the waiting after a 503. */
function noTimes() {
  return { locks: { answers: [], all: [] }, created: { answers: [], all: [] } }
}

/** `most` are the goals of a lock: of each answer, and of all of it with the waiting. */
function rowsOf(who, { locks, created }, most) {
  const goalOf = (value) => (value === undefined ? {} : { goal: { most: value } })
  return [
    { what: `A lock with ${who}, each answer, p99`, value: percentile(locks.answers, 0.99), unit: 'ms', ...goalOf(most.each) },
    { what: 'The same with the waiting after a 503, p50', value: percentile(locks.all, 0.5), unit: 'ms' },
    { what: 'The same, p99', value: percentile(locks.all, 0.99), unit: 'ms', ...goalOf(most.waiting) },
    { what: `A paid order created with ${who}, each answer, p99`, value: percentile(created.answers, 0.99), unit: 'ms' },
    { what: 'The same with the waiting after a 503, p50', value: percentile(created.all, 0.5), unit: 'ms' },
    { what: 'The same, p99', value: percentile(created.all, 0.99), unit: 'ms' },
  ]
}

/** Waits until every invoice has its number and what tells of it is written. */
async function untilIssued(data) {
  const until = performance.now() + PATIENCE_MS
  await onDatabase(data, async (client) => {
    for (let isIssued = false; !isIssued; ) {
      if (performance.now() > until) throw new Error(`invoices were not issued within ${PATIENCE_MS / 1000} s`)
      await new Promise((resume) => setTimeout(resume, LOOK_MS))
      isIssued = (await client.query(`select not exists (select 1 from delivery where kind = 'invoice' and state <> 'sent') as is_issued`)).rows[0].is_issued
    }
  })
}

const COUNTS = `
  select (select count(*)::int from customer_order where state = 'paid') as orders,
    (select count(distinct vehicle_id)::int from customer_order where state = 'paid') as cars,
    (select count(number)::int from invoice) as invoices, (select coalesce(max(last), 0) from invoice_series) as last`

/** Copies of one car of the demo, and payments that are taken at once, so that every order has an invoice. */
async function addCars(data, url) {
  return onDatabase(data, async (client) => {
    await client.query(
      `update company_config set content = jsonb_set(content, '{payment,is_on_hold}', 'false') where config_type = 'order_online_checkout_page'`,
    )
    const { rows: models } = await client.query(
      `select id, retailer_id from vehicle where status = 'stock' and details ->> 'buttons' like '%button_set%' order by id limit 1`,
    )
    const [model] = models
    // All columns but those that the database fills in itself.
    const { rows: columns } = await client.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'vehicle' and is_generated = 'NEVER'`,
    )
    const names = columns[0].names
    const { rows } = await client.query(
      `insert into vehicle (${names}) select ${names} from (select (jsonb_populate_record(v, jsonb_build_object('id', nextval('vehicle_id_seq'), 'external_id', 'bench-' || n))).*
       from vehicle v, generate_series(1, $2::int) n where v.id = $1) as copies returning id`,
      [model.id, WORKERS + ORDERS + CARS + CARS * SECONDS],
    )
    const { data: retailer } = await (await fetch(`${url}/api/dealers/${model.retailer_id}`, { headers: { authorization: `Bearer ${TOKEN}` } })).json()
    return { cars: rows.map(({ id }) => id), company: retailer.ci_code }
  })
}

async function onDatabase(data, run) {
  const client = await adminClient(data)
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

function answered({ status, text }) {
  if (status >= 300) throw new Error(`${status}: ${text}`)
  return JSON.parse(text)
}
