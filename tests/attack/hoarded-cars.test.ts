import { beforeEach, describe, expect, test } from 'vitest'
import { endWaitingOrders } from '#domains/orders/records/end-waiting-orders.server.ts'
import { hours, minutes } from '#kernel/durations.ts'
import { anOrderRoom, type Buyer, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: 'NO_PAYMENT_JAPAN' })
const paying = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const payRoom = await anOrderRoom(paying)
const { $client } = services.database.db
await services.set({ 'orders.most_held_by_contact': '3' })

const carsOf = (count: number) => Promise.all(Array.from({ length: count }, () => room.aCar()))
const init = (buyer: Buyer, vehicle_id: number) => buyer.ask('POST', '/orders/init', { vehicle_id, company_uuid: 'CI-1' })
const codeOf = ({ status, json }: Awaited<ReturnType<typeof init>>) => (status === 201 ? 'held' : (json.errors[0].code as string))
const heldNow = async () => (await $client.query('select vehicle_id from soft_lock where expires_at > $1', [services.time.now])).rowCount
const statusOf = async (id: number, { database } = services) =>
  (await database.db.$client.query('select status from vehicle where id = $1', [id])).rows[0].status
/** What the buyer reads of why an order was cancelled. */
const reasonFor = async (number: string, { database } = services) => {
  const told = `select payload -> 'props' ->> 'reason' as reason from delivery where payload -> 'props' ->> 'number' = $1 and payload -> 'props' ->> 'occasion' = 'cancelled'`
  return (await database.db.$client.query(`${told} and payload ->> 'mail' = 'order_update'`, [number])).rows[0]?.reason
}
const pass = (ms: number, of = services) => {
  of.time.now = new Date(of.time.now.getTime() + ms)
}
/** Whose checkouts began in a network; a request within the process has none. */
const from = (network: string, buyer: string) => $client.query('update checkout set network = $1 where id = $2', [network, buyer])
const counts = (codes: readonly string[]) => Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))

beforeEach(async () => {
  // The limits of the address are not what is tried here.
  for (const of of [services, paying]) pass(hours(3), of)
  await $client.query('delete from customer_order')
  await $client.query('delete from checkout')
})

describe('one cookie', () => {
  test('holds two cars, however many it asks for at once, and is told which, and what frees one', async () => {
    const cars = await carsOf(8)
    const buyer = room.aBuyer()
    await init(buyer, cars[0] as number)
    const answers = await Promise.all(cars.slice(1).map((car) => init(buyer, car)))
    expect(counts(answers.map(codeOf))).toEqual({ held: 1, visitor_holds_most: 6 })
    expect(await heldNow()).toBe(2)
    const refused = await init(buyer, cars[1 + answers.findIndex((answer) => answer.status === 409)] as number)
    expect([refused.status, refused.json.error.code]).toEqual([409, 'visitor_holds_most'])
    expect(refused.json.data).toEqual([
      { lock_id: expect.any(String), vehicle_id: cars[0], vehicle_name: 'Jaguar F-Pace', order_number: null, expires_at: expect.any(String) },
      expect.objectContaining({ order_number: null }),
    ])
    expect((await buyer.ask('DELETE', `/locks/${refused.json.data[0].lock_id}`)).status).toBe(204)
    expect(codeOf(await init(buyer, cars[7] as number))).toBe('held')
  })

  test('has no third car while two of its orders wait for the links of their mails', async () => {
    const cars = await carsOf(3)
    const buyer = room.aBuyer()
    for (const car of cars.slice(0, 2)) {
      const { lock } = await room.aCheckout(car, buyer)
      expect((await buyer.ask('POST', '/orders', room.orderOf(lock))).status).toBe(201)
      // Leaving the page does not let go of what was ordered.
      await buyer.ask('DELETE', `/locks/${lock.lock_id}`)
    }
    pass(hours(1))
    const refused = await init(buyer, cars[2] as number)
    expect([codeOf(refused), refused.json.data.map((hold: { order_number: string }) => hold.order_number)]).toEqual([
      'visitor_holds_most',
      [expect.stringMatching(/^M-/), expect.stringMatching(/^M-/)],
    ])
  })
})

