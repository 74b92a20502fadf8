import { afterEach, expect, test, vi } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { processWebhooks } from '#domains/payments/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { anOrderRoom, issueInvoices } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'
import { beginInTurn, placeInTurn } from './order-turns.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: 'NO_PAYMENT_JAPAN' })
const paying = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })

afterEach(() => {
  vi.useRealTimers()
})

/** Fills the queue of orders with work that ends when the test says so. */
async function aRushOfOrders() {
  // What each takes is what the queue goes by.
  await placeInTurn(() => new Promise((resume) => setTimeout(resume, 60)))
  const end = Promise.withResolvers<void>()
  const answers: Promise<unknown>[] = []
  for (let waiting = 0; waiting < 20_000; waiting += 1) answers.push(placeInTurn(() => end.promise))
  return async () => {
    end.resolve()
    return Promise.all(answers)
  }
}

test('in a rush, who would wait too long is told at once when to ask again; nothing is lost, a held car is refused as ever, and the same request succeeds afterwards', async () => {
  const [car, other] = [await room.aCar(), await room.aCar()]
  const { buyer, lock } = await room.aCheckout(car)
  const endRush = await aRushOfOrders()
  const busy = await buyer.ask('POST', '/orders', room.orderOf(lock))
  expect([busy.status, busy.json.errors]).toEqual([503, [{ code: 'busy', message: 'Too many orders at the moment; ask again later.' }]])
  const late = await room.app.request('https://site.test/buy_online/orders/init', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vehicle_id: other, company_uuid: 'CI-1' }),
  })
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([503, true])
  const heldLock = await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: car, company_uuid: 'CI-1' })
  expect([heldLock.status, heldLock.json.error.code]).toEqual([409, 'vehicle_locked'])
  const turns = (await endRush()) as ({ code?: string } | undefined)[]
  expect(turns.some((turn) => turn?.code === 'busy')).toBe(true)
  const placed = await buyer.ask('POST', '/orders', room.orderOf(lock))
  expect([placed.status, placed.json.data.payment_status]).toEqual([201, 'free'])
  expect(await beginInTurn(async () => seconds(1))).toBe(1000)
})

test('mails and webhooks of payments wait while buyers wait for their turn, and go on as soon as nobody does', async () => {
  const { aCar, aCheckout, aPayment, orderOf } = await anOrderRoom(paying)
  const ctx = contextOf(paying)
  const { $client } = paying.database.db
  const { buyer, lock } = await aCheckout(await aCar())
  const intent = await aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  expect((await buyer.ask('POST', '/orders', orderOf(lock, { stripe_payment_intent_id: intent }))).status).toBe(201)

  await issueInvoices(paying)
  // The clock of the waiting stands still: what goes on does so because nobody waits any more.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const end = Promise.withResolvers<void>()
  const people = Array.from({ length: 5 }, () => placeInTurn(() => end.promise))
  const sentPaths: string[] = []
  const mails = createDeliveryLoop(ctx, [{ kind: 'mail', label: ['Mail', 'بريد'], send: async ({ payload }) => String(sentPaths.push(String(payload.to))) }])
  const background = Promise.all([mails.run(), processWebhooks(ctx, paymentServicesOf(paying))])
  const webhooks = async () => (await $client.query<{ state: string; attempts: number }>('select state, attempts from payment_webhook')).rows
  // Far more work than one round of either: what did not wait would be done by then.
  for (let other = 0; other < 3; other += 1) await aCheckout(await aCar())
  expect([sentPaths, await webhooks()]).toEqual([[], [{ state: 'waiting', attempts: 0 }]])
  end.resolve()
  await Promise.all(people)
  await background
  expect(sentPaths).toContain('sara@example.com')
  expect(await webhooks()).toEqual([{ state: 'done', attempts: 1 }])
})
