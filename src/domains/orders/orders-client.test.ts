import { expect, test, vi } from 'vitest'
import { createOrdersClient } from './orders-client.ts'

/** A fake site that answers with these statuses in turn, and repeats the last one. */
function aSite(...statuses: number[]) {
  const sent: { path: string; body: unknown }[] = []
  const pauses: number[] = []
  const client = createOrdersClient(
    '',
    async (path, { body }) => {
      sent.push({ path, body: body ? JSON.parse(String(body)) : null })
      const status = statuses.length > 1 ? (statuses.shift() as number) : (statuses[0] as number)
      if (status === 503) return Response.json({ errors: [{ code: 'busy' }] }, { status, headers: { 'retry-after': '3' } })
      return Response.json({ data: { order_number: 'A-1' } }, { status })
    },
    async (ms) => {
      pauses.push(ms)
    },
  )
  return { client, sent, pauses }
}

/** A site that gives these answers in turn; requests are kept as method and path, and what else they said. */
function answering(...answers: Response[]) {
  const sent: [string, RequestInit][] = []
  const pauses: number[] = []
  const client = createOrdersClient(
    '',
    async (path, { method, ...rest }) => {
      sent.push([`${method} ${path.replace('/buy_online', '')}`, rest])
      return answers.shift() as Response
    },
    async (ms) => {
      pauses.push(ms)
    },
  )
  return { client, sent, pauses }
}

const refusal = { ok: false, status: 0, fields: {}, retryAfterSeconds: null, held: [] }
const draft = { lock_id: '6f1c1c5e-0000-4000-8000-000000000001' } as Parameters<ReturnType<typeof createOrdersClient>['createOrder']>[0]

test('a busy site is asked again with the same lock id after the time that it names, and a little later by chance', async () => {
  const { client, sent, pauses } = aSite(503, 503, 201)
  expect(await client.createOrder(draft)).toEqual({ ok: true, value: { order_number: 'A-1' } })
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ path: '/buy_online/orders', body: { order: draft } })))
  expect(pauses).toHaveLength(2)
  for (const pause of pauses) expect(pause).toSatisfy((ms: number) => ms >= 3000 && ms <= 4500)
})

test('a site that names a long time is asked again after half a minute, and the chance spreads browsers over half as much again', async () => {
  const chance = vi.spyOn(Math, 'random')
  for (const [thrown, ms] of [
    [0, 30_000],
    [1, 45_000],
  ] as const) {
    chance.mockReturnValue(thrown)
    const { client, pauses } = answering(new Response(null, { status: 503, headers: { 'retry-after': '600' } }), Response.json({ data: null }))
    expect(await client.listHeldVehicles()).toEqual({ ok: true, value: null })
    expect(pauses).toEqual([ms])
  }
})

test('a site that is down without naming a time is asked once, and so is one that refuses and names a time', async () => {
  const down = answering(new Response('<html>', { status: 503 }))
  expect(await down.client.init({ vehicle_id: 1, company_uuid: 'CI-1' })).toEqual({ ...refusal, code: 'unreachable', status: 503 })
  expect([down.sent.length, down.pauses]).toEqual([1, []])
  const most = answering(Response.json({ errors: [{ code: 'too_many' }] }, { status: 429, headers: { 'retry-after': '60' } }))
  expect(await most.client.init({ vehicle_id: 1, company_uuid: 'CI-1' })).toEqual({ ...refusal, code: 'too_many', status: 429, retryAfterSeconds: 60 })
  expect([most.sent.length, most.pauses]).toEqual([1, []])
})

test('a line that is cut counts as unreachable, as does a site that fails whatever it says', async () => {
  const cut = createOrdersClient('', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await cut.getOrder('M-1')).toEqual({ ...refusal, code: 'unreachable' })
  for (const status of [500, 502]) {
    const { client } = answering(Response.json({ errors: [{ code: 'invalid' }] }, { status }))
    expect(await client.getOrder('M-1')).toEqual({ ...refusal, code: 'unreachable', status })
  }
})

test('a refusal is told by its code and the fields that it is about; one without a code is invalid', async () => {
  const fields = { customer_email: ['not_an_email'] }
  const { client } = answering(
    Response.json({ errors: [{ code: 'invalid' }], error: { fields } }, { status: 422 }),
    Response.json({ errors: [] }, { status: 404 }),
    new Response('not found', { status: 404 }),
    Response.json({ errors: [{ code: 'vehicle_gone' }], data: [{ lock_id: 'l1' }] }, { status: 409 }),
  )
  expect(await client.createOrder(draft)).toEqual({ ...refusal, code: 'invalid', status: 422, fields })
  expect(await client.createOrder(draft)).toEqual({ ...refusal, code: 'invalid', status: 404 })
  expect(await client.createOrder(draft)).toEqual({ ...refusal, code: 'invalid', status: 404 })
  expect(await client.createOrder(draft)).toEqual({ ...refusal, code: 'vehicle_gone', status: 409 })
})

test('whoever holds the most cars is told which, and nobody is told of cars that are no list', async () => {
  const held = [{ lock_id: 'l1', vehicle_id: 7, vehicle_name: 'F-PACE', order_number: null, expires_at: '2026-05-05T09:15:00Z' }]
  const most = { errors: [{ code: 'visitor_holds_most' }] }
  const { client } = answering(Response.json({ ...most, data: held }, { status: 409 }), Response.json({ ...most, data: 'x' }, { status: 409 }))
  const input = { vehicle_id: 1, company_uuid: 'CI-1' }
  expect(await client.init(input)).toEqual({ ...refusal, code: 'visitor_holds_most', status: 409, held })
  expect(await client.init(input)).toEqual({ ...refusal, code: 'visitor_holds_most', status: 409 })
})

