import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { reconcileAll } from '#tests/support/services/reconcile-all.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { GatewayUnreachable, type RawWebhook } from './gateway.ts'
import { createTestProvider, type TestCall, type TestManner } from './gateways/test/test-gateway.server.ts'
import {
  capturePayment,
  carryOutTasks,
  checkPayments,
  createPaymentServices,
  listPaymentsOf,
  processWebhooks,
  readPayment,
  receiveWebhook,
  refundPayment,
  releasePayment,
  settlePayment,
  startPayment,
} from './index.server.ts'
import type { Payment } from './payment.ts'

const { db } = await testDatabase()
const START = new Date('2026-05-15T08:00:00Z')
const time = { now: START }
const log = recordingLog()
const ctx: Ctx = { db, clock: { now: () => time.now }, log, staff: null }
const script: { next: Partial<Record<TestCall, TestManner[]>> } = { next: {} }
const inbox: RawWebhook[] = []
const told: Payment[] = []

function aTill({ isTakenBySite = false } = {}) {
  const provider = createTestProvider({
    ...{ db, clock: ctx.clock, secret: 'a secret of tests', isTakenBySite },
    send: async (webhook) => void inbox.push(webhook),
    script: (call) => script.next[call]?.shift() ?? 'works',
  })
  const watcher = { onPaymentChange: async (_ctx: Ctx, payment: Payment) => void told.push(payment) }
  return { provider, paymentServices: createPaymentServices({ gateways: [provider.gateway], watchers: [watcher] }) }
}

const { provider, paymentServices } = aTill()
const AED_500 = { minor: 50_000, currency: 'AED' }
const start = (reference: string, rest: Partial<Parameters<typeof startPayment>[2]> = {}) =>
  startPayment(ctx, paymentServices, { reference, vendor: ' test ', amount: AED_500, isOnHold: false, ...rest })

async function started(reference: string, rest: Partial<Parameters<typeof startPayment>[2]> = {}): Promise<Payment & { providerId: string }> {
  const outcome = await start(reference, rest)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.payment as Payment & { providerId: string }
}

const settle = (id: number) => settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
const now = async (id: number) => readPayment(ctx, { id })
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}
const deliver = async (webhook: RawWebhook) => receiveWebhook(ctx, paymentServices, { gateway: 'TEST', webhook })
const charges = async () =>
  (
    await db.execute<{ captured: number; refunded: number; state: string }>(
      sql`select captured_minor::int as captured, refunded_minor::int as refunded, state from test_charge`,
    )
  ).rows
const differences = async () =>
  (await db.execute<{ kind: string; ours: string; theirs: string }>(sql`select kind, ours, theirs from payment_difference order by id`)).rows

beforeEach(async () => {
  time.now = START
  script.next = {}
  inbox.length = 0
  told.length = 0
  log.messages.length = 0
  await db.execute(sql`truncate payment, test_charge, payment_webhook, payment_difference cascade`)
})

describe('starting', () => {
  test('[A-199][A-202] the vendor type is trimmed and upper-cased, and one that nobody knows is refused', async () => {
    expect((await start('r')).ok).toBe(true)
    expect(await start('r', { vendor: 'cash' })).toEqual({ ok: false, code: 'unknown_vendor' })
    expect(await start('r', { vendor: 'STRIPE' })).toEqual({ ok: false, code: 'not_configured' })
  })

  test('a double click is one payment, and so is one whose first answer was lost', async () => {
    const both = await Promise.all([started('r'), started('r')])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    script.next = { open: ['vanishes'] }
    expect(await start('s')).toEqual({ ok: false, code: 'unreachable' })
    expect((await started('s')).state).toBe('pending')
    expect(await charges()).toHaveLength(2)
  })

  test('a provider that cannot be reached is logged with what the network said', async () => {
    const away = () => Promise.reject(new GatewayUnreachable('PayPal did not answer', { cause: new Error('connect ECONNREFUSED') }))
    const services = createPaymentServices({ gateways: [{ ...provider.gateway, open: away, read: away, list: away }], watchers: [] })
    log.reasons.length = 0
    const { id } = await started('r')
    expect(await startPayment(ctx, services, { reference: 's', vendor: 'test', amount: AED_500, isOnHold: false })).toEqual({ ok: false, code: 'unreachable' })
    await settlePayment(ctx, services, { name: { id }, source: 'buyer' })
    await reconcileAll(ctx, services)
    const said = ': PayPal did not answer: connect ECONNREFUSED'
    expect(log.reasons.map((line) => line.endsWith(said))).toEqual(log.reasons.map(() => true))
    expect(new Set(log.reasons.map((line) => line.replace(said, '')))).toEqual(
      new Set(['a provider of payments could not be reached', 'a provider gave no answer about a payment', 'a provider did not list its payments']),
    )
  })

  test('other terms close the open payment and begin another; a reference that is paid is not paid again', async () => {
    const old = await started('r')
    const fresh = await started('r', { amount: { minor: 60_000, currency: 'AED' } })
    expect(fresh.id).not.toBe(old.id)
    await carryOutTasks(ctx, paymentServices)
    expect((await now(old.id))?.state).toBe('expired')
    await provider.pay(fresh.providerId, 'approve')
    await settle(fresh.id)
    expect(await start('r', { amount: { minor: 60_000, currency: 'AED' } })).toEqual({ ok: false, code: 'already_paid' })
  })

  test('a provider that refuses fails the payment, and the next try is a new one', async () => {
    script.next = { open: ['refuses'] }
    expect(await start('r')).toEqual({ ok: false, code: 'declined' })
    expect((await listPaymentsOf(ctx, 'r')).map(({ state, failure }) => [state, failure])).toEqual([['failed', 'declined']])
    expect((await started('r')).state).toBe('pending')
  })
})