describe('many cookies', () => {
  test('of one IPv6 /64 hold four cars, of one IPv4 address twenty; another network holds its own', async () => {
    const began = async (network: string, car: number) => {
      const response = await room.app.request(
        'https://site.test/buy_online/orders/init',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ vehicle_id: car, company_uuid: 'CI-1' }) },
        { incoming: { socket: { remoteAddress: network } } },
      )
      return response.status === 201 ? 'held' : ((await response.json()) as { errors: { code: string }[] }).errors[0]?.code
    }
    const cars = await carsOf(30)
    const codes: unknown[] = []
    for (const [index, car] of cars.slice(0, 6).entries()) codes.push(await began(`2001:db8:1:2::${index + 1}`, car))
    expect(codes).toEqual(['held', 'held', 'held', 'held', 'network_holds_most', 'network_holds_most'])
    expect(await began('2001:db8:1:3::1', cars[6] as number)).toBe('held')
    for (const car of cars.slice(7, 27)) {
      const { lock } = await room.aCheckout(car)
      await from('192.0.2.1', lock.lock_id)
    }
    expect(await began('192.0.2.1', cars[28] as number)).toBe('network_holds_most')
    expect(await began('192.0.2.2', cars[28] as number)).toBe('held')
  })

  test.each([
    ['an IPv6 /64', ['2001:db8:9:2::1', '2001:db8:9:2::2'], '2001:db8:9:3::1', false],
    ['an IPv4 address', ['192.0.2.9', '192.0.2.9'], '192.0.2.10', true],
  ])(
    'of %s take no turns at a car: together they have its maximum once, then somebody else comes first',
    async (_name, [first = '', second = ''], other, isShared) => {
      const car = await room.aCar()
      const ask = async (address: string, path: string, body: object, cookie = '') => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) }
        const response = await room.app.request(`https://site.test/buy_online${path}`, init, { incoming: { socket: { remoteAddress: address } } })
        return { status: response.status, json: await response.json(), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
      }
      const began = (address: string) => ask(address, '/orders/init', { vehicle_id: car, company_uuid: 'CI-1' })
      const start = services.time.now
      const { json, cookie } = await began(first)
      for (const _time of [1, 2, 3]) {
        pass(minutes(14))
        expect((await ask(first, `/locks/${json.data.lock_id}/renew`, {}, cookie)).status).toBe(200)
      }
      pass(minutes(15) + 1000)
      // The second goes on where the first left, and no further.
      const turn = await began(second)
      expect([turn.status, Date.parse(turn.json.data.expires_at) - start.getTime()]).toEqual([201, minutes(60)])
      pass(minutes(3))
      expect((await began(first)).json.error.code).toBe('hold_over')
      expect((await began(second)).json.error.code).toBe('hold_over')
      pass(minutes(14))
      expect((await began(second)).json.error.code).toBe('hold_over')
      pass(minutes(1))
      // Behind an IPv4 address is more than one subscriber: for them the car is free again after the time of one hold.
      const neighbour = await began(second)
      expect([neighbour.status, neighbour.json.error?.code]).toEqual(isShared ? [201, undefined] : [409, 'hold_over'])
      if (!isShared) expect((await began(other)).status).toBe(201)
    },
  )

  test('hold no more than a share of the stock, and ten cars where that is less', async () => {
    await services.set({ 'orders.most_held_percent': '1' })
    const cars = await carsOf(14)
    const answers = await Promise.all(cars.map((car) => init(room.aBuyer(), car)))
    expect(counts(answers.map(codeOf))).toEqual({ held: 10, stock_holds_most: 4 })
    expect(await heldNow()).toBe(10)
    await services.set({ 'orders.most_held_percent': '100' })
  })

  test('of a larger stock hold their share of the cars for sale to the car', async () => {
    const cars = await carsOf(16)
    const sale = "select count(*)::int as cars from vehicle where is_published and status = 'stock'"
    const { rows } = await $client.query<{ cars: number }>(sale)
    // Twelve and a half of them: the thirteenth is one too many.
    await services.set({ 'orders.most_held_percent': String(1250 / (rows[0]?.cars ?? 0)) })
    const answers = await Promise.all(cars.map((car) => init(room.aBuyer(), car)))
    expect(counts(answers.map(codeOf))).toEqual({ held: 12, stock_holds_most: 4 })
    await services.set({ 'orders.most_held_percent': '100' })
  })

  test('with one phone number or one mail address wait with three cars, however the number is written', async () => {
    const cars = await carsOf(6)
    const codes: string[] = []
    for (const [index, phone] of ['+971501234567', '050 123 4567', '٠٥٠١٢٣٤٥٦٧', '00971-50-1234567'].entries()) {
      const { buyer, lock } = await room.aCheckout(cars[index] as number)
      const order = room.orderOf(lock, { customer_email: `one${index}@example.com`, lead_attributes: { first_name: 'x', phone } })
      codes.push(codeOf(await buyer.ask('POST', '/orders', order)))
    }
    expect(codes).toEqual(['held', 'held', 'held', 'contact_holds_most'])
    expect((await $client.query('select 1 from customer_order')).rowCount).toBe(3)
    const { buyer, lock } = await room.aCheckout(cars[4] as number)
    // The orders that wait share a mail address as well.
    await $client.query(`update checkout set contacts = (select array_agg(distinct key) from checkout, unnest(contacts) key) where contacts <> '{}'`)
    const draft = room.orderOf(lock, { customer_email: 'ONE0@example.com', lead_attributes: {} }).order
    expect((await buyer.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft })).status).toBe(200)
    pass(minutes(16))
    expect((await buyer.ask('POST', `/locks/${lock.lock_id}/renew`, {})).json.errors[0].code).toBe('lock_expired')
    expect(codeOf(await init(buyer, cars[4] as number))).toBe('contact_holds_most')
  })
})

