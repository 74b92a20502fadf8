import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { createTestProvider } from './gateways/test/test-gateway.server.ts'
import { capturePayment, carryOutTasks, createPaymentServices, listPaymentsOf, refundPayment, settlePayment, startPayment } from './index.server.ts'

const { db, url } = await testDatabase()

/** A reservation from start to refund, run by another process on the same database that kills itself at a step. */
const program = (step: string) => `
import { openDatabase } from '#platform/database/database.server.ts'
import { createTestProvider } from '#domains/payments/gateways/test/test-gateway.server.ts'
import { capturePayment, carryOutTasks, createPaymentServices, refundPayment, settlePayment, startPayment } from '#domains/payments/index.server.ts'
const log = { error() {}, warn() {}, info() {} }
const { db } = await openDatabase({ url: ${JSON.stringify(url)}, folder: '', connections: 5, log })
const ctx = { db, clock: { now: () => new Date() }, log, staff: null }
const die = async (at) => {
  if (at !== ${JSON.stringify(step)}) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => undefined)
}
const provider = createTestProvider({ db, clock: ctx.clock, secret: 'a secret of tests', send: async () => undefined, isTakenBySite: true })
const calls = ['open', 'complete', 'capture', 'refund'].map((name) => [name, async (...given) => {
  const value = await provider.gateway[name](...given)
  await die('after ' + name)
  return value
}])
let changes = 0
const watcher = { onPaymentChange: async () => die('in the transaction of change ' + (changes += 1)) }
const paymentServices = createPaymentServices({ gateways: [{ ...provider.gateway, ...Object.fromEntries(calls) }], watchers: [watcher] })
const { value: { payment: { id, providerId } } } = await startPayment(ctx, paymentServices, { reference: ${JSON.stringify(step)}, vendor: 'TEST', amount: { minor: 50000, currency: 'AED' }, isOnHold: true })
await provider.pay(providerId, 'approve')
await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
await capturePayment(ctx, { id, key: 'confirmed' })
await carryOutTasks(ctx, paymentServices)
await refundPayment(ctx, { id, key: 'a part', minor: 20000 })
await carryOutTasks(ctx, paymentServices)
`

test.each(['after open', 'after complete', 'in the transaction of change 1', 'after capture', 'after refund'])(
  'kill -9 %s, then another process: the money was held, taken and given back once',
  { timeout: 120_000 },
  async (step) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(step)], { stdio: ['ignore', 'ignore', 'inherit'] })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')

    // The leases of the dead process have expired.
    const ctx: Ctx = { db, clock: { now: () => new Date(Date.now() + minutes(3)) }, log: quietLog, staff: null }
    const provider = createTestProvider({ db, clock: ctx.clock, secret: 'a secret of tests', send: async () => undefined, isTakenBySite: true })
    const paymentServices = createPaymentServices({ gateways: [provider.gateway], watchers: [] })
    await startPayment(ctx, paymentServices, { reference: step, vendor: 'TEST', amount: { minor: 50_000, currency: 'AED' }, isOnHold: true })
    const [payment, ...others] = await listPaymentsOf(ctx, step)
    if (!payment) throw new Error('the payment was lost')
    expect(others).toEqual([])
    await provider.pay(`${payment.providerId}`, 'approve')
    await settlePayment(ctx, paymentServices, { name: { id: payment.id }, source: 'reconciliation' })
    await carryOutTasks(ctx, paymentServices)
    await capturePayment(ctx, { id: payment.id, key: 'confirmed' })
    await carryOutTasks(ctx, paymentServices)
    await refundPayment(ctx, { id: payment.id, key: 'a part', minor: 20_000 })
    await carryOutTasks(ctx, paymentServices)

    expect(await listPaymentsOf(ctx, step)).toMatchObject([{ state: 'part_refunded', capturedMinor: 50_000, refundedMinor: 20_000 }])
    const charges = await db.execute(
      sql`select state, captured_minor::int as captured, refunded_minor::int as refunded from test_charge where provider_id = ${payment.providerId}`,
    )
    expect(charges.rows).toEqual([{ state: 'captured', captured: 50_000, refunded: 20_000 }])
  },
)
