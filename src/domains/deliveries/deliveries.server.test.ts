import { enqueueWebhook } from '#tests/support/records/a-webhook.ts'
import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { days, minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { boundsOf } from '#platform/jobs/take-due.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { currentRequest, inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { createTurns } from '#platform/turns.ts'
import { type Scopes, SendError, type Sender } from './index.ts'
import {
  createDeliveryLoop,
  enqueueDelivery,
  findDeliveriesOf,
  findDelivery,
  nextDueAt,
  removeDeliveriesOf,
  removeOldDeliveries,
  requeueDelivery,
  requeueFailed,
} from './index.server.ts'
import { MOST_ATTEMPTS, retryDelayMs } from './retry-delay.ts'
import { webhookSender } from './webhooks/webhook-sender.server.ts'

const { db } = await testDatabase()
const log = recordingLog()
const START = new Date('2026-05-15T08:00:00Z')
const time = { now: START }
const ctx: Ctx = { db, clock: { now: () => time.now }, log, staff: { id: 'user:1', name: 'اختبار', role: 'admin' }, network: 'private' }
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}
const subject = { type: 'lead', id: '7' } as const
const enqueue = (target: string, payload: Record<string, unknown> = {}, key: string = randomUUID()) =>
  enqueueDelivery(db, { kind: 'test', key, target, subject, payload }, ctx.clock)
const all = () => findDeliveriesOf(db, { type: 'lead', ids: ['7'] })
const states = async () => (await all()).map(({ state }) => state)
const sender = (send: Sender['send']): Sender => ({ kind: 'test', label: ['Test', 'اختبار'], send })
const sendAll = (send: Sender['send']) => createDeliveryLoop(ctx, [sender(send)]).run()

beforeEach(async () => {
  time.now = START
  log.messages.length = 0
  await db.execute(sql`delete from delivery`)
})

describe('a delivery', () => {
  test('is sent if and only if the transaction that wrote it commits', async () => {
    const sentKeys: string[] = []
    const write = (key: string) => db.transaction((tx) => enqueueDelivery(tx, { kind: 'test', key, target: 'a', subject, payload: {} }, ctx.clock))
    await expect(
      db.transaction(async (tx) => {
        await enqueueDelivery(tx, { kind: 'test', key: 'rolled back', target: 'a', subject, payload: {} }, ctx.clock)
        throw new Error('the lead could not be stored')
      }),
    ).rejects.toThrow('could not be stored')
    await write('committed')
    await sendAll(async ({ key }) => String(sentKeys.push(key)))
    expect(sentKeys).toEqual(['committed'])
  })

  test('with a key that is known adds nothing, also after it was sent', async () => {
    const payloads: unknown[] = []
    const send = () => sendAll(async ({ payload }) => String(payloads.push(payload.n)))
    await Promise.all([1, 1, 1].map((n) => enqueue('a', { n }, 'same')))
    await send()
    await enqueue('a', { n: 2 }, 'same')
    await send()
    expect(payloads).toEqual([1])
  })

  test('that arrived keeps the answer and is not sent again', async () => {
    await enqueue('a')
    const send = vi.fn(async () => 'HTTP 200')
    await sendAll(send)
    await sendAll(send)
    expect(send).toHaveBeenCalledOnce()
    const [{ id = 0 } = {}] = await all()
    expect(await findDelivery(ctx, id)).toMatchObject({
      value: { state: 'sent', attempts: 1, error: '', sentAt: START, tries: [{ number: 1, receipt: 'HTTP 200', error: '', endedAt: START }] },
    })
  })

  test('that failed waits longer after each attempt, with its key unchanged, and says why', async () => {
    await enqueue('a')
    const tried: string[] = []
    const fail: Sender['send'] = async ({ key, attempt }) => {
      tried.push(`${key} ${attempt}`)
      throw new Error('HTTP 503')
    }
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await sendAll(fail)
      const next = (await nextDueAt(ctx))?.getTime() ?? 0
      waits.push(next - time.now.getTime())
      time.now = new Date(next - 1)
      await sendAll(fail)
      time.now = new Date(next)
    }
    expect(tried.map((text) => text.split(' ')[1])).toEqual(['1', '2', '3'])
    expect(new Set(tried.map((text) => text.split(' ')[0])).size).toBe(1)
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(seconds(7.5) * 2 ** index)
      expect(wait).toBeLessThanOrEqual(seconds(12.5) * 2 ** index)
    }
    expect((await all())[0]).toMatchObject({ state: 'queued', attempts: 3, error: 'HTTP 503' })
  })

  test('whose receiver says when to come again is not sent before that', async () => {
    await enqueue('a')
    await sendAll(async () => {
      throw new SendError('HTTP 429', { retryAfterMs: minutes(10) })
    })
    expect((await nextDueAt(ctx))?.getTime()).toBe(time.now.getTime() + minutes(10))
  })

  test('that the receiver rejects for good fails at once; one that never gets through fails after more than a day', async () => {
    await enqueue('a', { isFinal: true })
    await enqueue('b', { isFinal: false })
    const fail: Sender['send'] = async ({ payload }) => {
      throw new SendError('refused', { isFinal: payload.isFinal === true })
    }
    await sendAll(fail)
    expect(await states()).toEqual(['failed', 'queued'])
    for (let attempt = 2; attempt <= MOST_ATTEMPTS; attempt += 1) {
      later(minutes(40))
      await sendAll(fail)
    }
    expect((await all()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['failed', 1],
      ['failed', MOST_ATTEMPTS],
    ])
    expect(log.messages.filter((message) => message === 'a delivery was given up')).toHaveLength(2)
    const least = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => retryDelayMs(index + 1, 0)).reduce((sum, wait) => sum + wait)
    expect(least).toBeGreaterThan(days(1))
    expect(retryDelayMs(MOST_ATTEMPTS, 0.5)).toBe(minutes(30))
  })

  test('of a kind that this process cannot send is left to one that can', async () => {
    await enqueueDelivery(db, { kind: 'from-the-future', key: 'x', target: 'a', subject, payload: {} }, ctx.clock)
    await sendAll(async () => 'ok')
    expect(await states()).toEqual(['queued'])
  })
})

