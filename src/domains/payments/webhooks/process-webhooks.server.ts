import { reasonOf } from '#kernel/reason-of.ts'
import { and, eq, sql } from 'drizzle-orm'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Run, takeDue } from '#platform/jobs/take-due.ts'
import { letPeopleFirst } from '#platform/turns.ts'
import { findRow, findRowByKey } from '../find-payments.server.ts'
import { freePlaces, isGatewayFull } from '../tasks/gateway-places.server.ts'
import { paymentWebhook } from '../schema.server.ts'
import { settlePayment } from '../settle-payment.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

const LEASE_MS = minutes(2)
const FIRST_WAIT_MS = seconds(5)
const LONGEST_WAIT_MS = minutes(30)
/** A payment that is still unknown after this many tries does not belong to this site. */
const MOST_LOOKS = 8
const YIELD_MS = seconds(2)

type StoredWebhook = typeof paymentWebhook.$inferSelect
/** What is done about a payment whose state was requested, in the same place. */
export type AfterEach = (paymentId: number) => Promise<void>

/**
 * Processes stored webhooks, those of each gateway beside those of the others. Each only triggers a request of the payment's state, so that order and
 * repetition do not matter. `afterEach` hears of the payments whose state was requested.
 */
export function processWebhooks(ctx: Ctx, paymentServices: PaymentServices, { afterEach, ...run }: Run & { afterEach?: AfterEach } = {}): Promise<void> {
  const due = {
    clock: ctx.clock,
    claim: async (underWay: readonly StoredWebhook[]) => {
      // The browser of a buyer brings most of the news itself.
      await letPeopleFirst(YIELD_MS)
      return claim(ctx, underWay)
    },
    work: (webhook: StoredWebhook) =>
      processAlone(ctx, webhook, async () => {
        const paymentId = await processOne(ctx, paymentServices, webhook)
        if (paymentId !== null) await afterEach?.(paymentId)
      }),
    isFull: isGatewayFull,
    letGo: (underWay: readonly StoredWebhook[]) => letGo(ctx, underWay),
  }
  return takeDue(due, run)
}

async function claim({ db, clock }: Ctx, underWay: readonly StoredWebhook[]): Promise<StoredWebhook[]> {
  const now = clock.now()
  const due = sql`select due.id from ${freePlaces(underWay)} cross join lateral (
    select w.id from payment_webhook w where w.state = 'waiting' and w.next_at <= ${now} and w.gateway = lane.gateway
    order by w.next_at, w.id limit lane.free for update skip locked) due`
  return db
    .update(paymentWebhook)
    .set({ attempts: sql`${paymentWebhook.attempts} + 1`, nextAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${paymentWebhook.id} = any(array(${due}))`)
    .returning()
}

/** Another process may begin them at once: requesting a payment's state twice changes nothing. */
async function letGo({ db, clock }: Ctx, underWay: readonly StoredWebhook[]): Promise<void> {
  const ids = sql.param(underWay.map(({ id }) => id))
  await db
    .update(paymentWebhook)
    .set({ attempts: sql`${paymentWebhook.attempts} - 1`, nextAt: clock.now() })
    .where(and(eq(paymentWebhook.state, 'waiting'), sql`${paymentWebhook.id} = any(${ids}::int[])`))
}

/** Acts on a webhook; its error is its own, so that the others are acted on all the same. It is tried again later. */
async function processAlone(ctx: Ctx, webhook: StoredWebhook, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    ctx.log.error('a webhook of a provider of payments could not be acted on', { webhook: webhook.id, reason: reasonOf(error) })
    await wait(ctx, webhook, reasonOf(error)).catch((cause: unknown) => {
      // Its lease ends, and it is acted on again.
      ctx.log.warn('the end of a webhook could not be stored', { webhook: webhook.id, reason: reasonOf(cause) })
    })
  }
}

/** Gives the id of the payment whose state was requested. */
async function processOne(ctx: Ctx, paymentServices: PaymentServices, webhook: StoredWebhook): Promise<number | null> {
  const { gateway, about } = webhook
  const row =
    (about.providerId ? await findRow(ctx, { gateway, providerId: about.providerId }) : null) ?? (about.key ? await findRowByKey(ctx, about.key) : null)
  if (!row) {
    await (webhook.attempts >= MOST_LOOKS ? finish(ctx, webhook, 'ignored') : wait(ctx, webhook, 'nobody knows the payment yet'))
    return null
  }
  const settled = await settlePayment(ctx, paymentServices, {
    name: { id: row.id },
    seenRow: row,
    source: 'webhook',
    ...(about.dispute ? { dispute: about.dispute } : {}),
  })
  await (settled.ok ? finish(ctx, webhook, 'done') : wait(ctx, webhook, settled.code))
  return row.id
}

async function finish({ db, clock }: Ctx, { id }: StoredWebhook, state: 'done' | 'ignored'): Promise<void> {
  await db.update(paymentWebhook).set({ state, error: '', doneAt: clock.now() }).where(eq(paymentWebhook.id, id))
}

async function wait({ db, clock }: Ctx, { id, attempts, nextAt }: StoredWebhook, error: string): Promise<void> {
  const pause = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  await db
    .update(paymentWebhook)
    .set({ error: error.slice(0, 500), nextAt: new Date(clock.now().getTime() + pause) })
    // Another process may have it by now.
    .where(and(eq(paymentWebhook.id, id), eq(paymentWebhook.state, 'waiting'), eq(paymentWebhook.nextAt, nextAt)))
}
