import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { reconcileAll } from '#tests/support/services/reconcile-all.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import type { RawWebhook } from './gateway.ts'
import { createTestProvider, type TestCall, type TestManner } from './gateways/test/test-gateway.server.ts'
import {
  capturePayment,
  carryOutTasks,
  checkPayments,
  createPaymentServices,
  listPaymentsOf,
  processWebhooks,
  receiveWebhook,
  refundPayment,
  releasePayment,
  settlePayment,
  startPayment,
} from './index.server.ts'
import { isPaid, mayBecome, type Payment, type PaymentState } from './payment.ts'

const { db } = await testDatabase()
const START = new Date('2026-05-15T08:00:00Z')

const actions = [
  'pay',
  'decline',
  'return',
  'webhook',
  'doubled webhook',
  'late webhook',
  'check',
  'reconcile',
  'cancel',
  'capture',
  'refund',
  'hour',
  'week',
  'start',
] as const
const manners = ['works', 'works', 'vanishes', 'is_away', 'twice'] as const
const calls = ['open', 'read', 'complete', 'capture', 'release', 'refund'] as const
type Step = { action: (typeof actions)[number]; call: TestCall; manner: TestManner; pick: number }

const step = fc.record({
  action: fc.constantFrom(...actions),
  call: fc.constantFrom(...calls),
  manner: fc.constantFrom(...manners),
  pick: fc.nat({ max: 20 }),
}) satisfies fc.Arbitrary<Step>

/** A fake shop that records, for each reference, what its watcher was told. */
async function aRun({ isOnHold, isTakenBySite }: { isOnHold: boolean; isTakenBySite: boolean }) {
  for (const table of ['payment', 'test_charge', 'payment_webhook', 'payment_difference']) await db.execute(sql`delete from ${sql.identifier(table)}`)
  const time = { now: START }
  const ctx: Ctx = { db, clock: { now: () => time.now }, log: quietLog, staff: null }
  const sent: RawWebhook[] = []
  let next: { call: TestCall; manner: TestManner } | null = null
  const provider = createTestProvider({
    ...{ db, clock: ctx.clock, secret: 'a secret of tests', isTakenBySite },
    send: async (webhook) => void sent.push(webhook),
    script: (call) => {
      if (next?.call !== call) return 'works'
      const { manner } = next
      next = null
      return manner
    },
  })
  const told = new Map<number, Payment>()
  const paymentServices = createPaymentServices({
    gateways: [provider.gateway],
    watchers: [{ onPaymentChange: async (_, payment) => void told.set(payment.id, payment) }],
  })
  const payments = () => listPaymentsOf(ctx, 'order')
  const start = () => startPayment(ctx, paymentServices, { reference: 'order', vendor: 'TEST', amount: { minor: 50_000, currency: 'AED' }, isOnHold })
  const work = async () => {
    await processWebhooks(ctx, paymentServices)
    await carryOutTasks(ctx, paymentServices)
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    await carryOutTasks(ctx, paymentServices)
  }
  const act = async ({ action, pick, ...script }: Step): Promise<void> => {
    next = script
    const all = await payments()
    const payment = all[pick % Math.max(all.length, 1)]
    const webhook = sent[pick % Math.max(sent.length, 1)]
    const order = { id: payment?.id ?? 0, key: `${pick % 3}` }
    if (action === 'start') await start()
    if (action === 'hour') time.now = new Date(time.now.getTime() + minutes(61))
    if (action === 'week') time.now = new Date(time.now.getTime() + days(7))
    if (action === 'reconcile') await reconcileAll(ctx, paymentServices)
    if (action === 'check') await work()
    if (!payment) return
    if (action === 'pay' && payment.providerId) await provider.pay(payment.providerId, 'approve')
    if (action === 'decline' && payment.providerId) await provider.pay(payment.providerId, 'decline')
    if (action === 'return') await settlePayment(ctx, paymentServices, { name: { id: payment.id }, source: 'buyer' })
    if (action === 'capture') await capturePayment(ctx, order)
    if (action === 'cancel') await releasePayment(ctx, order)
    if (action === 'refund') await refundPayment(ctx, { ...order, minor: 20_000 })
    if (!webhook) return
    if (action.endsWith('webhook')) {
      const times = action === 'doubled webhook' ? 2 : 1
      for (let count = 0; count < times; count += 1) await receiveWebhook(ctx, paymentServices, { gateway: 'TEST', webhook })
      if (action !== 'late webhook') await processWebhooks(ctx, paymentServices)
    }
  }
  /** Lets all pending work finish. */
  const rest = async () => {
    next = null
    for (let round = 0; round < 4; round += 1) {
      time.now = new Date(time.now.getTime() + minutes(61))
      await work()
      await reconcileAll(ctx, paymentServices)
    }
  }
  return { act, rest, start, payments, told, now: () => time.now }
}

type Charged = { state: string; captured: number; refunded: number }

test('any order of return, webhooks, reconciliation, expiry and cancellation ends in a legal state, and the money agrees', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.boolean(), fc.array(step, { maxLength: 14 }), async (isOnHold, isTakenBySite, steps) => {
      const run = await aRun({ isOnHold, isTakenBySite })
      await run.start()
      for (const one of steps) await run.act(one)
      await run.rest()

      const events = await db.execute<{ from_state: PaymentState | null; to_state: PaymentState; id: number }>(
        sql`select payment_id as id, from_state, to_state from payment_event order by id`,
      )
      for (const { from_state: from, to_state: to } of events.rows)
        expect(from === null ? to === 'created' : from === to || mayBecome(from, to), `${from} → ${to}`).toBe(true)

      const payments = await run.payments()
      for (const payment of payments) {
        const [charge] = (
          await db.execute<Charged>(
            sql`select case when state = 'authorized' and authorised_until <= ${run.now()}::timestamptz then 'expired' else state end as state,
              captured_minor::int as captured, refunded_minor::int as refunded from test_charge where provider_id = ${payment.providerId}`,
          )
        ).rows
        if (!charge) {
          expect(payment.state).toBe('expired')
          continue
        }
        // Our payments agree with the provider's, and so does everything that watchers were told.
        expect([payment.capturedMinor, payment.refundedMinor]).toEqual([charge.captured, charge.refunded])
        expect(charge.refunded).toBeLessThanOrEqual(charge.captured)
        if (charge.state === 'captured') expect(['captured', 'part_refunded', 'refunded']).toContain(payment.state)
        if (charge.state === 'authorized') expect(payment.state).toBe('authorized')
        if (payment.state === 'captured') expect(charge).toMatchObject({ state: 'captured', captured: 50_000, refunded: 0 })
        const told = run.told.get(payment.id)
        if (told) expect([told.state, told.capturedMinor, told.refundedMinor]).toEqual([payment.state, payment.capturedMinor, payment.refundedMinor])
        else expect(isPaid(payment)).toBe(false)
      }
      expect(payments.filter(isPaid).length).toBeLessThanOrEqual(1)
      expect(payments.filter(({ state }) => state === 'created' || state === 'pending')).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 20) },
  )
})
