import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BrowserPart, Gateway, RawWebhook } from '#domains/payments/gateway.ts'
import {
  capturePayment,
  carryOutTasks,
  checkPayments,
  createPaymentServices,
  processWebhooks,
  readPayment,
  receiveWebhook,
  refundPayment,
  releasePayment,
  settlePayment,
  startPayment,
} from '#domains/payments/index.server.ts'
import type { StartRequest } from '#domains/payments/start-payment.server.ts'
import { days, hours, minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { reconcileAll } from './reconcile-all.ts'

export const START = new Date('2027-05-15T08:00:00Z')
/** Where gateways with a page of their own send the buyer back to. */
export const BACK = 'https://site.test/ar/showroom-order-online/checkout?returned=1'

/** What the tests of a gateway share: a database of their file, and a clock that they set and that is set back after each. */
export async function gatewayRoom() {
  const { db } = await testDatabase()
  const time = { now: START }
  const clock = { now: () => time.now }
  const ctx: Ctx = { db, clock, log: recordingLog(), staff: null, network: 'private' }
  beforeEach(() => {
    time.now = START
  })
  return { db, time, clock, ctx, environment: { network: 'private', clock } as const }
}
type GatewayRoom = Awaited<ReturnType<typeof gatewayRoom>>

type Begun = { providerId: string; browser: BrowserPart }
export type Harness = {
  gateway: Gateway
  /** Plays the buyer at the provider. */
  pay: (begun: Begun) => unknown
  /** The next call that changes something: its answer is lost after it took effect, or nothing is carried out. */
  upset: (how: 'lost' | 'away') => void
  webhook: (providerId: string, at: Date) => Promise<RawWebhook> | RawWebhook
  /** Signs a webhook about a payment that nobody began; `webhook` can, unless it gives what was sent. */
  invented?: (providerId: string) => RawWebhook
  forge: (webhook: RawWebhook) => RawWebhook
  /** How old a webhook may not be. */
  staleAfterMs: number
  /** What becomes of held money by the setting, and after how many days at the latest; absent where a hold does not lapse. */
  lapses?: readonly (readonly [setting: 'capture' | 'release', days: number, state: 'captured' | 'released'])[]
  flaws: () => readonly string[]
}

/** An answer of a provider that is down; lost: after the call took effect. */
export const down = (how: 'lost' | 'away') => ({ status: 503, body: { name: 'DOWN' }, after: how === 'lost' })
export const tampered = (webhook: RawWebhook): RawWebhook => ({ ...webhook, bytes: Buffer.concat([webhook.bytes, Buffer.from(' ')]) })

let count = 0

/** What is asked of a payment that a test begins; each has a reference of its own. */
export function aRequest(vendor: string, more: Partial<StartRequest> = {}): StartRequest {
  count += 1
  return {
    reference: `order ${count}`,
    vendor,
    amount: { minor: 50_000, currency: 'USD' },
    isOnHold: false,
    description: 'حجز سيارة',
    returnUrl: BACK,
    ...more,
  }
}

/** What the site relies on of every gateway. Each folder of gateways runs it over its own. */
export function gatewaySuite(name: string, { db, time, ctx }: GatewayRoom, harness: Harness): void {
  const { gateway, pay, upset, webhook, invented = (id: string) => webhook(id, START), forge, staleAfterMs, lapses = [], flaws } = harness
  describe(name, () => {
    const paymentServices = createPaymentServices({ gateways: [gateway], watchers: [] })
    const begin = async (more: Partial<StartRequest> = {}) => {
      const request = aRequest(gateway.name, more)
      const started = await startPayment(ctx, paymentServices, request)
      if (!started.ok) throw new Error(started.code)
      const { id, providerId } = started.value.payment
      return { id, providerId: providerId ?? '', browser: started.value.browser, request }
    }
    const settle = (id: number) => settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
    const paid = async (more: Partial<StartRequest> = {}) => {
      const begun = await begin(more)
      await pay(begun)
      await settle(begun.id)
      return begun
    }
    const now = (id: number) => readPayment(ctx, { id })
    const later = async (ms: number) => {
      time.now = new Date(time.now.getTime() + ms)
      await carryOutTasks(ctx, paymentServices)
    }

    test('begins once for a reference, also when the first answer was lost', async () => {
      const begun = await begin()
      const again = await startPayment(ctx, paymentServices, begun.request)
      expect(again).toMatchObject({ ok: true, value: { payment: { id: begun.id, providerId: begun.providerId, state: 'pending' } } })
      expect(await settle(begun.id)).toMatchObject({ ok: true, value: { state: 'pending' } })
    })

    test('takes the money of what the buyer paid; without the buyer it takes nothing', async () => {
      const { id } = await paid()
      expect(await now(id)).toMatchObject({ state: 'captured', capturedMinor: 50_000, refundedMinor: 0 })
    })

    test.each(['lost', 'away'] as const)('[C-254] holds money first and takes it once, though an answer is %s', async (how) => {
      const { id } = await paid({ isOnHold: true })
      expect(await now(id)).toMatchObject({ state: 'authorized', capturedMinor: 0 })
      await capturePayment(ctx, { id, key: 'confirmed' })
      upset(how)
      await carryOutTasks(ctx, paymentServices)
      await later(hours(1))
      expect(await now(id)).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
    })

    test.each(['lost', 'away'] as const)('gives a part back once, and then the rest, though an answer is %s', async (how) => {
      const { id } = await paid()
      await refundPayment(ctx, { id, key: 'part', minor: 20_000 })
      upset(how)
      await carryOutTasks(ctx, paymentServices)
      await later(hours(1))
      expect(await now(id)).toMatchObject({ state: 'part_refunded', refundedMinor: 20_000 })
      await refundPayment(ctx, { id, key: 'rest' })
      await carryOutTasks(ctx, paymentServices)
      expect(await now(id)).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
    })

    test('lets held money go, and does not let go what it has taken', async () => {
      const { id } = await paid({ isOnHold: true })
      await releasePayment(ctx, { id, key: 'cancelled' })
      await carryOutTasks(ctx, paymentServices)
      expect(await now(id)).toMatchObject({ state: 'released', capturedMinor: 0 })
      const takenPayment = await paid()
      await releasePayment(ctx, { id: takenPayment.id, key: 'cancelled' })
      await carryOutTasks(ctx, paymentServices)
      expect(await now(takenPayment.id)).toMatchObject({ state: 'refunded' })
    })

    test('closes what nobody pays within the hour', async () => {
      const { id } = await begin()
      time.now = new Date(START.getTime() + minutes(61))
      await checkPayments(ctx, paymentServices, { lapsing: 'release' })
      await carryOutTasks(ctx, paymentServices)
      expect(await now(id)).toMatchObject({ state: 'expired' })
    })

    test('a webhook completes a payment whose buyer never came back; twice changes nothing', async () => {
      const begun = await begin()
      await pay(begun)
      const one = await webhook(begun.providerId, START)
      const deliver = () => receiveWebhook(ctx, paymentServices, { gateway: gateway.name, webhook: one })
      expect([await deliver(), await deliver()]).toEqual([
        { ok: true, value: { isNew: true } },
        { ok: true, value: { isNew: false } },
      ])
      await processWebhooks(ctx, paymentServices)
      expect(await now(begun.id)).toMatchObject({ state: 'captured' })
    })

    test('a webhook that is forged or stale is refused on its bytes and not stored', async () => {
      const begun = await begin()
      await pay(begun)
      const one = await webhook(begun.providerId, START)
      const receive = (raw: RawWebhook) => receiveWebhook(ctx, paymentServices, { gateway: gateway.name, webhook: raw })
      const before = (await db.execute(sql`select id from payment_webhook`)).rows.length
      expect(await receive(forge(one))).toEqual({ ok: false, code: 'forged' })
      expect(await receive({ bytes: Buffer.from('{}'), headers: {} })).toEqual({ ok: false, code: 'forged' })
      time.now = new Date(START.getTime() + staleAfterMs + minutes(1))
      expect(await receive(one)).toEqual({ ok: false, code: 'stale' })
      expect((await db.execute(sql`select id from payment_webhook`)).rows.length).toBe(before)
    })

    test('a genuine webhook that no database stores is unreadable, not a failure', async () => {
      const receive = async (id: string) => receiveWebhook(ctx, paymentServices, { gateway: gateway.name, webhook: await invented(id) })
      expect(await receive('stranger')).toMatchObject({ ok: true })
      for (const id of ['a\u0000b', '\ud800']) expect(await receive(id)).toEqual({ ok: false, code: 'unreadable' })
    })

    test('reconciliation finds money that only the provider has, lists it once, and takes over what was given up too soon', async () => {
      const [heldPayment, takenPayment, refunded, late] = [await paid({ isOnHold: true }), await paid(), await paid(), await paid()]
      await refundPayment(ctx, { id: refunded.id, key: 'x' })
      await carryOutTasks(ctx, paymentServices)
      // As after restoring a backup: the provider has a payment that we do not know.
      for (const { id } of [heldPayment, takenPayment, refunded]) await db.execute(sql`delete from payment where id = ${id}`)
      // Given up long ago, so that only the provider's list still names it.
      await db.execute(
        sql`update payment set state = 'expired', captured_minor = 0, check_at = null, updated_at = ${new Date(START.getTime() - days(60))}::timestamptz where id = ${late.id}`,
      )
      await reconcileAll(ctx, paymentServices)
      await reconcileAll(ctx, paymentServices)
      const { rows } = await db.execute<{ provider_id: string; theirs: string }>(
        sql`select provider_id, theirs from payment_difference where gateway = ${gateway.name} and kind = 'unknown' and provider_id in (${heldPayment.providerId}, ${takenPayment.providerId}, ${refunded.providerId}) order by theirs`,
      )
      expect(rows).toEqual([
        { provider_id: heldPayment.providerId, theirs: 'authorized 50000 USD' },
        { provider_id: takenPayment.providerId, theirs: 'captured 50000 USD' },
      ])
      expect(await now(late.id)).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
    })

    test.each(lapses)('what is held is dealt with before it lapses, by the setting: %s', async (lapsing, day, state) => {
      const { id, ...begun } = await begin({ isOnHold: true })
      await pay(begun)
      await settle(id)
      for (let passed = 1; passed <= day; passed += 1) {
        time.now = new Date(START.getTime() + days(passed) + minutes(1))
        await checkPayments(ctx, paymentServices, { lapsing })
        await carryOutTasks(ctx, paymentServices)
        if (passed === 2) expect(await now(id)).toMatchObject({ state: 'authorized' })
      }
      expect(await now(id)).toMatchObject({ state })
    })

    test('every call fits what the provider says of its calls', () => {
      expect(flaws()).toEqual([])
    })
  })
}
