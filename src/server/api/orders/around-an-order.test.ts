import { beforeAll, describe, expect, test } from 'vitest'
import { upsertSetting } from '#domains/content/index.server.ts'
import { builtInMarkets } from '#domains/markets/index.ts'
import { createOrdersClient, draftChoices, emptyContact, orderDraft, loadOrderData } from '#domains/orders/index.ts'
import { notifyWatchers } from '#domains/orders/lock/lock-watch.server.ts'
import { carryOutTasks, processWebhooks } from '#domains/payments/index.server.ts'
import { addDays } from '#kernel/calendar.ts'
import { hours, minutes } from '#kernel/durations.ts'
import { formatCalendarDay } from '#kernel/format/date.ts'
import { anOrderRoom, type Buyer, issueInvoices } from '#tests/support/records/an-order-room.ts'
import { onPaper } from '#tests/support/records/person-desk.ts'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call, post } = apiCaller(services)
const ctx = contextOf(services)
const { $client } = services.database.db

/** Friday 2026-05-15, noon in Dubai; the showroom is closed on Sundays. */
const weekdays = { days: 'الاثنين-السبت', hours: '09:00-18:00' }
const monday = { date: '2026-05-18', time: { value: '11:00' } }
const sunday = { date: '2026-05-17', time: { value: '11:00' } }

beforeAll(async () => {
  await $client.query(`update retailer set opening_hours = $1`, [JSON.stringify([weekdays])])
})

/** A second passes. */
const later = () => {
  services.time.now = new Date(services.time.now.getTime() + 1000)
}

type Letter = { mail: string; to: string; props: Record<string, string> }
const letters = async (to: string, mail = 'order_update'): Promise<Letter[]> => {
  const { rows } = await $client.query<{ payload: Letter }>(
    `select payload from delivery where kind = 'mail' and payload ->> 'to' = $1 and payload ->> 'mail' = $2 order by id`,
    [to, mail],
  )
  return rows.map(({ payload }) => payload)
}

/** Who the last mail to an address comes from, and whom an answer reaches. */
async function senderOf(to: string): Promise<{ fromName: string; replyTo: string } | undefined> {
  const { rows } = await $client.query<{ fromName: string; replyTo: string }>(
    `select payload ->> 'fromName' as "fromName", payload ->> 'replyTo' as "replyTo" from delivery where kind = 'mail' and payload ->> 'to' = $1 order by id desc`,
    [to],
  )
  return rows[0]
}

/** An order whose fee is held, with the address of its buyer. */
async function anOrder(email: string, metadata: Record<string, unknown> = {}) {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const posted = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, customer_email: email, metadata }))
  expect(posted.status).toBe(201)
  await issueInvoices(services)
  return { buyer, car, number: posted.json.data.order_number as string }
}

const whole = async (number: string) => {
  const { json } = await post('/api/orders/search', { q: number })
  return (await call(`/api/orders/${json.data[0].id}`)).json.data
}
const act = async (order: { id: number; version: string }, body: object) =>
  call(`/api/orders/${order.id}/actions`, { method: 'POST', body, headers: { 'if-match': `"${order.version}"` } })

/** What the process does after each action: what was asked for is done, and what the provider says of it is heard. */
const moveMoney = async () => {
  await carryOutTasks(ctx, paymentServicesOf(services))
  await processWebhooks(ctx, paymentServicesOf(services))
}