test('a call that answers with nothing has done its work', async () => {
  const { client } = answering(new Response(null, { status: 204 }), new Response('ok'))
  expect(await client.releaseLock('l1')).toEqual({ ok: true, value: null })
  expect(await client.releaseLock('l1')).toEqual({ ok: true, value: null })
})

const visit = { date: '2026-11-25', time: { value: '14:00' } }
type Client = ReturnType<typeof createOrdersClient>
test.each<[string, (client: Client) => Promise<unknown>, string, unknown?]>([
  ['init', (client) => client.init({ vehicle_id: 1, company_uuid: 'CI-1' }), 'POST /orders/init', { vehicle_id: 1, company_uuid: 'CI-1' }],
  ['getOrder', (client) => client.getOrder('M/1'), 'GET /orders/M%2F1'],
  ['confirmOrder', (client) => client.confirmOrder('M-1'), 'PUT /orders/M-1/confirm', {}],
  ['confirmOrder by a link', (client) => client.confirmOrder('M-1', 't'), 'PUT /orders/M-1/confirm', { token: 't' }],
  ['readLock', (client) => client.readLock('l 1'), 'GET /locks/l%201'],
  ['renewLock', (client) => client.renewLock('l1'), 'POST /locks/l1/renew', {}],
  ['releaseLock', (client) => client.releaseLock('l1'), 'DELETE /locks/l1'],
  ['saveDraft', (client) => client.saveDraft('l1', { a: 1 }), 'PUT /locks/l1/draft', { draft: { a: 1 } }],
  ['mailContinueLink', (client) => client.mailContinueLink('l1', 'a@b.co'), 'POST /locks/l1/link', { email: 'a@b.co' }],
  ['continueWith', (client) => client.continueWith('t'), 'POST /locks/continue', { token: 't' }],
  ['listHeldVehicles', (client) => client.listHeldVehicles(), 'GET /locks'],
  ['notifyWhenFree', (client) => client.notifyWhenFree({ vehicle_id: 1, email: 'a@b.co' }), 'POST /locks/notify', { vehicle_id: 1, email: 'a@b.co' }],
  ['getOwnOrder', (client) => client.getOwnOrder('M-1'), 'GET /orders/M-1/own'],
  ['getOwnOrder by a link', (client) => client.getOwnOrder('M-1', 't+1'), 'GET /orders/M-1/own?token=t%2B1'],
  ['cancelOrder', (client) => client.cancelOrder('M-1'), 'POST /orders/M-1/cancel', {}],
  ['cancelOrder by a link', (client) => client.cancelOrder('M-1', 't'), 'POST /orders/M-1/cancel', { token: 't' }],
  ['bookVisit', (client) => client.bookVisit('M-1', visit), 'PUT /orders/M-1/visit', visit],
  ['bookVisit by a link', (client) => client.bookVisit('M-1', visit, 't'), 'PUT /orders/M-1/visit', { ...visit, token: 't' }],
  ['cancelVisit', (client) => client.cancelVisit('M-1'), 'DELETE /orders/M-1/visit'],
  ['cancelVisit by a link', (client) => client.cancelVisit('M-1', 't+1'), 'DELETE /orders/M-1/visit?token=t%2B1'],
  ['listVisitDays', (client) => client.listVisitDays({ companyUuid: 'CI/1', isConfigurator: false }), 'GET /visits?company_uuid=CI%2F1'],
  [
    'listVisitDays of a configured car',
    (client) => client.listVisitDays({ companyUuid: 'CI-1', isConfigurator: true }),
    'GET /visits?company_uuid=CI-1&is_configured=true',
  ],
])('[C-249] the call %s is sent as the service has it, with the cookies of the visitor', async (_name, call, request, body) => {
  const { client, sent } = answering(Response.json({ data: null }))
  await call(client)
  const headers = body === undefined ? {} : { headers: { 'content-type': 'application/json' } }
  expect(sent).toEqual([[request, { credentials: 'include', ...headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }]])
})

test('[C-262] a question about a car is put', async () => {
  const { client, sent } = answering(Response.json({ data: { sent: 1 } }))
  const question = { recipients: ['sales@example.com'], customer_data: { first_name: 'سارة', email: 'a@b.co' }, vehicle_data: {} } as unknown as Parameters<
    Client['sendInquiryEmail']
  >[0]
  expect(await client.sendInquiryEmail(question)).toEqual({ ok: true, value: { sent: 1 } })
  expect(sent).toEqual([['PUT /orders/send_inquiry_email', expect.objectContaining({ body: JSON.stringify(question) })]])
})

test('a page that is left gives its car back without waiting, and nobody minds that the line is cut', async () => {
  const { client, sent } = answering(new Response(null, { status: 204 }))
  client.releaseOnLeave('l 1')
  expect(sent).toEqual([['DELETE /locks/l%201', { credentials: 'include', keepalive: true }]])
  const cut = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  createOrdersClient('', cut).releaseOnLeave('l1')
  await vi.waitFor(() => expect(cut).toHaveBeenCalledOnce())
})

test('the service may stand elsewhere, with or without a slash at its end', async () => {
  for (const base of ['https://orders.example.com/api', 'https://orders.example.com/api//']) {
    const send = vi.fn(async (_path: string) => Response.json({ data: null }))
    await createOrdersClient(base, send).listHeldVehicles()
    expect(send.mock.calls[0]?.[0]).toBe('https://orders.example.com/api/buy_online/locks')
  }
})

test('a site that stays busy is asked five times, and then counts as unreachable', async () => {
  const { client, sent } = aSite(503)
  expect(await client.init({ vehicle_id: 1, company_uuid: 'CI-1' })).toMatchObject({ ok: false, code: 'unreachable', status: 503, retryAfterSeconds: 3 })
  expect(sent).toHaveLength(5)
})
