// Orders through the whole path by the fake gateway: the car is held, what was filled in is kept, the payment begun and approved at the gateway, the
// order stored with its car, its invoice and its mails. First as many as the site takes; then buyers who arrive at a fixed rate for ten seconds, more than there are
// cars; then the same with new cars each second, so that nearly everybody buys: more than one process can store, which shows how it behaves then.
import { addCars, buyersOf, noTimes, onDatabase, untilIssued } from './buyers.mjs'
import { percentile } from './numbers.ts'
import { rounds, seconds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

/** `ORDERS` makes fewer, to try it out. */
const ORDERS = Number(process.env.ORDERS ?? rounds(600))
const WORKERS = 16
const RATE = 100
const CARS = 100
const SECONDS = seconds(10)
/** New cars for each begun second. */
const NEW_CARS = CARS * Math.ceil(SECONDS)

export async function measureOrders({ data, say }) {
  const first = await startSite(data)
  const { cars, company } = await addCars(data, first.url, WORKERS + ORDERS + CARS + NEW_CARS)
  await first.stop()
  const site = await startSite(data)
  const { order, count } = buyersOf(site.url, company)

  const warm = cars.splice(0, WORKERS)
  await Promise.all(warm.map((car) => order(car)))
  await untilIssued(data)

  const pool = cars.splice(0, ORDERS)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let car = pool.pop(); car; car = pool.pop()) if (!(await order(car))) throw new Error(`nobody else wants car ${car}`)
    }),
  )
  const placedPerSecond = ORDERS / ((performance.now() - began) / 1000)
  await untilIssued(data)
  const perSecond = ORDERS / ((performance.now() - began) / 1000)

  const launch = await arrive(cars.splice(0, CARS), () => 0)
  const flood = await arrive(cars.splice(0, NEW_CARS), (arrived) => Math.floor(arrived / RATE) * CARS)
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
  say(`${count.again} requests were sent again after a 503; no car twice, no invoice number missing.`)
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
    for (let arrived = 0; arrived < RATE * SECONDS; arrived += 1) {
      await new Promise((resume) => setTimeout(resume, Math.max(0, start + (arrived * 1000) / RATE - performance.now())))
      arrivals.push(
        order(offered[from(arrived) + Math.floor(Math.random() * CARS)], times).then((isOrdered) => {
          if (!isOrdered) refused += 1
        }),
      )
    }
    await Promise.all(arrivals)
    return { ...times, refused, took: (performance.now() - start) / 1000 }
  }
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

const COUNTS = `
  select (select count(*)::int from customer_order where state = 'paid') as orders,
    (select count(distinct vehicle_id)::int from customer_order where state = 'paid') as cars,
    (select count(number)::int from invoice) as invoices, (select coalesce(max(last), 0) from invoice_series) as last`