describe('settling', () => {
  test('[C-254] money on hold is authorized and waits for its capture; without a hold it is taken', async () => {
    const held = await started('held', { isOnHold: true })
    const direct = await started('direct')
    for (const { id, providerId } of [held, direct]) {
      await provider.pay(providerId, 'approve')
      await settle(id)
    }
    expect(await now(held.id)).toMatchObject({ state: 'authorized', capturedMinor: 0 })
    expect(await now(direct.id)).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
    await capturePayment(ctx, { id: held.id, key: 'confirmed' })
    await capturePayment(ctx, { id: held.id, key: 'confirmed' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(held.id)).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
    expect(told.map(({ reference, state }) => `${reference} ${state}`)).toEqual(['held authorized', 'direct captured', 'held captured'])
  })

  test('watchers run in the transaction of the change: an error rolls it back', async () => {
    const { id, providerId } = await started('r')
    await provider.pay(providerId, 'approve')
    const failing = createPaymentServices({
      gateways: [provider.gateway],
      watchers: [
        {
          onPaymentChange: async (inner) => {
            await inner.db.execute(sql`update payment set description = 'written by a watcher'`)
            throw new Error('the order could not be stored')
          },
        },
      ],
    })
    await expect(settlePayment(ctx, failing, { name: { id }, source: 'buyer' })).rejects.toThrow('could not be stored')
    expect(await now(id)).toMatchObject({ state: 'pending' })
    await settle(id)
    expect(await now(id)).toMatchObject({ state: 'captured' })
    expect((await db.execute(sql`select 1 from payment where description <> ''`)).rows).toEqual([])
  })

  test('an approved payment is completed once, by whoever comes first, though the answer is lost', async () => {
    const site = aTill({ isTakenBySite: true })
    const { id, providerId } = await started('r', { isOnHold: true })
    await site.provider.pay(providerId, 'approve')
    script.next = { complete: ['vanishes'] }
    const settled = await settlePayment(ctx, site.paymentServices, { name: { id }, source: 'buyer' })
    expect(settled).toEqual({ ok: false, code: 'unreachable' })
    await Promise.all([1, 2, 3].map(() => settlePayment(ctx, site.paymentServices, { name: { id }, source: 'webhook' })))
    expect(await now(id)).toMatchObject({ state: 'authorized' })
    expect(told.map(({ state }) => state)).toEqual(['authorized'])
  })

  test('money for another amount than was asked for counts as no payment and is listed', async () => {
    const { id, providerId } = await started('r')
    await db.execute(sql`update test_charge set amount_minor = 100`)
    await provider.pay(providerId, 'approve')
    await settle(id)
    expect(await now(id)).toMatchObject({ state: 'pending' })
    expect(told).toEqual([])
    expect(await differences()).toEqual([{ kind: 'amount', ours: '50000 AED', theirs: '100 AED' }])
  })

  test('of two payments for one reference the second goes back', async () => {
    const first = await started('r')
    const second = await started('r', { isOnHold: true, vendor: 'TEST' })
    await provider.pay(first.providerId, 'approve')
    await provider.pay(second.providerId, 'approve')
    await settle(first.id)
    await settle(second.id)
    await carryOutTasks(ctx, paymentServices)
    expect((await listPaymentsOf(ctx, 'r')).map(({ state }) => state)).toEqual(['captured', 'released'])
  })
})

describe('captures, releases and refunds', () => {
  const paid = async (reference: string, isOnHold = false) => {
    const payment = await started(reference, { isOnHold })
    await provider.pay(payment.providerId, 'approve')
    await settle(payment.id)
    return payment
  }

  test.each(['vanishes', 'twice', 'is_away'] as const)('a refund whose call %s is one refund', async (manner) => {
    const { id } = await paid('r')
    await refundPayment(ctx, { id, key: 'a part', minor: 20_000 })
    script.next = { refund: [manner] }
    await carryOutTasks(ctx, paymentServices)
    later(hours(1))
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'part_refunded', refundedMinor: 20_000 })
    expect(await refundPayment(ctx, { id, key: 'too much', minor: 30_001 })).toMatchObject({ ok: false, code: 'too_much' })
    await refundPayment(ctx, { id, key: 'the rest' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
    expect((await charges())[0]).toMatchObject({ captured: 50_000, refunded: 50_000 })
  })

  test('releasing gives back what is held, and refunds what was taken by then', async () => {
    const held = await paid('held', true)
    const taken = await paid('taken')
    for (const { id } of [held, taken]) expect((await releasePayment(ctx, { id, key: 'cancelled' })).ok).toBe(true)
    await carryOutTasks(ctx, paymentServices)
    expect([(await now(held.id))?.state, (await now(taken.id))?.state]).toEqual(['released', 'refunded'])
    expect(await capturePayment(ctx, { id: held.id, key: 'late' })).toEqual({ ok: false, code: 'not_possible' })
  })

  test('what a provider refuses for good fails and is logged, and holds up nothing else', async () => {
    const { id } = await paid('r', true)
    await capturePayment(ctx, { id, key: 'one' })
    script.next = { capture: ['refuses'] }
    await carryOutTasks(ctx, paymentServices)
    expect(log.messages).toContain('a provider refuses what a payment needs')
    await capturePayment(ctx, { id, key: 'two' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'captured' })
  })
})

describe('time', () => {
  test('a payment that nobody pays within the hour is closed, and money that comes all the same is followed', async () => {
    const { id, providerId } = await started('r')
    later(minutes(61))
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'expired' })
    expect(told.map(({ state }) => state)).toEqual(['expired'])
    await db.execute(sql`update test_charge set state = 'captured', captured_minor = 50000 where provider_id = ${providerId}`)
    await reconcileAll(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'captured' })
    expect(await differences()).toEqual([{ kind: 'missed', ours: 'expired', theirs: 'captured' }])
  })

  test('a payment that stays as it is has been looked at: each look is counted', async () => {
    const { id } = await started('r')
    later(minutes(1))
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    const { rows } = await db.execute(sql`select checks from payment where id = ${id}`)
    expect(rows).toEqual([{ checks: 1 }])
  })

  test('a payment whose browser never came back and whose webhook was lost is found by asking', async () => {
    const { id, providerId } = await started('r')
    await provider.pay(providerId, 'approve')
    later(minutes(1))
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    expect(await now(id)).toMatchObject({ state: 'captured' })
  })

  test.each([
    ['release', 'released'],
    ['capture', 'captured'],
  ] as const)('held money is dealt with a day before it lapses: %s', async (lapsing, state) => {
    const { id, providerId } = await started('r', { isOnHold: true })
    await provider.pay(providerId, 'approve')
    await settle(id)
    later(days(5))
    await checkPayments(ctx, paymentServices, { lapsing })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'authorized' })
    later(days(1) + minutes(1))
    await checkPayments(ctx, paymentServices, { lapsing })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state })
  })

  test('held money is held for longer where the provider can, as often as it can', async () => {
    const renewed: string[] = []
    const renew = async (_payment: unknown, { key }: { key: string }) => {
      renewed.push(key)
      await db.execute(sql`update test_charge set authorised_until = authorised_until + interval '7 days'`)
    }
    const renewing = createPaymentServices({ gateways: [{ ...provider.gateway, renewal: { most: 2, renew } }], watchers: [] })
    const { id, providerId } = await started('r', { isOnHold: true })
    await provider.pay(providerId, 'approve')
    await settle(id)
    const states: unknown[] = []
    for (const wait of [days(6) + minutes(1), days(7), days(7)]) {
      later(wait)
      await checkPayments(ctx, renewing, { lapsing: 'release' })
      await carryOutTasks(ctx, renewing)
      states.push((await now(id))?.state)
    }
    expect(states).toEqual(['authorized', 'authorized', 'released'])
    expect(new Set(renewed).size).toBe(2)
  })
})

