import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { reconcileAll } from '#tests/support/services/reconcile-all.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import type { Gateway } from '../gateway.ts'
import { createTestProvider } from '../gateways/test/test-gateway.server.ts'
import { createPaymentServices, readPayment, settlePayment, startPayment } from '../index.server.ts'

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-05-15T08:00:00Z') }
const ctx: Ctx = { db, clock, log: recordingLog(), staff: null }
const provider = createTestProvider({ db, clock, secret: 'a secret of tests', send: async () => undefined })
/** Like PayPal and LiqPay, whose payments do not show chargebacks: only a webhook tells of one. */
const silent: Gateway = { ...provider.gateway, read: async (payment) => ({ ...(await provider.gateway.read(payment)), dispute: 'not_told' }) }

beforeEach(async () => {
  await db.execute(sql`truncate payment, test_charge, payment_difference cascade`)
})

test.each([
  ['that is told with the payment, after it was open', provider.gateway, ['open', 'lost']],
  ['that is told with the payment, at once', provider.gateway, ['lost']],
  ['that only a webhook tells, after it was open', silent, ['open', 'lost']],
  ['that only a webhook tells, at once', silent, ['lost']],
] as const)('a lost chargeback %s raises no difference, however often it is compared', async (_how, gateway, disputes) => {
  const paymentServices = createPaymentServices({ gateways: [gateway], watchers: [] })
  const started = await startPayment(ctx, paymentServices, { reference: 'r', vendor: 'TEST', amount: { minor: 50_000, currency: 'AED' }, isOnHold: false })
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  await provider.pay(providerId ?? '', 'approve')
  await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  for (const dispute of disputes) {
    await provider.dispute(providerId ?? '', dispute)
    await settlePayment(ctx, paymentServices, { name: { id }, source: 'webhook', ...(gateway === silent ? { dispute } : {}) })
  }
  for (let comparison = 0; comparison < 3; comparison += 1) await reconcileAll(ctx, paymentServices)
  expect(await readPayment(ctx, { id })).toMatchObject({ state: 'refunded', capturedMinor: 50_000, refundedMinor: 50_000 })
  expect((await db.execute(sql`select kind, ours, theirs from payment_difference`)).rows).toEqual([])
})

test('money that a provider no longer shows as refunded, without a chargeback, is a difference', async () => {
  const paymentServices = createPaymentServices({ gateways: [silent], watchers: [] })
  const started = await startPayment(ctx, paymentServices, { reference: 'r', vendor: 'TEST', amount: { minor: 50_000, currency: 'AED' }, isOnHold: false })
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  await provider.pay(providerId ?? '', 'approve')
  await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  await db.execute(sql`update test_charge set refunded_minor = 50000`)
  await settlePayment(ctx, paymentServices, { name: { id }, source: 'webhook' })
  await db.execute(sql`update test_charge set refunded_minor = 0`)
  await reconcileAll(ctx, paymentServices)
  expect((await db.execute(sql`select kind, ours, theirs from payment_difference`)).rows).toEqual([{ kind: 'state', ours: 'refunded', theirs: 'captured' }])
})
