import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { boundsOf } from '#platform/jobs/take-due.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { type Gateway, GatewayUnreachable } from '#domains/payments/gateway.ts'
import { createTestProvider } from '#domains/payments/gateways/test/test-gateway.server.ts'
import {
  capturePayment,
  carryOutTasks,
  checkPayments,
  createPaymentServices,
  processWebhooks,
  readPayment,
  reconcilePayments,
  settlePayment,
  startPayment,
} from '#domains/payments/index.server.ts'
import { createPaymentLoop } from './payment-loop.server.ts'

const { db } = await testDatabase()
const START = new Date('2026-05-15T08:00:00Z')
const time = { now: START }
const log = recordingLog()
const ctx: Ctx = { db, clock: { now: () => time.now }, log, staff: null }
const provider = createTestProvider({ db, clock: ctx.clock, secret: 'a secret of tests', send: async () => undefined })

/** A provider that lets its calls hang until they are given up. */
const hung = { calls: Promise.withResolvers<never>(), reads: false, captures: false, underWay: 0, most: 0 }
const timeOut = () => hung.calls.reject(new GatewayUnreachable('no answer within 10 s'))
async function hangs(): Promise<never> {
  hung.underWay += 1
  hung.most = Math.max(hung.most, hung.underWay)
  return hung.calls.promise.finally(() => {
    hung.underWay -= 1
  })
}
const captured: string[] = []
/** What a read waits for; the moment at which it answers is that of the clock then. */
let beforeAnswer = async () => {}
const stripe: Gateway = {
  ...provider.gateway,
  name: 'STRIPE',
  read: async (payment) => {
    await beforeAnswer()
    return hung.reads ? hangs() : provider.gateway.read(payment)
  },
  capture: async (payment, change) => {
    captured.push(change.key)
    return hung.captures ? hangs() : provider.gateway.capture(payment, change)
  },
}
const aProcess = () => createPaymentServices({ gateways: [stripe, provider.gateway], watchers: [] })
const paymentServices = aProcess()
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}

beforeEach(async () => {
  time.now = START
  log.messages.length = 0
  captured.length = 0
  beforeAnswer = async () => {}
  Object.assign(hung, { calls: Promise.withResolvers<never>(), reads: false, captures: false, underWay: 0, most: 0 })
  hung.calls.promise.catch(() => undefined)
  await db.execute(sql`truncate payment, payment_webhook, test_charge, payment_difference cascade`)
})

async function begun(vendor: 'STRIPE' | 'TEST', count: number): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < count; number += 1) {
    const started = await startPayment(ctx, paymentServices, {
      ...{ reference: `${vendor} ${number}`, vendor, amount: { minor: 50_000, currency: 'AED' }, isOnHold: true },
    })
    if (!started.ok) throw new Error(started.code)
    await provider.pay(started.value.payment.providerId ?? '', 'approve')
    ids.push(started.value.payment.id)
  }
  return ids
}
async function confirmed(vendor: 'STRIPE' | 'TEST', count: number): Promise<number[]> {
  const ids = await begun(vendor, count)
  for (const id of ids) {
    await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
    await capturePayment(ctx, { id, key: 'confirmed' })
  }
  return ids
}
const toldOf = async (ids: readonly number[]) => {
  for (const id of ids) {
    await db.execute(sql`insert into payment_webhook (gateway, event_id, type, about, next_at, received_at)
      select gateway, 'e' || id, 'paid', jsonb_build_object('key', key), ${time.now}, ${time.now} from payment where id = ${id}`)
  }
}
const stateOf = async (id: number) => (await readPayment(ctx, { id }))?.state
const becomes = (id: number, state: string) => vi.waitFor(async () => expect(await stateOf(id)).toBe(state), { timeout: 20_000 })
const isAsked = (times = 1) => vi.waitFor(() => expect(hung.underWay).toBe(times), { timeout: 20_000 })
const tasks = async () =>
  (await db.execute<{ state: string; attempts: number; at: string }>(sql`select state, attempts, next_at as at from payment_task order by id`)).rows
const moment = (at: string | undefined) => new Date(at ?? '').getTime() - time.now.getTime()