describe('the visit of an order', () => {
  test('[A-165] is offered, booked, moved and cancelled within the opening hours of the retailer, and both sides are notified', async () => {
    const { buyer, number } = await anOrder('visits@example.com')
    const { json } = await buyer.ask('GET', '/visits?company_uuid=CI-1')
    const days = json.data as { date: string; times: string[] }[]
    expect(days[0]).toEqual({ date: '2026-05-16', times: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] })
    expect(days.some(({ date }) => date === sunday.date)).toBe(false)
    for (const visit of [sunday, { date: monday.date, time: { value: '18:00' } }, { date: '2026-05-14', time: { value: '11:00' } }]) {
      const refused = await buyer.ask('PUT', `/orders/${number}/visit`, visit)
      expect([refused.status, refused.json.error.fields]).toEqual([422, { time: ['not_open'] }])
    }
    const booked = await buyer.ask('PUT', `/orders/${number}/visit`, monday)
    expect([booked.status, booked.json.data.appointment]).toEqual([200, monday])

    // Another device, with the link of the mail only.
    const [letter] = await letters('visits@example.com')
    const phone = room.aBuyer()
    expect((await phone.ask('DELETE', `/orders/${number}/visit`)).status).toBe(403)
    const token = letter?.props.readToken
    later()
    expect((await phone.ask('PUT', `/orders/${number}/visit`, { ...monday, time: { value: '12:00' }, token })).json.data.appointment.time.value).toBe('12:00')
    later()
    const dropped = await phone.ask('DELETE', `/orders/${number}/visit?token=${token}`)
    expect([dropped.status, dropped.json.data.appointment, dropped.json.data.calendar]).toEqual([200, null, ''])
    expect((await phone.ask('DELETE', `/orders/${number}/visit?token=${token}`)).status).toBe(200)

    // Of the visit that moved and was cancelled within minutes, only the end is told.
    expect((await letters('visits@example.com')).map(({ props }) => props.occasion)).toEqual(['placed', 'visit_off'])
    const notices = (await letters('sales@example.com', 'order_notification')).filter(({ props }) => props.number === number)
    expect(notices.map(({ props }) => props.occasion)).toEqual(['placed', 'visit_off'])
    const { events } = await whole(number)
    expect(events.filter(({ type }: { type: string }) => type === 'visit').map(({ detail }: { detail: { to: unknown } }) => detail.to)).toEqual([
      monday,
      { ...monday, time: { value: '12:00' } },
      null,
    ])
  })

  test('[A-178][A-165] of a configured car is booked as the configurator journey says, and of any other as the normal one', async () => {
    const booking = (first_day: number) => JSON.stringify({ payment: { vendor: { type: 'TEST' } }, booking: { first_day, days: 3 } })
    await $client.query(`insert into company_config (key, config_type, content) values ('orders', 'config_order_online_checkout_page', $1)`, [booking(5)])
    try {
      const daysOf = async (query: string) => {
        const { json } = await room.aBuyer().ask('GET', `/visits?company_uuid=CI-1${query}`)
        return (json.data as { date: string }[]).map(({ date }) => date)
      }
      expect(await daysOf('&is_configured=true')).toEqual(['2026-05-20', '2026-05-21', '2026-05-22'])
      expect((await daysOf(''))[0]).toBe('2026-05-16')
      expect(await daysOf('&is_configured=false')).toEqual(await daysOf(''))
      expect((await room.aBuyer().ask('GET', '/visits?company_uuid=CI-1&is_configured=maybe')).status).toBe(422)

      const visit = { date: '2026-05-18', time: { value: '11:00' } }
      const normal = await anOrder('normal@example.com')
      expect((await normal.buyer.ask('GET', `/orders/${normal.number}/own`)).json.data.is_configured).toBe(false)
      expect((await normal.buyer.ask('PUT', `/orders/${normal.number}/visit`, visit)).status).toBe(200)
      const configured = await anOrder('configured@example.com')
      await $client.query(`update customer_order set config_url = 'https://build.example.com/9' where number = $1`, [configured.number])
      expect((await configured.buyer.ask('GET', `/orders/${configured.number}/own`)).json.data.is_configured).toBe(true)
      expect((await configured.buyer.ask('PUT', `/orders/${configured.number}/visit`, visit)).status).toBe(422)
      expect((await configured.buyer.ask('PUT', `/orders/${configured.number}/visit`, { ...visit, date: '2026-05-20' })).status).toBe(200)
    } finally {
      await $client.query(`delete from company_config where config_type = 'config_order_online_checkout_page'`)
    }
  })

  test('[A-165] a public holiday is named and cannot be booked, and an order is placed with no earlier visit than the journey offers', async () => {
    const countries = builtInMarkets.map((market) => ({ ...market, holidays: [{ from: '2026-05-18', to: '2026-05-18', name: 'عيد' }] }))
    await upsertSetting(services.staffCtx, { key: 'markets.countries', value: JSON.stringify(countries) }, settingTable)
    services.site.forget()
    const firstDay = (day: number, vendor: string) =>
      $client.query(
        `update company_config set content = content || jsonb_build_object('booking', jsonb_build_object('first_day', $1::int), 'payment', jsonb_build_object('vendor', jsonb_build_object('type', $2::text)))
         where config_type = 'order_online_checkout_page'`,
        [day, vendor],
      )
    await firstDay(4, 'NO_PAYMENT_JAPAN')
    try {
      const { buyer, lock } = await room.aCheckout(await room.aCar())
      const { json } = await buyer.ask('GET', '/visits?company_uuid=CI-1')
      expect(json.data[0]).toMatchObject({ date: '2026-05-19' })
      const placeWith = async (date: string) => {
        const { status, json: answer } = await buyer.ask('POST', '/orders', room.orderOf(lock, { metadata: { appBookingData: { ...monday, date } } }))
        return status === 201 ? 201 : answer.error.fields
      }
      // The retailer is open on Saturday; the journey begins on Tuesday.
      expect(await placeWith('2026-05-16')).toEqual({ appointment: ['not_open'] })
      await firstDay(1, 'NO_PAYMENT_JAPAN')
      const days = (await buyer.ask('GET', '/visits?company_uuid=CI-1')).json.data
      expect(days.slice(0, 2)).toMatchObject([{ date: '2026-05-16' }, { date: '2026-05-18', times: [], holiday: 'عيد' }])
      expect(await placeWith('2026-05-18')).toEqual({ appointment: ['not_open'] })
      expect(await placeWith('2026-05-16')).toBe(201)
    } finally {
      await firstDay(1, 'TEST')
      await $client.query(`delete from setting where key = 'markets.countries'`)
      services.site.forget()
    }
  })

  test('[A-165] goes into calendars by its file, for its buyer only', async () => {
    const { buyer, number } = await anOrder('calendar@example.com', { appBookingData: monday })
    const own = await buyer.ask('GET', `/orders/${number}/own`)
    expect(own.json.data.appointment).toEqual(monday)
    const file = await room.app.request(`https://site.test${own.json.data.calendar}`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(await file.text()).toContain('DTSTART:20260518T070000Z\r\nDTEND:20260518T080000Z\r\n')
    // The same hour of the wall clock in Riyadh is an hour later.
    const codes = await $client.query<{ id: number; dealer_code: string }>('select id, dealer_code from retailer')
    await $client.query(`update retailer set dealer_code = 'SA-RUH-' || id`)
    const saudi = await room.app.request(`https://site.test${own.json.data.calendar}`)
    expect(await saudi.text()).toContain('DTSTART:20260518T080000Z\r\nDTEND:20260518T090000Z\r\n')
    for (const { id, dealer_code } of codes.rows) await $client.query('update retailer set dealer_code = $2 where id = $1', [id, dealer_code])
    expect((await room.app.request(`https://site.test/buy_online/orders/${number}/visit.ics`)).status).toBe(403)
  })

  test('a time at which the retailer is closed is refused with an order that costs nothing now, and left out of one that is paid', async () => {
    const { buyer, number } = await anOrder('closed@example.com', { appBookingData: sunday })
    expect((await buyer.ask('GET', `/orders/${number}/own`)).json.data.appointment).toBeNull()
    await $client.query(
      `update company_config set content = jsonb_set(content, '{payment,vendor,type}', '"NO_PAYMENT_JAPAN"') where config_type = 'order_online_checkout_page'`,
    )
    try {
      const { buyer: other, lock } = await room.aCheckout(await room.aCar())
      const refused = await other.ask('POST', '/orders', room.orderOf(lock, { metadata: { appBookingData: sunday } }))
      expect([refused.status, refused.json.error.fields]).toEqual([422, { appointment: ['not_open'] }])
      const takenCheckout = await other.ask('POST', '/orders', room.orderOf(lock, { metadata: { appBookingData: monday } }))
      expect([takenCheckout.status, takenCheckout.json.data.payment_status]).toEqual([201, 'free'])
    } finally {
      await $client.query(
        `update company_config set content = jsonb_set(content, '{payment,vendor,type}', '"TEST"') where config_type = 'order_online_checkout_page'`,
      )
    }
  })
})

