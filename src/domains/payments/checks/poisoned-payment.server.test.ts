import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { reconcileAll } from '#tests/support/services/reconcile-all.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import type { Gateway } from '../gateway.ts'
import { createTestProvider } from '../gateways/test/test-gateway.server.ts'
import { capturePayment, carryOutTasks, checkPayments, createPaymentServices, readPayment, settlePayment, startPayment } from '../index.server.ts'

const { db } = await testDatabase()
const START = new Date('2026-05-15T08:00:00Z')
const time = { now: START }
const clock = { now: () => time.now }
const log = recordingLog()
const ctx: Ctx = { db, clock, log, staff: null }
const provider = createTestProvider({ db, clock, secret: 'a secret of tests', send: async () => undefined })
const poison = { providerId: '' }
/** Its answer about one payment has no moment where one belongs, which nothing can store. */
const gateway: Gateway = {
  ...provider.gateway,
  read: async (payment) => {
    const snapshot = await provider.gateway.read(payment)
    return payment.providerId === poison.providerId ? { ...snapshot, state: 'authorized', authorizedUntil: new Date(Number.NaN) } : snapshot
  },
}
const paymentServices = createPaymentServices({ gateways: [gateway], watchers: [] })

beforeEach(async () => {
  time.now = START
  poison.providerId = ''
  log.messages.length = 0
  await db.execute(sql`truncate payment, test_charge, payment_difference cascade`)
})

async function begun(reference: string) {
  const started = await startPayment(ctx, paymentServices, { reference, vendor: 'TEST', amount: { minor: 50_000, currency: 'AED' }, isOnHold: true })
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  await provider.pay(providerId ?? '', 'approve')
  return { id, providerId: providerId ?? '' }
}
const stateOf = async (id: number) => (await readPayment(ctx, { id }))?.state

test('a payment whose answer cannot be stored stops no other payment, and is checked again later and later', async () => {
  const [bad, good] = [await begun('bad'), await begun('good')]
  poison.providerId = bad.providerId
  const pauses: number[] = []
  for (let check = 0; check < 3; check += 1) {
    const { rows } = await db.execute<{ at: string }>(sql`select check_at as at from payment where id = ${bad.id}`)
    time.now = new Date(rows[0]?.at ?? '')
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    const next = await db.execute<{ at: string }>(sql`select check_at as at from payment where id = ${bad.id}`)
    pauses.push(new Date(next.rows[0]?.at ?? '').getTime() - time.now.getTime())
  }
  expect(await stateOf(good.id)).toBe('authorized')
  expect(await stateOf(bad.id)).toBe('pending')
  expect(pauses).toEqual([minutes(2), minutes(4), minutes(8)])
  expect(log.messages).toContain('a payment could not be checked')
})

test('a task that breaks stops no other task, and is tried again', async () => {
  const [bad, good] = [await begun('bad'), await begun('good')]
  for (const { id } of [bad, good]) {
    await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
    await capturePayment(ctx, { id, key: 'confirmed' })
  }
  poison.providerId = bad.providerId
  await carryOutTasks(ctx, paymentServices)
  expect(await stateOf(good.id)).toBe('captured')
  expect((await db.execute(sql`select state, attempts from payment_task where payment_id = ${bad.id}`)).rows).toEqual([{ state: 'queued', attempts: 1 }])
})

test('reconciliation goes on after a payment that breaks it', async () => {
  const [bad, good] = [await begun('bad'), await begun('good')]
  for (const { id } of [bad, good]) await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  poison.providerId = bad.providerId
  await db.execute(sql`update test_charge set state = 'captured', captured_minor = 50000`)
  await reconcileAll(ctx, paymentServices)
  expect(await stateOf(good.id)).toBe('captured')
})