describe('failed deliveries', () => {
  const fail: Sender['send'] = async () => {
    throw new SendError('no', { isFinal: true })
  }

  test('[C-226] are queued again by staff with the same key and all attempts before them; what was sent stays sent', async () => {
    await enqueue('a', {}, 'failed one')
    await sendAll(fail)
    await enqueue('a', {}, 'sent one')
    await sendAll(async () => 'ok')
    const [one, other] = await all()
    expect(await requeueDelivery(ctx, other?.id ?? 0)).toEqual({ ok: false, code: 'not_failed' })
    expect(await requeueDelivery(ctx, 2_000_000_000)).toEqual({ ok: false, code: 'gone' })
    expect(await requeueDelivery({ ...ctx, staff: null }, one?.id ?? 0)).toEqual({ ok: false, code: 'forbidden' })
    expect(await requeueDelivery(ctx, one?.id ?? 0)).toMatchObject({ ok: true, value: { key: 'failed one' } })
    expect(await states()).toEqual(['queued', 'sent'])
    const sentKeys: string[] = []
    await sendAll(async ({ key, attempt }) => String(sentKeys.push(`${key} ${attempt}`)))
    expect(sentKeys).toEqual(['failed one 2'])
    const { rows } = await db.execute<{ action: string }>(sql`select action from audit_entry`)
    expect(rows).toEqual([{ action: 'delivery.requeued' }])
  })

  test('[C-226] of a subject are queued again together, or those that are named', async () => {
    for (let index = 0; index < 3; index += 1) await enqueue('a')
    await sendAll(fail)
    const ids = (await all()).map(({ id }) => id)
    expect(await requeueFailed(db, ctx, { ...subject, ids: ids.slice(1, 2) })).toEqual(ids.slice(1, 2))
    expect(await states()).toEqual(['failed', 'queued', 'failed'])
    expect(await requeueFailed(db, ctx, { ...subject, id: '8' })).toEqual([])
    expect(await requeueFailed(db, ctx, subject)).toEqual([ids[0], ids[2]])
    expect(await requeueFailed(db, ctx, subject)).toEqual([])
  })

  test('that were queued again have all attempts before them', async () => {
    await enqueue('a')
    await db.execute(sql`update delivery set attempts = ${MOST_ATTEMPTS}, state = 'failed'`)
    await requeueFailed(db, ctx, subject)
    await sendAll(async () => {
      throw new Error('still away')
    })
    expect((await all())[0]).toMatchObject({ state: 'queued', attempts: MOST_ATTEMPTS + 1 })
    expect((await nextDueAt(ctx))?.getTime()).toBeLessThanOrEqual(time.now.getTime() + seconds(12.5))
  })
})

