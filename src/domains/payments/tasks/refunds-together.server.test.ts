import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { createTestProvider } from '../gateways/test/test-gateway.server.ts'
import { carryOutTasks, createPaymentServices, readPayment, refundPayment, releasePayment, settlePayment, startPayment } from '../index.server.ts'

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-05-15T08:00:00Z') }
const ctx: Ctx = { db, clock, log: recordingLog(), staff: null }
const provider = createTestProvider({ db, clock, secret: 'a secret of tests', send: async () => undefined })
const paymentServices = createPaymentServices({ gateways: [provider.gateway], watchers: [] })

beforeEach(async () => {
  await db.execute(sql`truncate payment, test_charge cascade`)
})

async function paid(): Promise<number> {
  const started = await startPayment(ctx, paymentServices, { reference: 'r', vendor: 'TEST', amount: { minor: 50_000, currency: 'AED' }, isOnHold: false })
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  await provider.pay(providerId ?? '', 'approve')
  await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  return id
}

const tooMuch = (minor: number) => ({ ok: false, code: 'too_much', most: { amount_minor: minor, currency: 'AED' } })

test('refunds that are waiting count: one that exceeds what they leave is refused at once, with the most that is possible', async () => {
  const id = await paid()
  expect(await refundPayment(ctx, { id, key: 'one', minor: 30_000 })).toMatchObject({ ok: true })
  expect(await refundPayment(ctx, { id, key: 'two', minor: 20_001 })).toEqual(tooMuch(20_000))
  expect(await refundPayment(ctx, { id, key: 'two', minor: 20_000 })).toMatchObject({ ok: true })
  expect(await refundPayment(ctx, { id, key: 'three', minor: 1 })).toEqual(tooMuch(0))
  expect(await refundPayment(ctx, { id, key: 'the rest' })).toEqual(tooMuch(0))
  // Sent again, a refund is the same refund.
  expect(await refundPayment(ctx, { id, key: 'one', minor: 30_000 })).toMatchObject({ ok: true, value: { isNew: false } })
  await carryOutTasks(ctx, paymentServices)
  expect(await readPayment(ctx, { id })).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
  expect((await db.execute(sql`select 1 from payment_task where state <> 'done'`)).rows).toEqual([])
})

test('two requests at the same moment leave room for one of them', async () => {
  const id = await paid()
  const both = await Promise.all(
    ['a', 'b'].map((key) => db.transaction((tx) => refundPayment({ ...ctx, db: tx as unknown as Ctx['db'] }, { id, key, minor: 30_000 }))),
  )
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(both).toContainEqual(tooMuch(20_000))
})

test('a waiting release or refund of everything leaves nothing to refund', async () => {
  const id = await paid()
  await releasePayment(ctx, { id, key: 'cancelled' })
  expect(await refundPayment(ctx, { id, key: 'part', minor: 1 })).toEqual(tooMuch(0))
})

test('a refund that took effect though its answer was lost counts once', async () => {
  const id = await paid()
  await refundPayment(ctx, { id, key: 'one', minor: 30_000 })
  // The provider has given it back and a webhook told so, before the task was tried again.
  await db.execute(sql`update payment_task set refunded_before = 0`)
  await db.execute(sql`update payment set state = 'part_refunded', refunded_minor = 30000`)
  expect(await refundPayment(ctx, { id, key: 'two', minor: 20_001 })).toEqual(tooMuch(20_000))
  expect(await refundPayment(ctx, { id, key: 'two', minor: 20_000 })).toMatchObject({ ok: true })
})