describe('chargebacks and differences', () => {
  test('a chargeback is recorded; if won, the money counts again, and if lost, it does not', async () => {
    const one = await started('won')
    const other = await started('lost')
    for (const { id, providerId } of [one, other]) {
      await provider.pay(providerId, 'approve')
      await settle(id)
      await provider.dispute(providerId, 'open')
      await settle(id)
    }
    expect(told.slice(-1)[0]).toMatchObject({ reference: 'lost', state: 'disputed' })
    await provider.dispute(one.providerId, 'won')
    await provider.dispute(other.providerId, 'lost')
    await reconcileAll(ctx, paymentServices)
    expect(await now(one.id)).toMatchObject({ state: 'captured', refundedMinor: 0 })
    expect(await now(other.id)).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
  })

  test('reconciliation lists what only the provider has, and where no move leads', async () => {
    await db.execute(sql`insert into test_charge (provider_id, key, state, amount_minor, currency, is_on_hold, captured_minor, created_at)
      values ('test_unknown', 'unknown', 'captured', 900, 'AED', false, 900, ${START}::timestamptz)`)
    const { id, providerId } = await started('r', { isOnHold: true })
    await provider.pay(providerId, 'approve')
    await settle(id)
    await releasePayment(ctx, { id, key: 'x' })
    await carryOutTasks(ctx, paymentServices)
    await db.execute(sql`update test_charge set state = 'captured', captured_minor = 50000 where provider_id = ${providerId}`)
    await reconcileAll(ctx, paymentServices)
    await reconcileAll(ctx, paymentServices)
    expect(await differences()).toEqual([
      { kind: 'state', ours: 'released', theirs: 'captured' },
      { kind: 'unknown', ours: '', theirs: 'captured 900 AED' },
    ])
  })
})