describe('processes', () => {
  test('side by side send each delivery once', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => enqueue(`target-${index % 7}`)))
    const sentKeys: string[] = []
    const send: Sender['send'] = async ({ key }) => {
      sentKeys.push(key)
      await new Promise((resolve) => setImmediate(resolve))
      return 'ok'
    }
    await Promise.all([1, 2, 3].map(() => sendAll(send)))
    expect(sentKeys).toHaveLength(60)
    expect(new Set(sentKeys).size).toBe(60)
  })

  test('that go silent lose their lease after a minute; what they began is sent again with its key', async () => {
    await enqueue('a', {}, 'kept')
    const silent = Promise.withResolvers<string>()
    const first = sendAll(() => silent.promise)
    await vi.waitFor(async () => expect(await states()).toEqual(['sending']))
    const again = vi.fn(async () => 'second')
    later(seconds(59))
    await sendAll(again)
    expect(again).not.toHaveBeenCalled()
    later(seconds(1))
    await sendAll(again)
    expect(again).toHaveBeenCalledWith(expect.objectContaining({ key: 'kept', attempt: 2 }), expect.anything())
    silent.reject(new Error('came back too late'))
    await first
    expect((await all())[0]).toMatchObject({ state: 'sent', attempts: 2, error: '' })
  })

  test('that end again and again over one delivery give it up at last', async () => {
    await enqueue('a')
    await db.execute(sql`update delivery set state = 'sending', attempts = ${MOST_ATTEMPTS}, lease_until = ${time.now}`)
    const send = vi.fn(async () => 'ok')
    await sendAll(send)
    expect(send).not.toHaveBeenCalled()
    expect((await all())[0]).toMatchObject({ state: 'failed', error: expect.stringContaining('interrupted') })
  })
})

