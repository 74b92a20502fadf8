import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryOutTasks, checkPayments, listPaymentsOf, processWebhooks, settlePayment } from '#domains/payments/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { anOrderRoom, type Buyer } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const ctx = contextOf(services)
const paymentServices = paymentServicesOf(services)
const { $client } = services.database.db

/** What may happen to a buyer's order, in any order and as often as it likes. */
const events = [
  'approve',
  'decline',
  'browser_return',
  'webhook',
  'doubled_webhook',
  'reconciliation',
  'lock_expiry',
  'rival',
  'cancel',
  'confirm',
  'draft',
] as const
type Event = (typeof events)[number]

type Play = { car: number; buyer: Buyer; rival: Buyer; lock: { lock_id: string; vehicle_id: number }; intent: string; number: string | null }

async function happen(play: Play, event: Event): Promise<void> {
  const { buyer, rival, lock, intent, car } = play
  const order = room.orderOf(lock, { stripe_payment_intent_id: intent })
  if (event === 'approve' || event === 'decline') await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: event })
  if (event === 'draft') await buyer.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft: room.orderOf(lock).order })
  if (event === 'browser_return') {
    const { json } = await buyer.ask('POST', '/orders', order)
    play.number = json.data?.order_number ?? play.number
  }
  if (event === 'webhook') await processWebhooks(ctx, paymentServices)
  if (event === 'doubled_webhook') {
    await $client.query(`update payment_webhook set state = 'waiting', next_at = $1`, [services.time.now])
    await processWebhooks(ctx, paymentServices)
  }
  if (event === 'reconciliation') {
    const [payment] = await listPaymentsOf(ctx, lock.lock_id)
    if (payment) await settlePayment(ctx, paymentServices, { name: { id: payment.id }, source: 'reconciliation' })
  }
  if (event === 'lock_expiry') services.time.now = new Date(services.time.now.getTime() + minutes(16))
  if (event === 'rival') {
    const { json } = await rival.ask('POST', '/orders/init', { vehicle_id: car, company_uuid: 'CI-1' })
    if (json.data) {
      const theirs = await room.aPayment(rival, car).catch(() => null)
      if (!theirs) return
      await rival.ask('POST', `/test_payment/${theirs}/pay`, { choice: 'approve' })
      await rival.ask('POST', '/orders', room.orderOf(json.data, { stripe_payment_intent_id: theirs, customer_email: 'rival@example.com' }))
    }
  }
  if (event === 'cancel' && play.number) await buyer.ask('POST', `/orders/${play.number}/cancel`, {})
  if (event === 'confirm' && play.number) await buyer.ask('PUT', `/orders/${play.number}/confirm`, {})
}

/** Everything that is under way comes to its end: webhooks, tasks, checks. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    services.time.now = new Date(services.time.now.getTime() + minutes(31))
    await processWebhooks(ctx, paymentServices)
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    await carryOutTasks(ctx, paymentServices)
  }
}

type KnownCheckout = { lock_id: string; order_state: string | null; payment_state: string | null; captured: number; refunded: number }

async function knownOf(car: number): Promise<KnownCheckout[]> {
  const { rows } = await $client.query(
    `select c.id as lock_id, o.state as order_state, p.state as payment_state, coalesce(p.captured_minor, 0)::int as captured, coalesce(p.refunded_minor, 0)::int as refunded
     from checkout c left join customer_order o on o.lock_id = c.id left join payment p on p.reference = c.id::text where c.vehicle_id = $1 order by c.created_at`,
    [car],
  )
  return rows
}

const holding = ['pending', 'free', 'authorized', 'paid', 'confirmed', 'completed']

test('every order of return, webhooks, reconciliation, expiry, a rival and cancellation ends with order, money and car agreeing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { minLength: 3, maxLength: 10 }), async (played) => {
      services.time.now = new Date(services.time.now.getTime() + minutes(60))
      const car = await room.aCar()
      const { buyer, lock } = await room.aCheckout(car)
      const play: Play = { car, buyer, rival: room.aBuyer(), lock, intent: await room.aPayment(buyer, car), number: null }
      for (const event of played) await happen(play, event)
      await settleAll()
      const knownCheckouts = await knownOf(car)
      const living = knownCheckouts.filter(({ order_state: state }) => state !== null && holding.includes(state))
      expect(living.length, 'never two buyers').toBeLessThanOrEqual(1)
      for (const one of knownCheckouts) {
        const isLiving = living.includes(one)
        const hasMoney = one.captured > one.refunded
        if (hasMoney) expect(one.order_state, 'never a charge without an order').not.toBeNull()
        if (hasMoney) expect(isLiving, `money stays only with a living order: ${JSON.stringify(one)}`).toBe(true)
        if (one.order_state === 'paid' || one.order_state === 'confirmed') expect(hasMoney, 'no order is paid without money').toBe(true)
        expect(one.order_state, 'nothing waits for ever').not.toBe('pending')
      }
      const { rows } = await $client.query('select status from vehicle where id = $1', [car])
      expect(rows[0].status).toBe(living.length === 1 ? 'reserved' : 'stock')
    }),
    { numRuns: 25, endOnFailure: false },
  )
}, 240_000)