describe('webhooks', () => {
  test('one is stored once, however often it comes, and acted on once', async () => {
    const { id, providerId } = await started('r')
    await provider.pay(providerId, 'approve')
    const [webhook] = inbox
    if (!webhook) throw new Error('no webhook')
    expect(await deliver(webhook)).toEqual({ ok: true, value: { isNew: true } })
    expect(await deliver(webhook)).toEqual({ ok: true, value: { isNew: false } })
    expect(await now(id)).toMatchObject({ state: 'pending' })
    await processWebhooks(ctx, paymentServices)
    await processWebhooks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'captured' })
    expect(told).toHaveLength(1)
  })

  test('one that is forged, stale or unreadable is refused and not stored', async () => {
    const { providerId } = await started('r')
    await provider.pay(providerId, 'approve')
    const [webhook] = inbox
    if (!webhook) throw new Error('no webhook')
    const changed = Buffer.from(Buffer.from(webhook.bytes).toString().replace(providerId, 'test_other'))
    expect(await deliver({ ...webhook, bytes: changed })).toEqual({ ok: false, code: 'forged' })
    expect(await deliver({ ...webhook, headers: {} })).toEqual({ ok: false, code: 'forged' })
    later(minutes(6))
    expect(await deliver(webhook)).toEqual({ ok: false, code: 'stale' })
    expect((await db.execute(sql`select 1 from payment_webhook`)).rows).toEqual([])
  })

  test('one of a payment that nobody knows waits for it, and is put aside after a while; a provider that is away is asked again', async () => {
    const { id, providerId } = await started('r')
    await provider.pay(providerId, 'approve')
    for (const webhook of inbox) await deliver(webhook)
    script.next = { read: ['is_away'] }
    await processWebhooks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'pending' })
    later(minutes(1))
    await processWebhooks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'captured' })
    await db.execute(sql`update payment_webhook set state = 'waiting', attempts = 0, about = '{"providerId":"nobody"}'`)
    for (let look = 0; look < 9; look += 1) {
      later(hours(1))
      await processWebhooks(ctx, paymentServices)
    }
    expect((await db.execute(sql`select state from payment_webhook`)).rows).toEqual([{ state: 'ignored' }])
  })
})