/** The calls as a browser makes them, with the cookies of a buyer. */
const clientOf = (buyer: Buyer) =>
  createOrdersClient('', async (path, { method = 'GET', body }) => {
    const answer = await buyer.ask(method, path.replace('/buy_online', ''), body ? JSON.parse(String(body)) : undefined)
    return Response.json(answer.json, { status: answer.status === 204 ? 200 : answer.status })
  })

describe('a journey that its browser does not finish', () => {
  const contact = { first_name: 'هند', last_name: 'الكعبي', email: 'Hind@example.com', phone: '+971501112233' }

  test('[A-153] a payment whose browser never came back finds who ordered in what the browser kept, as the browser writes it', async () => {
    const car = await room.aCar()
    const { buyer, lock } = await room.aCheckout(car)
    const data = { ...loadOrderData(), vehicleId: car, tabChoice: 'purchase' as const, appBookingData: monday }
    await clientOf(buyer).saveDraft(lock.lock_id, orderDraft({ data, contact, checkout: lock, vin: '' }))
    const intent = await room.aPayment(buyer, car)
    await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    await processWebhooks(ctx, paymentServicesOf(services))
    const { rows } = await $client.query(
      `select state, kind, customer_email, customer_name, customer_phone, appointment from customer_order where lock_id = $1`,
      [lock.lock_id],
    )
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'purchase',
        customer_email: 'hind@example.com',
        customer_name: 'هند الكعبي',
        customer_phone: '+971501112233',
        appointment: monday,
      }),
    ])
    await issueInvoices(services)
    expect((await letters('hind@example.com')).map(({ props }) => props.occasion)).toEqual(['placed'])
  })

  test('[A-166] a phone goes on from the mailed link where the first browser was, and both may order, once', async () => {
    const car = await room.aCar()
    const { buyer, lock } = await room.aCheckout(car)
    const data = { ...loadOrderData(), vehicleId: car, servicePackData: ['service-5'], appBookingData: monday }
    await clientOf(buyer).saveDraft(lock.lock_id, orderDraft({ data, contact, checkout: lock, vin: '', step: 'payment' }))
    expect(await clientOf(buyer).mailContinueLink(lock.lock_id, 'go-on@example.com')).toMatchObject({ ok: true })
    const [letter] = await letters('go-on@example.com', 'checkout_link')
    expect(await senderOf('go-on@example.com')).toEqual({ fromName: 'معرض الخليج', replyTo: 'sales@example.com' })
    const phone = room.aBuyer()
    expect((await phone.ask('GET', `/locks/${lock.lock_id}`)).status).toBe(404)
    expect((await phone.ask('POST', '/locks/continue', { token: `${letter?.props.token}x` })).status).toBe(403)
    const continuedCheckout = await clientOf(phone).continueWith(letter?.props.token ?? '')
    expect(continuedCheckout).toMatchObject({ ok: true, value: { lock_id: lock.lock_id } })
    const choices = continuedCheckout.ok ? draftChoices(continuedCheckout.value.draft) : null
    expect(choices?.step).toBe('payment')
    expect(choices).toMatchObject({ data: { vehicleId: car, servicePackData: ['service-5'], appBookingData: monday }, contact })
    expect((await buyer.ask('GET', `/locks/${lock.lock_id}`)).status).toBe(200)
    const intent = await room.aPayment(phone, car)
    await phone.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    const order = room.orderOf(lock, { stripe_payment_intent_id: intent })
    const [one, two] = [await phone.ask('POST', '/orders', order), await buyer.ask('POST', '/orders', order)]
    expect(one.json.data.order_number).toBe(two.json.data.order_number)
    const late = new Date(services.time.now.getTime() + hours(49))
    const before = services.time.now
    services.time.now = late
    expect((await room.aBuyer().ask('POST', '/locks/continue', { token: letter?.props.token })).status).toBe(403)
    services.time.now = before
  })
})

