import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { DELIVER } from '#domains/deliveries/index.server.ts'
import { NEWS, RUN_PAYMENTS } from '#domains/payments/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { statementsOf } from '#tests/support/site/statements.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { contextOf } from '../services.server.ts'
import { deliveryJobKinds } from './delivery-jobs.server.ts'
import { paymentJobKinds } from './payment-jobs.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const { db } = services.database
const kinds = () => new Map([...deliveryJobKinds(services), ...paymentJobKinds(services)].map((kind) => [kind.name, kind]))
const run = async (name: string, data: Record<string, unknown> = {}, signal?: AbortSignal) =>
  kinds()
    .get(name)
    ?.run({ id: 'x', data, ...(signal ? { signal } : {}) })
const queued = async (name: string) => (await services.jobs.list({ page: 1, perPage: 50, name, order: 'asc' })).rows.map(({ data }) => data)

/** What a run finds when it is over before it has begun: each look at the clock takes three minutes. */
async function inNoTime(work: () => Promise<unknown>): Promise<void> {
  const begun = services.time.now
  let looks = 0
  Object.defineProperty(services.time, 'now', { configurable: true, get: () => new Date(begun.getTime() + minutes(3) * looks++) })
  try {
    await work()
  } finally {
    Object.defineProperty(services.time, 'now', { configurable: true, writable: true, value: begun })
  }
}

beforeEach(async () => {
  // The queue makes its tables when it is first asked.
  await services.jobs.countFailed()
  await db.execute(sql`delete from pgboss.job`)
  await db.execute(sql`truncate delivery, payment, payment_difference cascade`)
})

test('looking after payments asks for its next run when its time was too short, and only then', async () => {
  await run(RUN_PAYMENTS)
  expect(await queued(RUN_PAYMENTS)).toEqual([])
  const stopped = new AbortController()
  stopped.abort()
  await inNoTime(() => run(RUN_PAYMENTS, {}, stopped.signal))
  expect(await queued(RUN_PAYMENTS)).toEqual([])
  await inNoTime(() => run(RUN_PAYMENTS))
  expect(await queued(RUN_PAYMENTS)).toHaveLength(1)
})

test('sending asks for its next run when its time was too short and something is left', async () => {
  await inNoTime(() => run(DELIVER))
  expect(await queued(DELIVER)).toEqual([])
  const due = contextOf(services).clock.now()
  await db.execute(
    sql`insert into delivery (kind, key, target, subject_type, subject_id, payload, next_at, created_at) values ('mail', 'k', 'x', '', '', '{}', ${due}, ${due})`,
  )
  await inNoTime(() => run(DELIVER))
  expect(await queued(DELIVER)).toHaveLength(1)
})

test('payments are compared for each provider in a job of its own, whose next part begins where its time was over', async () => {
  await run('reconcile-payments')
  expect(await queued('compare-payments')).toEqual([{ gateway: 'TEST', after: 0 }])
  await db.execute(sql`delete from pgboss.job`)
  await inNoTime(() => run('compare-payments', { gateway: 'TEST', after: 7 }))
  expect(await queued('compare-payments')).toEqual([{ gateway: 'TEST', after: 7 }])
  const stopped = new AbortController()
  stopped.abort(new Error('shuts down'))
  await expect(run('compare-payments', { gateway: 'TEST', after: 8 }, stopped.signal)).rejects.toThrow('shuts down')
  expect(await queued('compare-payments')).toHaveLength(1)
  await run('compare-payments', { gateway: 'TEST', after: 0 })
  await run('compare-payments', { gateway: '__proto__', after: 0 })
  expect(await queued('compare-payments')).toHaveLength(1)
})

test('a run for news looks for webhooks and tasks, and that of each minute for what is due by the clock as well', async () => {
  const looksFor = async (data: Record<string, unknown>) => {
    const statements = await statementsOf(() => run(RUN_PAYMENTS, data))
    return ['payment_webhook', 'payment_task', 'p.check_at', 'payment_approval'].filter((name) => statements.some((text) => text.includes(name)))
  }
  expect(await looksFor(NEWS)).toEqual(['payment_webhook', 'payment_task'])
  expect(await looksFor({})).toEqual(['payment_webhook', 'payment_task', 'p.check_at', 'payment_approval'])
  const woken = await statementsOf(async () => kinds().get(RUN_PAYMENTS)?.wake?.(new AbortController().signal))
  expect(woken.filter((text) => text.startsWith('update')).toSorted()).toEqual([
    expect.stringContaining('payment_task'),
    expect.stringContaining('payment_webhook'),
  ])
  await inNoTime(() => run(RUN_PAYMENTS, NEWS))
  expect(await queued(RUN_PAYMENTS)).toEqual([NEWS])
})