test('a number of Kuwait counts with its code and without, though it has eight digits', async () => {
  const cars = await carsOf(4)
  const codes: string[] = []
  for (const [index, phone] of ['9912 3456', '+96599123456', '٩٩١٢٣٤٥٦', '00965-9912-3456'].entries()) {
    const { buyer, lock } = await room.aCheckout(cars[index] as number)
    const order = room.orderOf(lock, { customer_email: `kuwait${index}@example.com`, lead_attributes: { first_name: 'x', phone } })
    codes.push(codeOf(await buyer.ask('POST', '/orders', order)))
  }
  expect(codes).toEqual(['held', 'held', 'held', 'contact_holds_most'])
})

describe('the longest time of a hold', () => {
  const company = async () => {
    await $client.query(`update vehicle set retailer_id = null`)
  }

  test('is not begun anew by renewing, by letting go, by another checkout or by another device, until the car was left as long as it was held', async () => {
    const car = await room.aCar()
    const { buyer, lock } = await room.aCheckout(car)
    const began = services.time.now
    const renew = () => buyer.ask('POST', `/locks/${lock.lock_id}/renew`, {})
    for (const _time of [1, 2, 3, 4, 5]) {
      pass(minutes(10))
      expect((await renew()).status).toBe(200)
    }
    pass(minutes(9))
    await buyer.ask('DELETE', `/locks/${lock.lock_id}`)
    const again = await init(buyer, car)
    expect(Date.parse(again.json.data.expires_at) - began.getTime()).toBe(minutes(60))
    pass(minutes(1))
    expect([(await renew()).status, codeOf(await init(buyer, car))]).toEqual([409, 'hold_over'])
    pass(minutes(16))
    expect([(await renew()).status, codeOf(await init(buyer, car))]).toEqual([409, 'hold_over'])
    await company()
    // The checkout is forgotten, and the visitor begins another one.
    await $client.query(`update checkout set updated_at = '2020-01-01' where id = $1`, [lock.lock_id])
    const over = await init(buyer, car)
    expect([codeOf(over), Date.parse(over.json.data) - began.getTime()]).toEqual(['hold_over', minutes(120)])
    expect(codeOf(await init(room.aBuyer(), car))).toBe('held')
    pass(minutes(44))
    expect(codeOf(await init(buyer, car))).toBe('held')
  })

  test('is a fresh one for a visitor who comes back after a while', async () => {
    const car = await room.aCar()
    const { buyer, lock } = await room.aCheckout(car)
    pass(minutes(30))
    const again = await init(buyer, car)
    expect([again.json.data.lock_id, Date.parse(again.json.data.expires_at) - services.time.now.getTime()]).toEqual([lock.lock_id, minutes(15)])
    for (const _time of [1, 2, 3, 4, 5]) {
      pass(minutes(10))
      expect((await buyer.ask('POST', `/locks/${lock.lock_id}/renew`, {})).status).toBe(200)
    }
  })
})