test('an order names its car as the page of the car does, and by maker and model where the stock has no name for visitors', async () => {
  const names = async (car: number) => {
    const { lock } = await room.aCheckout(car)
    const { rows } = await $client.query('select vehicle_name from checkout where id = $1', [lock.lock_id])
    return rows[0].vehicle_name
  }
  expect(await names(await room.aCar({ model_display_name: 'جاكوار إف بيس', version: 'R-Dynamic' }))).toBe('جاكوار إف بيس R-Dynamic')
  expect(await names(await room.aCar())).toBe('Jaguar F-Pace')
})

test('[A-198] a person who waits for a held car gets one mail when it is free again', async () => {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const waiting = room.aBuyer()
  expect((await waiting.ask('GET', '/locks')).json.data.map(({ vehicle_id: id }: { vehicle_id: number }) => id)).toContain(car)
  for (const _time of [1, 2]) expect((await waiting.ask('POST', '/locks/notify', { vehicle_id: car, email: 'Waits@example.com' })).status).toBe(204)
  expect((await waiting.ask('POST', '/locks/notify', { vehicle_id: 2_000_000_000, email: 'waits@example.com' })).status).toBe(404)
  await notifyWatchers(ctx)
  expect(await letters('waits@example.com', 'vehicle_free')).toEqual([])
  await buyer.ask('DELETE', `/locks/${lock.lock_id}`)
  expect((await waiting.ask('GET', '/locks')).json.data.map(({ vehicle_id: id }: { vehicle_id: number }) => id)).not.toContain(car)
  for (const _time of [1, 2]) await notifyWatchers(ctx)
  expect((await letters('waits@example.com', 'vehicle_free')).map(({ props }) => props.path)).toEqual([expect.stringMatching(new RegExp(`-${car}$`))])

  expect(await senderOf('waits@example.com')).toEqual({ fromName: 'معرض الخليج', replyTo: 'sales@example.com' })

  // A hold that nobody ends ends by itself, and an order that keeps the car is waited for.
  const other = await room.aCar()
  await room.aCheckout(other)
  await waiting.ask('POST', '/locks/notify', { vehicle_id: other, email: 'later@example.com' })
  services.time.now = new Date(services.time.now.getTime() + minutes(16))
  await $client.query(`update vehicle set status = 'reserved' where id = $1`, [other])
  await notifyWatchers(ctx)
  expect(await letters('later@example.com', 'vehicle_free')).toEqual([])
  await $client.query(`update vehicle set status = 'stock' where id = $1`, [other])
  await notifyWatchers(ctx)
  expect(await letters('later@example.com', 'vehicle_free')).toHaveLength(1)
})

