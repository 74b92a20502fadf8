import { and, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { days } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import type { Db } from '#platform/database/database.server.ts'
import { type Gateway, type GatewayPayment, GatewayRefusal, GatewayUnreachable, type RawWebhook, type Snapshot } from '../../gateway.ts'
import { TEST_ID_PREFIX, type TestChoice } from '../../payment-name.ts'
import { testCharge } from '../../schema.server.ts'
import { checkSignedTime, signWithTime } from '../signed-time.server.ts'

type Charge = typeof testCharge.$inferSelect
export type TestCall = 'open' | 'read' | 'complete' | 'capture' | 'release' | 'refund' | 'list'
/** How a call behaves: `vanishes` takes effect without an answer, `is_away` has no effect, `twice` takes effect and is answered twice. */
export type TestManner = 'works' | 'vanishes' | 'is_away' | 'refuses' | 'twice'

export type TestProviderOptions = {
  db: Db
  clock: Clock
  /** Signs its webhooks. */
  secret: string
  /** Called with every webhook that the provider sends. */
  send: (webhook: RawWebhook) => Promise<void>
  /** How the next call behaves; without it, calls succeed. */
  script?: (call: TestCall) => TestManner
  /** Whether the site takes the money of an approved payment, as with PayPal; without, the buyer's approval does, as with Stripe. */
  isTakenBySite?: boolean
  /** The address of its page, to which the buyer is sent, as most providers of the Gulf do it; without it the buyer stays on ours. */
  page?: string
}

/** Actions that only the test provider has: those of the buyer and of the bank. */
export type TestProvider = {
  gateway: Gateway
  /** The buyer decides. */
  pay: (providerId: string, choice: TestChoice) => Promise<'paid' | 'gone' | 'not_open'>
  /** The buyer's bank opens, wins or loses a chargeback. */
  dispute: (providerId: string, state: 'open' | 'won' | 'lost') => Promise<void>
}

const HELD_MS = days(7)
/** The last digits of the only card that its buyers have. */
const TEST_CARD = '4242'
const SIGNATURE = 'test-signature'
const Event = z.object({ id: z.string().min(1).max(200), type: z.string().max(100), charge: z.string().min(1).max(200) })

/**
 * A test provider: its payments are rows of a table, so that they outlive the process. No money moves. Long, since it is the whole of a provider over
 * one table.
 */
export function createTestProvider({ db, clock, secret, send, script = () => 'works', isTakenBySite = false, page }: TestProviderOptions): TestProvider {
  const find = async (providerId: string | null): Promise<Charge> => {
    const [charge] = await db
      .select()
      .from(testCharge)
      .where(eq(testCharge.providerId, providerId ?? ''))
    if (!charge) throw new GatewayRefusal('no_such_charge', `the test provider has no payment ${providerId}`)
    return charge
  }

  const tell = async ({ providerId }: Charge, type: string): Promise<void> => {
    const bytes = Buffer.from(JSON.stringify({ id: `${providerId}:${type}:${crypto.randomUUID()}`, type, charge: providerId }))
    await send({ bytes, headers: { [SIGNATURE]: signWithTime(secret, bytes, clock.now()) } })
  }

  const called = async <Value>(call: TestCall, run: () => Promise<Value>): Promise<Value> => {
    const manner = script(call)
    if (manner === 'is_away') throw new GatewayUnreachable('the test provider is away')
    if (manner === 'refuses') throw new GatewayRefusal('declined', 'the test provider refuses')
    if (manner === 'twice') await run()
    const value = await run()
    if (manner === 'vanishes') throw new GatewayUnreachable('the answer of the test provider was lost')
    return value
  }

  /** Carries a change out, once for each key. */
  const change = async (payment: GatewayPayment, { key, type }: { key: string; type: string }, next: (charge: Charge) => Partial<Charge>): Promise<void> => {
    const changedCharge = await db.transaction(async (tx) => {
      const [charge] = await tx
        .select()
        .from(testCharge)
        .where(eq(testCharge.providerId, payment.providerId ?? ''))
        .for('update')
      if (!charge) throw new GatewayRefusal('no_such_charge', `the test provider has no payment ${payment.providerId}`)
      if (charge.doneKeys.includes(key)) return null
      const values = { ...next(current(charge, clock.now())), doneKeys: [...charge.doneKeys, key] }
      await tx.update(testCharge).set(values).where(eq(testCharge.providerId, charge.providerId))
      return charge
    })
    if (changedCharge) await tell(changedCharge, type)
  }

  const readPayment = async (payment: GatewayPayment): Promise<Snapshot> => snapshotOf(current(await find(payment.providerId), clock.now()))

  const gateway: Gateway = {
    name: 'TEST',
    open: ({ key, amount, isOnHold, returnUrl }) =>
      called('open', async () => {
        const providerId = `${TEST_ID_PREFIX}${key}`
        await db
          .insert(testCharge)
          .values({ providerId, key, state: 'pending', amountMinor: amount.minor, currency: amount.currency, isOnHold, createdAt: clock.now() })
          .onConflictDoNothing()
        if (page === undefined) return { providerId, browser: { gateway: 'TEST' } }
        return { providerId, browser: { gateway: 'TEST', redirectUrl: `${page}?${new URLSearchParams({ payment: providerId, back: returnUrl })}` } }
      }),
    read: (payment) => called('read', () => readPayment(payment)),
    complete: (payment) =>
      called('complete', async () => {
        await change(payment, { key: `${payment.key}:complete`, type: 'charge.completed' }, (charge) => {
          if (charge.state !== 'approved') throw new GatewayRefusal('not_approved', 'the buyer did not approve')
          return captureOf(charge, clock.now())
        })
        return readPayment(payment)
      }),
    capture: (payment, { minor, key }) =>
      called('capture', () =>
        change(payment, { key, type: 'charge.captured' }, ({ state }) => {
          if (state !== 'authorized') throw new GatewayRefusal('nothing_held', `nothing is held: ${state}`)
          return { state: 'captured', capturedMinor: minor }
        }),
      ),
    release: (payment, { key }) =>
      called('release', () =>
        change(payment, { key, type: 'charge.released' }, ({ state }) => {
          if (state === 'captured') throw new GatewayRefusal('taken', 'the money is taken')
          return { state: 'released' }
        }),
      ),
    refund: (payment, { minor, key }) =>
      called('refund', () =>
        change(payment, { key, type: 'charge.refunded' }, ({ capturedMinor, refundedMinor }) => {
          if (minor > capturedMinor - refundedMinor) throw new GatewayRefusal('too_much', 'more than was taken')
          return { refundedMinor: refundedMinor + minor }
        }),
      ),
    list: ({ since }) =>
      called('list', async () => {
        const charges = await db.select().from(testCharge).where(gte(testCharge.createdAt, since))
        return charges.map((charge) => ({ ...snapshotOf(current(charge, clock.now())), key: charge.key }))
      }),
    readWebhook: async ({ bytes, headers }, now) => {
      const verdict = checkSignedTime(secret, { bytes, signature: headers[SIGNATURE] ?? '', now })
      if (verdict !== 'genuine') return { ok: false, flaw: verdict }
      const json = readJson(Buffer.from(bytes).toString())
      const event = Event.safeParse(json.ok ? json.value : null)
      if (!event.success) return { ok: false, flaw: 'unreadable' }
      return { ok: true, hint: { eventId: event.data.id, type: event.data.type, payment: { providerId: event.data.charge } } }
    },
  }

  return {
    gateway,
    pay: async (providerId, choice) => {
      const [charge] = await db.select().from(testCharge).where(eq(testCharge.providerId, providerId))
      if (!charge) return 'gone'
      const next = choice === 'decline' ? { failure: 'card_declined' } : isTakenBySite ? { state: 'approved' as const } : captureOf(charge, clock.now())
      const paid = await db
        .update(testCharge)
        .set(next)
        .where(and(eq(testCharge.providerId, providerId), eq(testCharge.state, 'pending')))
        .returning({ id: testCharge.providerId })
      if (paid.length > 0) await tell(charge, choice === 'decline' ? 'charge.declined' : 'charge.approved')
      return paid.length > 0 ? 'paid' : 'not_open'
    },
    dispute: async (providerId, dispute) => {
      const [charge] = await db
        .update(testCharge)
        .set({ dispute })
        .where(and(eq(testCharge.providerId, providerId), sql`captured_minor > 0`))
        .returning()
      if (charge) await tell(charge, `dispute.${dispute}`)
    },
  }
}

function captureOf(charge: Charge, now: Date): Partial<Charge> {
  if (charge.isOnHold) return { state: 'authorized', authorizedUntil: new Date(now.getTime() + HELD_MS), failure: '' }
  return { state: 'captured', capturedMinor: charge.amountMinor, failure: '' }
}

/** Held money lapses. */
function current(charge: Charge, now: Date): Charge {
  return charge.state === 'authorized' && charge.authorizedUntil && charge.authorizedUntil <= now ? { ...charge, state: 'expired' } : charge
}

function snapshotOf({ providerId, state, amountMinor, currency, capturedMinor, refundedMinor, dispute, authorizedUntil, failure }: Charge): Snapshot {
  const card = state === 'pending' ? undefined : TEST_CARD
  return { providerId, state, amount: { minor: amountMinor, currency }, capturedMinor, refundedMinor, dispute, authorizedUntil, failure, card }
}