describe('an order that nobody confirmed', () => {
  test('holds its car without reserving it, is confirmed by the link alone, and ends after its 48 hours', async () => {
    const [keptCar, leftCar] = await carsOf(2)
    const place = async (car: number) => {
      const { buyer, lock } = await room.aCheckout(car)
      const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { customer_email: `car${car}@example.com` }))
      return { buyer, number: json.data.order_number as string }
    }
    const [confirmed, forgotten] = [await place(keptCar as number), await place(leftCar as number)]
    expect([await statusOf(keptCar as number), await statusOf(leftCar as number)]).toEqual(['stock', 'stock'])
    expect(codeOf(await init(room.aBuyer(), leftCar as number))).toBe('vehicle_locked')
    expect((await confirmed.buyer.ask('PUT', `/orders/${confirmed.number}/confirm`, {})).status).toBe(403)
    const { rows } = await $client.query(`select payload from delivery where payload ->> 'to' = $1`, [`car${keptCar}@example.com`])
    expect(rows.map(({ payload }) => payload.props.occasion)).toEqual(['link'])
    const { confirmToken: token } = rows[0].payload.props
    expect((await room.aBuyer().ask('PUT', `/orders/${confirmed.number}/confirm`, { token })).json.data.payment_status).toBe('confirmed')
    expect(await statusOf(keptCar as number)).toBe('reserved')
    expect(await heldNow()).toBe(1)
    pass(hours(47))
    expect(await endWaitingOrders(await orderCtxOf(services))).toBe(0)
    pass(hours(1) + 1000)
    expect(codeOf(await init(room.aBuyer(), leftCar as number))).toBe('vehicle_locked')
    expect(await endWaitingOrders(await orderCtxOf(services))).toBe(1)
    expect((await room.aBuyer().ask('GET', `/orders/${forgotten.number}`)).json.data.payment_status).toBe('cancelled')
    expect(await reasonFor(forgotten.number)).toBe('لم يُؤكَّد الطلب ضمن المهلة المحددة.')
    expect((await room.aBuyer().ask('GET', `/orders/${confirmed.number}`)).json.data.payment_status).toBe('confirmed')
    expect(codeOf(await init(room.aBuyer(), leftCar as number))).toBe('held')
  })

  test('is not confirmed once its car was sold by hand', async () => {
    const car = await room.aCar()
    const { buyer, lock } = await room.aCheckout(car)
    const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { customer_email: 'late@example.com' }))
    await $client.query(`update vehicle set status = 'sold' where id = $1`, [car])
    const { rows } = await $client.query(`select payload from delivery where payload ->> 'to' = 'late@example.com'`)
    const answer = await buyer.ask('PUT', `/orders/${json.data.order_number}/confirm`, { token: rows[0].payload.props.confirmToken })
    expect([answer.status, answer.json.errors[0].code]).toEqual([409, 'vehicle_gone'])
    expect(await statusOf(car)).toBe('sold')
  })
})

describe('an order that nobody paid', () => {
  const placePending = async () => {
    const car = await payRoom.aCar()
    const { buyer, lock } = await payRoom.aCheckout(car)
    const intent = await payRoom.aPayment(buyer, car)
    const { json } = await buyer.ask('POST', '/orders', payRoom.orderOf(lock, { stripe_payment_intent_id: intent }))
    expect(json.data.payment_status).toBe('pending')
    return { car, buyer, intent, lock, number: json.data.order_number as string }
  }

  test('frees its car within minutes', async () => {
    const { car, number } = await placePending()
    expect(await statusOf(car, paying)).toBe('stock')
    expect(codeOf(await init(payRoom.aBuyer(), car))).toBe('vehicle_locked')
    pass(minutes(14), paying)
    expect(await endWaitingOrders(await orderCtxOf(paying))).toBe(0)
    pass(minutes(1) + 1000, paying)
    expect(await endWaitingOrders(await orderCtxOf(paying))).toBe(1)
    expect((await payRoom.aBuyer().ask('GET', `/orders/${number}`)).json.data.payment_status).toBe('cancelled')
    expect(await reasonFor(number, paying)).toBe('لم يكتمل الدفع ضمن المهلة المحددة.')
    expect(codeOf(await init(payRoom.aBuyer(), car))).toBe('held')
  })

  test('reserves its car when the provider confirms the money', async () => {
    const { car, buyer, intent, lock, number } = await placePending()
    await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    await buyer.ask('POST', '/orders', payRoom.orderOf(lock, { stripe_payment_intent_id: intent }))
    expect((await buyer.ask('GET', `/orders/${number}`)).json.data.payment_status).toBe('paid')
    expect(await statusOf(car, paying)).toBe('reserved')
    expect((await paying.database.db.$client.query('select 1 from soft_lock where vehicle_id = $1', [car])).rowCount).toBe(0)
  })

  test('fails when the money comes and its car was sold by hand, and the money goes back', async () => {
    const { car, buyer, intent, lock, number } = await placePending()
    await paying.database.db.$client.query(`update vehicle set status = 'sold' where id = $1`, [car])
    await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    await buyer.ask('POST', '/orders', payRoom.orderOf(lock, { stripe_payment_intent_id: intent }))
    expect((await buyer.ask('GET', `/orders/${number}`)).json.data.payment_status).toBe('failed')
    const { rows } = await paying.database.db.$client.query(`select t.kind from payment_task t join payment p on p.id = t.payment_id where p.reference = $1`, [
      lock.lock_id,
    ])
    expect(rows).toHaveLength(1)
  })
})
