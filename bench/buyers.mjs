// Buyers as browsers send them, through the whole path by the fake gateway: the car is held, what was filled in is kept, the payment begun and approved, the order posted.
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { adminClient } from './admin-client.mjs'
import { TOKEN } from '../scripts/start-site.mjs'

const LOOK_MS = 50
const PATIENCE_MS = 120_000
let buyers = 0

/** Buyers of a site, each from another address of this machine, as limits count by it, on a connection of their own. `count.again` is how often they were told to come again. */
export function buyersOf(url, company) {
  const count = { again: 0 }
  return { order, count }

  function aBuyer() {
    buyers += 1
    return {
      ...{ address: `127.1.${(buyers >> 8) & 255}.${buyers & 255}`, phone: `+97150${1_000_000 + buyers}`, cookie: '' },
      agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    }
  }

  /** One more buyer; false for one who is told that the car is held or gone. */
  async function order(car, times = noTimes()) {
    const buyer = aBuyer()
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
      count.again += 1
      await new Promise((resume) => setTimeout(resume, answer.retryAfter * 1000 * (1 + Math.random() / 2)))
    }
  }

  async function askOnce(buyer, method, path, body) {
    const { address: localAddress, agent, cookie } = buyer
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
    const response = await new Promise((resolve, reject) => {
      request(`${url}/buy_online${path}`, { method, headers, agent, localAddress }, resolve).once('error', reject).end(JSON.stringify(body))
    })
    buyer.cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
    return { status: response.statusCode, retryAfter: Number(response.headers['retry-after'] ?? 1), text: await text(response) }
  }
}

/** How long answers took, and how long it took with the waiting after a 503. */
export function noTimes() {
  return { locks: { answers: [], all: [] }, created: { answers: [], all: [] } }
}

/** Copies of one car of the demo, and payments that are taken at once, so that every order has an invoice. */
export async function addCars(data, url, count) {
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
      `insert into vehicle (${names}) select ${names} from (select (jsonb_populate_record(v, jsonb_build_object('id', nextval('vehicle_id_seq'), 'external_id', 'bench-${process.pid}-' || n))).*
       from vehicle v, generate_series(1, $2::int) n where v.id = $1) as copies returning id`,
      [model.id, count],
    )
    const { data: retailer } = await (await fetch(`${url}/api/dealers/${model.retailer_id}`, { headers: { authorization: `Bearer ${TOKEN}` } })).json()
    return { cars: rows.map(({ id }) => id), company: retailer.ci_code }
  })
}

/** Waits until every invoice has its number and what tells of it is written. */
export async function untilIssued(data) {
  const until = performance.now() + PATIENCE_MS
  await onDatabase(data, async (client) => {
    for (let isIssued = false; !isIssued; ) {
      if (performance.now() > until) throw new Error(`invoices were not issued within ${PATIENCE_MS / 1000} s`)
      await new Promise((resume) => setTimeout(resume, LOOK_MS))
      isIssued = (await client.query(`select not exists (select 1 from delivery where kind = 'invoice' and state <> 'sent') as is_issued`)).rows[0].is_issued
    }
  })
}

export async function onDatabase(data, run) {
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