describe('staff', () => {
  test('do with an order what it allows, by its version, with a reason where it takes something; the car and the timeline follow', async () => {
    const { number, car } = await anOrder('staff@example.com')
    const order = await whole(number)
    expect(order.actions).toEqual(['confirm', 'cancel', 'refund'])
    expect((await act(order, { action: 'complete' })).status).toBe(409)
    expect((await act(order, { action: 'cancel' })).json.error.fields).toEqual({ reason: ['required'] })
    later()
    const confirmed = await act(order, { action: 'confirm' })
    expect([confirmed.status, confirmed.json.data.state]).toEqual([200, 'confirmed'])
    expect((await act(order, { action: 'confirm' })).status).toBe(412)
    const noted = await post(`/api/orders/${order.id}/notes`, { text: 'اتصلنا بالعميل' })
    expect(noted.json.data.events.at(-1)).toMatchObject({ type: 'note', detail: { text: 'اتصلنا بالعميل' } })
    later()
    const cancelled = await act(await whole(number), { action: 'cancel', reason: 'بناءً على طلب العميل' })
    expect(cancelled.json.data).toMatchObject({ state: 'cancelled', vehicle_status: 'stock', actions: ['refund'] })
    expect((await letters('staff@example.com')).at(-1)?.props).toMatchObject({ occasion: 'cancelled', reason: 'بناءً على طلب العميل' })
    const { rows } = await $client.query(`select action, subject from audit_entry where subject = $1 order by id`, [number])
    expect(rows.map(({ action }) => action)).toEqual(['order.changed', 'order.note', 'order.changed'])
    expect((await $client.query('select status from vehicle where id = $1', [car])).rows[0].status).toBe('stock')
  })

  test('who press twice, or ask again after a lost answer, are answered as the first time, and nothing is done twice', async () => {
    const { number } = await anOrder('twice@example.com')
    const order = await whole(number)
    const [key, noteKey, otherKey] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    later()
    const answers = await Promise.all([1, 2, 3].map(() => act(order, { action: 'confirm', key })))
    expect(answers.map(({ status, json }) => [status, json.data.state])).toEqual(answers.map(() => [200, 'confirmed']))
    later()
    const refund = { action: 'refund', reason: 'خصم متفق عليه', minor: 10_000, key: otherKey }
    const current = await whole(number)
    for (const _time of [1, 2]) expect((await act(current, refund)).status).toBe(200)
    expect((await act(current, { ...refund, key: crypto.randomUUID() })).status).toBe(412)
    for (const _time of [1, 2]) expect((await post(`/api/orders/${order.id}/notes`, { text: 'مرة واحدة', key: noteKey })).status).toBe(200)
    const { events } = await whole(number)
    const eventTexts = events.map(({ type, detail }: { type: string; detail: Record<string, unknown> }) => [type, detail.to ?? detail.asked ?? detail.text])
    for (const once of [
      ['state', 'confirmed'],
      ['money', 'refund'],
      ['note', 'مرة واحدة'],
    ])
      expect(eventTexts.filter((one: unknown[]) => String(one) === String(once))).toHaveLength(1)
    const { rows } = await $client.query(`select action from audit_entry where subject = $1 order by id`, [number])
    expect(rows.map(({ action }) => action)).toEqual(['order.changed', 'order.refund', 'order.note'])
    // The key is the order's own.
    const other = await whole((await anOrder('another@example.com')).number)
    expect((await act(other, { action: 'confirm', key })).json.data.state).toBe('confirmed')
    expect((await act(order, { action: 'confirm', key: 'no uuid' })).status).toBe(422)
  })

  test('find the order of a payment by its checkout', async () => {
    const { number } = await anOrder('link@example.com')
    const { rows } = await $client.query('select lock_id from customer_order where number = $1', [number])
    const listing = await call(`/api/orders?lock_id=${rows[0].lock_id}`)
    expect(listing.json.data.map(({ order_number }: { order_number: string }) => order_number)).toEqual([number])
  })

  test('leave a trace in the log of what they do with money and of what they take out', async () => {
    const { number } = await anOrder('audit@example.com')
    later()
    expect((await act(await whole(number), { action: 'refund', reason: 'خصم متفق عليه', minor: 10_000 })).status).toBe(200)
    const exported = await post('/api/orders/export', { state: 'refunded' })
    expect(exported.status).toBe(200)
    const { rows } = await $client.query(
      `select action, subject, actor_id, changes from audit_entry where subject = $1 or action = 'order.export' order by id`,
      [number],
    )
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['order.refund', number],
      ['order.export', 'orders'],
    ])
    expect(rows.every(({ actor_id: actor }) => actor !== '')).toBe(true)
    expect(JSON.stringify(rows[0].changes)).toContain('خصم متفق عليه')
  })

  test('hand a car over on a day between that of the order and today, which stages, facts and timeline say', async () => {
    const { number } = await anOrder('handover@example.com')
    services.time.now = new Date(services.time.now.getTime() + hours(72))
    await act(await whole(number), { action: 'confirm' })
    later()
    const ordered = await whole(number)
    const placedOn = ordered.created_at.slice(0, 10)
    for (const [action, on] of [
      ['complete', addDays(placedOn, -1)],
      ['complete', addDays(placedOn, 4)],
      ['prepare', addDays(placedOn, 1)],
    ]) {
      const refused = await act(ordered, { action, on })
      expect([refused.status, refused.json.error.fields]).toEqual([422, { on: ['invalid'] }])
    }
    const day = addDays(placedOn, 1)
    expect((await act(ordered, { action: 'complete', on: day })).status).toBe(200)
    const { stages, facts_en: facts, events } = await whole(number)
    const dayText = formatCalendarDay(day, 'ar')
    expect(stages.at(-1)).toMatchObject({ key: 'handed_over', at: dayText })
    expect(facts.find(({ key }: { key: string }) => key === 'handed_over').value).toBe(formatCalendarDay(day, 'en'))
    expect(events.find(({ detail }: { detail: { to?: string } }) => detail.to === 'completed').detail.on).toBe(day)
  })

  test('see in a list what each order costs, what is held, paid, refunded and due, as its facts say', async () => {
    const { number } = await anOrder('sums@example.com')
    const sumsOf = async () => (await post('/api/orders/search', { q: number })).json.data[0].sums
    expect(await sumsOf()).toEqual({ total: 30_000_000, held: 0, paid: 50_000, refunded: 0, rest: 29_950_000 })
    later()
    await act(await whole(number), { action: 'refund', reason: 'خصم', minor: 10_000 })
    later()
    await moveMoney()
    expect(await sumsOf()).toEqual({ total: 30_000_000, held: 0, paid: 40_000, refunded: 10_000, rest: 29_960_000 })
    expect((await whole(number)).sums).toEqual(await sumsOf())
  })

  test('complete a sale: the car is sold', async () => {
    const { number, car } = await anOrder('sold@example.com')
    for (const action of ['confirm', 'complete']) {
      later()
      expect((await act(await whole(number), { action })).status).toBe(200)
    }
    expect((await $client.query('select status from vehicle where id = $1', [car])).rows[0].status).toBe('sold')
  })
})