describe('a target', () => {
  test('that answers slowly holds up nobody else, and no more than six of its own are under way', async () => {
    const gate = Promise.withResolvers<void>()
    await Promise.all(Array.from({ length: 200 }, () => enqueue('slow')))
    await Promise.all(Array.from({ length: 20 }, (_, index) => enqueue(`quick-${index % 4}`)))
    let slow = 0
    let most = 0
    const quick: string[] = []
    const running = sendAll(async ({ target, key }) => {
      if (target !== 'slow') return String(quick.push(key))
      slow += 1
      most = Math.max(most, slow)
      await gate.promise
      slow -= 1
      return 'at last'
    })
    await vi.waitFor(() => expect(quick).toHaveLength(20))
    expect(slow).toBe(6)
    // New deliveries do not wait for the slow target either.
    gate.resolve()
    await running
    expect(most).toBe(6)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  test('that comes while others are slow is sent to at once', async () => {
    const gate = Promise.withResolvers<string>()
    await enqueue('slow')
    const quick: string[] = []
    const loop = createDeliveryLoop(ctx, [sender(async ({ target }) => (target === 'slow' ? gate.promise : String(quick.push(target))))])
    const running = loop.run()
    await vi.waitFor(async () => expect(await states()).toEqual(['sending']))
    await enqueue('new')
    await loop.run()
    await vi.waitFor(() => expect(quick).toEqual(['new']))
    gate.resolve('ok')
    await running
  })
})

describe('a run of the job', () => {
  test('begins nothing after two minutes, though more keeps coming, and a later one goes on', async () => {
    for (let number = 0; number < 8; number += 1) await enqueue('busy')
    let sentCount = 0
    const loop = createDeliveryLoop(ctx, [
      sender(async () => {
        sentCount += 1
        time.now = new Date(time.now.getTime() + minutes(2))
        return 'ok'
      }),
    ])
    await loop.run(boundsOf(ctx.clock))
    expect([sentCount, (await states()).filter((state) => state === 'queued').length]).toEqual([6, 2])
    await loop.run(boundsOf(ctx.clock))
    expect(sentCount).toBe(8)
  })

  test('begins nothing in a process that shuts down', async () => {
    await enqueue('busy')
    await createDeliveryLoop(ctx, [sender(async () => 'ok')]).run(boundsOf(ctx.clock, AbortSignal.abort()))
    expect(await states()).toEqual(['queued'])
  })
})

describe('a kind that is sent in groups', () => {
  type Group = NonNullable<Sender['together']>
  const alone: string[] = []
  const grouped = (send: Group['send'], most = 4): Sender => ({
    ...sender(async ({ payload }) => {
      alone.push(String(payload.n))
      if (payload.n === 'bad') throw new SendError('refused', { isFinal: true })
      return 'alone'
    }),
    together: { most, send },
  })
  const receiptsOf = (deliveries: Parameters<Group['send']>[0]) => new Map(deliveries.map(({ id, payload }) => [id, `number ${payload.n}`]))
  const enqueueAll = async (...names: (string | number)[]) => {
    for (const n of names) await enqueue('together', { n })
  }
  beforeEach(() => alone.splice(0))

  test('goes so many at a time, one group after the other, and each keeps what was told of it', async () => {
    await enqueueAll(1, 2, 3, 4, 5, 6)
    const groups: number[] = []
    let underWay = 0
    await createDeliveryLoop(ctx, [
      grouped(async (deliveries) => {
        underWay += 1
        expect(underWay).toBe(1)
        groups.push(deliveries.length)
        await new Promise((resolve) => setImmediate(resolve))
        underWay -= 1
        return receiptsOf(deliveries)
      }),
    ]).run()
    expect([groups, alone]).toEqual([[4, 2], []])
    const receipts = await Promise.all((await all()).map(async ({ id }) => await findDelivery(ctx, id)))
    expect(
      receipts.map((outcome) => outcome.ok && [outcome.value.state, outcome.value.attempts, outcome.value.tries.map(({ receipt }) => receipt).join()]),
    ).toEqual([1, 2, 3, 4, 5, 6].map((n) => ['sent', 1, `number ${n}`]))
  })

  test('is sent one by one when the group fails, so that a bad one holds up nobody', async () => {
    await enqueueAll(1, 'bad', 3)
    await createDeliveryLoop(ctx, [grouped(() => Promise.reject(new Error('one of them is bad')))]).run()
    expect(alone.sort()).toEqual(['1', '3', 'bad'])
    expect(await states()).toEqual(['sent', 'failed', 'sent'])
    expect((await all()).map(({ attempts }) => attempts)).toEqual([1, 1, 1])
    expect(log.messages).toContain('a group of deliveries is sent one by one')
  })

  test('sends alone what a group leaves out', async () => {
    await enqueueAll(1, 'bad', 3)
    await createDeliveryLoop(ctx, [grouped(async (deliveries) => receiptsOf(deliveries.filter(({ payload }) => payload.n !== 'bad')))]).run()
    expect([alone, await states()]).toEqual([['bad'], ['sent', 'failed', 'sent']])
  })

  test('carries on the request of each delivery, also of what it writes', async () => {
    for (const id of ['request-a', 'request-b']) await inRequest(newScope(id), () => enqueueAll(id))
    const requestIds: (string | undefined)[] = []
    const note = (deliveries: Parameters<Group['send']>[0], scopes: Scopes) =>
      Promise.all(deliveries.map((delivery) => scopes(delivery, async () => requestIds.push(`${delivery.payload.n} ${currentRequest()?.id}`))))
    await createDeliveryLoop(ctx, [grouped(async (deliveries, scopes) => note(deliveries, scopes).then(() => receiptsOf(deliveries)))]).run()
    expect(requestIds).toEqual(['request-a request-a', 'request-b request-b'])
  })

  test('waits neither for people nor for a slow receiver of another kind, and what it writes for others is sent after it', async () => {
    const gate = Promise.withResolvers<string>()
    await enqueueDelivery(db, { kind: 'slow', key: 'slow', target: 'slow', subject, payload: {} }, ctx.clock)
    await enqueueAll(1, 2)
    const slow: Sender = { kind: 'slow', label: ['Slow', 'بطيء'], send: () => gate.promise }
    const quick: string[] = []
    const mail: Sender = { kind: 'mail', label: ['Mail', 'بريد'], send: async ({ key }) => String(quick.push(key)) }
    const writing = grouped(async (deliveries) => {
      await enqueueDelivery(db, { kind: 'mail', key: 'written by the group', target: 'mail', subject, payload: {} }, ctx.clock)
      return receiptsOf(deliveries)
    })
    const turns = createTurns({ most: 1, longestMs: 60_000 })
    const person = Promise.withResolvers<void>()
    const people = [turns.take(() => person.promise), turns.take(async () => undefined)]
    const running = createDeliveryLoop(ctx, [slow, mail, writing]).run()
    await vi.waitFor(async () => expect((await states()).filter((state) => state === 'sent')).toHaveLength(2))
    expect(quick).toEqual([])
    person.resolve()
    await Promise.all(people)
    await vi.waitFor(() => expect(quick).toEqual(['written by the group']))
    gate.resolve('at last')
    await running
  })

  test('that a process died with does not stop the others until its lease ends', async () => {
    await enqueueAll(1, 2, 3, 4, 5)
    await db.execute(sql`update delivery set state = 'sending', lease_until = ${new Date(time.now.getTime() + seconds(60))} where payload ->> 'n' < '5'`)
    await createDeliveryLoop(ctx, [grouped(async (deliveries) => receiptsOf(deliveries))]).run()
    expect(await states()).toEqual(['sending', 'sending', 'sending', 'sending', 'sent'])
  })
})

describe('webhooks', () => {
  const KEY = 'a key that both sides know'
  const loop = (key = KEY) => createDeliveryLoop(ctx, [webhookSender(ctx, async () => key)])
  const post = (url: string, key: string) =>
    enqueueWebhook(db, { key, subject, url: `${url}/leads`, event: 'lead.created', body: { name: 'سارة', n: 1 } }, ctx.clock)

  test('are posted as JSON with their event and key, signed over time and body as docs/webhooks.md says', async () => {
    const crm = await aReceiver()
    await post(crm.url, 'lead:7:crm')
    await loop().run()
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] = crm.received
    expect([method, path]).toEqual(['POST', '/leads'])
    expect(JSON.parse(body)).toEqual({ name: 'سارة', n: 1 })
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'maarad-event': 'lead.created', 'idempotency-key': 'lead:7:crm' })
    const signed = createHmac('sha256', KEY)
      .update(`${START.getTime() / 1000}.${body}`)
      .digest('hex')
    expect(headers['maarad-signature']).toBe(`t=${START.getTime() / 1000},v1=${signed}`)
    expect(await states()).toEqual(['sent'])
  })

  test('without a key to sign with are not sent, and can be once there is one', async () => {
    const crm = await aReceiver()
    await post(crm.url, 'k')
    await loop('').run()
    expect((await all())[0]).toMatchObject({ state: 'failed', error: 'the setting webhooks.signing_key is empty' })
    await requeueFailed(db, ctx, subject)
    await loop().run()
    expect(crm.received).toHaveLength(1)
  })

  test('to a service that is down for an hour arrive once each: it loses nothing and gets nothing twice', async () => {
    let isUp = false
    const stored = new Map<string, number>()
    const crm = await aReceiver(({ headers }, response) => {
      if (!isUp) return void response.writeHead(502).end('<html>')
      const key = String(headers['idempotency-key'])
      stored.set(key, (stored.get(key) ?? 0) + 1)
      response.writeHead(201).end()
    })
    for (let index = 0; index < 12; index += 1) await post(crm.url, `lead-${index}`)
    while (time.now.getTime() < START.getTime() + minutes(60)) {
      await loop().run()
      later(seconds(15))
    }
    expect(crm.received.length).toBeGreaterThan(12)
    expect(new Set(await states())).toEqual(new Set(['queued']))
    isUp = true
    while (time.now.getTime() < START.getTime() + minutes(120)) {
      await loop().run()
      later(minutes(1))
    }
    expect([...stored.values()]).toEqual(Array.from({ length: 12 }, () => 1))
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  test.each([
    [204, 'sent'],
    [301, 'queued'],
    [404, 'queued'],
    [408, 'queued'],
    [409, 'queued'],
    [429, 'queued'],
    [500, 'queued'],
    [400, 'failed'],
    [410, 'failed'],
    [422, 'failed'],
  ])('that are answered %i are %s', async (status, state) => {
    const crm = await aReceiver((_, response) => void response.writeHead(status, { location: '/elsewhere' }).end())
    await post(crm.url, 'k')
    await loop().run()
    expect(await states()).toEqual([state])
    expect(crm.received).toHaveLength(1)
  })

  test('wait as long as Retry-After says, in seconds or until a date, but an hour at most', async () => {
    const retryHeaders = ['120', new Date(START.getTime() + minutes(5)).toUTCString(), '86400', 'soon']
    const waits: number[] = []
    for (const value of retryHeaders) {
      await db.execute(sql`delete from delivery`)
      const crm = await aReceiver((_, response) => void response.writeHead(503, { 'retry-after': value }).end())
      await post(crm.url, 'k')
      await loop().run()
      waits.push(((await nextDueAt(ctx))?.getTime() ?? 0) - time.now.getTime())
    }
    expect(waits.slice(0, 3)).toEqual([minutes(2), minutes(5), minutes(60)])
    expect(waits[3]).toBeLessThanOrEqual(seconds(12.5))
  })

  test('are never sent into a private network, unless the operator allows it', async () => {
    const crm = await aReceiver()
    await post(crm.url, 'k')
    const outside: Ctx = { ...ctx, network: 'public' }
    await createDeliveryLoop(outside, [webhookSender(outside, async () => KEY)]).run()
    expect(crm.received).toHaveLength(0)
    expect((await all())[0]).toMatchObject({ state: 'failed', error: expect.stringContaining('refused_address') })
  })

  test('to a service that breaks off are tried again', async () => {
    const crm = await aReceiver((_, response) => void response.socket?.destroy())
    await post(crm.url, 'k')
    await loop().run()
    expect(await states()).toEqual(['queued'])
  })
})

describe('what is kept', () => {
  test('of a subject goes with it, attempts included', async () => {
    await enqueue('a')
    await sendAll(async () => 'ok')
    await removeDeliveriesOf(db, { type: 'lead', id: '8' })
    expect(await states()).toEqual(['sent'])
    await removeDeliveriesOf(db, subject)
    const { rows } = await db.execute<{ total: number }>(
      sql`select (select count(*) from delivery)::int + (select count(*) from delivery_attempt)::int as total`,
    )
    expect(rows).toEqual([{ total: 0 }])
  })

  test('of arrived deliveries goes after ninety days; what failed or waits stays', async () => {
    await enqueue('a', { fate: 'sent' })
    await enqueue('a', { fate: 'failed' })
    await sendAll(async ({ payload }) => {
      if (payload.fate === 'failed') throw new SendError('no', { isFinal: true })
      return 'ok'
    })
    later(days(90))
    await removeOldDeliveries(ctx)
    expect(await states()).toEqual(['sent', 'failed'])
    later(1)
    await removeOldDeliveries(ctx)
    expect(await states()).toEqual(['failed'])
  })

  test('never holds what PostgreSQL cannot store, however a receiver answers', async () => {
    await enqueue('a')
    await sendAll(async () => {
      throw new SendError(`\u0000\ud800${'x'.repeat(5000)}`, { isFinal: true })
    })
    expect((await all())[0]?.error).toHaveLength(501)
  })
})