describe('while one gateway hangs', { timeout: 60_000 }, () => {
  test('payments of another are checked, and few of its own are asked for at a time', async () => {
    await begun('STRIPE', 8)
    const [other = 0] = await begun('TEST', 1)
    later(minutes(5))
    hung.reads = true
    const running = checkPayments(ctx, paymentServices, { lapsing: 'release' })
    await becomes(other, 'authorized')
    await isAsked(6)
    timeOut()
    await running
    expect(hung.most).toBe(6)
  })

  test('tasks of another are carried out', async () => {
    await confirmed('STRIPE', 8)
    const [other = 0] = await confirmed('TEST', 1)
    hung.reads = true
    const running = carryOutTasks(ctx, paymentServices)
    await becomes(other, 'captured')
    timeOut()
    await running
    expect(hung.most).toBe(6)
  })

  test('webhooks of another are acted on', async () => {
    const slow = await begun('STRIPE', 8)
    const [other = 0] = await begun('TEST', 1)
    await toldOf([...slow, other])
    hung.reads = true
    const running = processWebhooks(ctx, paymentServices)
    await becomes(other, 'authorized')
    timeOut()
    await running
    expect(hung.most).toBe(6)
  })

  test('no step of the job waits for another, and a second job makes the first look again', async () => {
    const slow = await begun('STRIPE', 1)
    later(minutes(5))
    await toldOf(slow)
    hung.reads = true
    const loop = createPaymentLoop(ctx, paymentServices)
    const running = loop.run('release', {})
    await isAsked(2)
    const [other = 0] = await confirmed('TEST', 1)
    await loop.run('release', {})
    await becomes(other, 'captured')
    timeOut()
    await running
  })

  test('a run begins nothing after two minutes, and what is left stays due', async () => {
    await confirmed('STRIPE', 7)
    hung.reads = true
    const running = carryOutTasks(ctx, paymentServices, boundsOf(ctx.clock))
    await isAsked(6)
    later(minutes(2))
    timeOut()
    await running
    expect((await tasks()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 1, 1, 1, 1, 1, 1])
  })

  test('its payments are compared six at a time; those that time was too short for by the next run, and then what it lists', async () => {
    const ids = await begun('STRIPE', 9)
    for (const id of ids) await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
    await db.execute(sql`update test_charge set state = 'captured', captured_minor = 50000`)
    await db.execute(sql`insert into test_charge (provider_id, key, state, amount_minor, currency, is_on_hold, captured_minor, created_at)
      values ('test_unknown', 'unknown', 'captured', 900, 'AED', false, 900, ${START}::timestamptz)`)
    const unknown = async () => (await db.execute(sql`select theirs from payment_difference where kind = 'unknown'`)).rows
    hung.reads = true
    const first = reconcilePayments(ctx, paymentServices, { gateway: 'STRIPE', after: 0 }, boundsOf(ctx.clock))
    await isAsked(6)
    later(minutes(2))
    timeOut()
    expect(await first).toBe(ids[5])
    expect(await unknown()).toEqual([])
    hung.reads = false
    expect(await reconcilePayments(ctx, paymentServices, { gateway: 'STRIPE', after: ids[5] ?? 0 }, boundsOf(ctx.clock))).toBeNull()
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map((_, index) => (index < 6 ? 'authorized' : 'captured')))
    expect(await unknown()).toEqual([{ theirs: 'captured 900 AED' }])
    expect(hung.most).toBe(6)
  })

  test('a process that shuts down lets go of what only asks, and keeps the lease of a call that may take effect', async () => {
    const [asking = 0] = await confirmed('STRIPE', 1)
    await toldOf([asking])
    const shutdown = new AbortController()
    later(minutes(500))
    hung.reads = true
    const running = createPaymentLoop(ctx, paymentServices).run('release', boundsOf(ctx.clock, shutdown.signal))
    await isAsked(3)
    shutdown.abort()
    await vi.waitFor(async () => expect(moment((await tasks())[0]?.at)).toBe(0))
    const due = await db.execute<{ at: string }>(sql`select check_at as at from payment union all select next_at from payment_webhook`)
    expect(due.rows.map(({ at }) => moment(at))).toEqual([0, 0])
    hung.reads = false
    hung.captures = true
    const ended = new AbortController()
    const changing = carryOutTasks(ctx, aProcess(), boundsOf(ctx.clock, ended.signal))
    await isAsked(4)
    ended.abort()
    timeOut()
    await Promise.all([running, changing])
    expect(captured).toHaveLength(1)
    expect((await tasks()).map(({ state, at }) => [state, moment(at) > 0])).toEqual([['queued', true]])
  })
})

describe('two processes at once', { timeout: 60_000 }, () => {
  test('carry out each task once', async () => {
    const ids = await confirmed('STRIPE', 12)
    await Promise.all([1, 2, 3].map(() => createPaymentLoop(ctx, aProcess()).run('release', {})))
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => 'captured'))
    expect([captured.length, new Set(captured).size]).toEqual([12, 12])
    expect(new Set((await tasks()).map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['done 1']))
  })

  test('take money once, though the first is so slow that its lease ends before it comes to it', async () => {
    const [id = 0] = await confirmed('STRIPE', 1)
    const gate = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    beforeAnswer = () => {
      reached.resolve()
      return gate.promise
    }
    const slow = carryOutTasks(ctx, aProcess())
    await reached.promise
    later(minutes(3))
    gate.resolve()
    await slow
    expect([captured.length, await stateOf(id)]).toEqual([1, 'captured'])
    expect((await tasks()).map(({ state, attempts }) => [state, attempts])).toEqual([['done', 2]])
  })
})