test('a person is erased from orders that have ended, drafts and waiting lists; a running order stays whole, and what accounts need stays', async () => {
  const email = 'erase-me@example.com'
  const ended = await anOrder(email, { note: email })
  await ended.buyer.ask('POST', `/orders/${ended.number}/cancel`, {})
  const running = await anOrder(email)
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  await clientOf(buyer).saveDraft(lock.lock_id, orderDraft({ data: loadOrderData(), contact: { ...emptyContact(), email }, checkout: lock, vin: '' }))
  await buyer.ask('POST', '/locks/notify', { vehicle_id: lock.vehicle_id, email })
  const exported = await onPaper(post, 'export', { email })
  expect(JSON.stringify(exported.json)).toContain(ended.number)
  const erased = await onPaper(post, 'erase', { email })
  expect(erased.status).toBe(200)
  const { rows } = await $client.query(
    `select number, customer_email, customer_name, metadata, amount::int, vehicle_name, erased_at is not null as erased from customer_order where number = any($1) order by id`,
    [[ended.number, running.number]],
  )
  expect(rows[0]).toMatchObject({ customer_email: '', customer_name: '', metadata: {}, amount: 50_000, erased: true })
  expect(rows[0].vehicle_name).not.toBe('')
  expect(rows[1]).toMatchObject({ customer_email: email, erased: false })
  const { rows: drafts } = await $client.query(`select draft from checkout where id = $1`, [lock.lock_id])
  expect(drafts).toEqual([{ draft: null }])
  expect((await $client.query(`select 1 from lock_watch where email = $1`, [email])).rowCount).toBe(0)
})

test('[C-219] the forms service reads an order by its number, and refuses strangers', async () => {
  const { number } = await anOrder('forms@example.com')
  const publicOrder = await call(`/forms_api/orders/${number}`)
  expect([publicOrder.status, publicOrder.json.data.order_number, publicOrder.json.data.payment_status]).toEqual([200, number, 'paid'])
  expect(JSON.stringify(publicOrder.json)).not.toContain('forms@example.com')
  expect((await call('/forms_api/orders/M-0000-0000-0000')).status).toBe(404)
  expect((await call(`/forms_api/orders/${number}`, { token: null })).status).toBe(401)
})
