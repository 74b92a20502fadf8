import { reasonOf } from '#kernel/reason-of.ts'
import { eq, sql } from 'drizzle-orm'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { letPeopleFirst } from '#platform/turns.ts'
import { findRow, findRowByKey } from '../find-payments.server.ts'
import { paymentWebhook } from '../schema.server.ts'
import { settlePayment } from '../settle-payment.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

const LEASE_MS = minutes(2)
const FIRST_WAIT_MS = seconds(5)
const LONGEST_WAIT_MS = minutes(30)
/** A payment that is still unknown after this many tries does not belong to this site. */
const MOST_LOOKS = 8
const MOST_AT_ONCE = 20
const YIELD_MS = seconds(2)

type Stored = typeof paymentWebhook.$inferSelect

/** Processes stored webhooks. Each only triggers a request of the payment's state, so that order and repetition do not matter. */
export async function processWebhooks(ctx: Ctx, paymentServices: PaymentServices): Promise<void> {
  for (;;) {
    // The browser of a buyer brings most of the news itself.
    await letPeopleFirst(YIELD_MS)
    const due = await claim(ctx)
    if (due.length === 0) return
    await Promise.all(due.map((stored) => processAlone(ctx, paymentServices, stored)))
  }
}

async function claim({ db, clock }: Ctx): Promise<Stored[]> {
  const now = clock.now()
  const { rows } = await db.execute<{ id: number }>(sql`
    with due as (
      select id from payment_webhook where state = 'waiting' and next_at <= ${now} order by next_at, id limit ${MOST_AT_ONCE} for update skip locked
    )
    update payment_webhook set attempts = attempts + 1, next_at = ${new Date(now.getTime() + LEASE_MS)} from due where payment_webhook.id = due.id
    returning payment_webhook.id`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select()
    .from(paymentWebhook)
    .where(sql`id = any(${sql.param(ids)})`)
    .orderBy(paymentWebhook.id)
}

/** Acts on a webhook; its error is its own, so that the others are acted on all the same. It is tried again later. */
async function processAlone(ctx: Ctx, paymentServices: PaymentServices, stored: Stored): Promise<void> {
  try {
    await processOne(ctx, paymentServices, stored)
  } catch (error) {
    ctx.log.error('a webhook of a provider of payments could not be acted on', { webhook: stored.id, reason: reasonOf(error) })
    await wait(ctx, stored, reasonOf(error))
  }
}

async function processOne(ctx: Ctx, paymentServices: PaymentServices, stored: Stored): Promise<void> {
  const { gateway, about } = stored
  const row =
    (about.providerId ? await findRow(ctx, { gateway, providerId: about.providerId }) : null) ?? (about.key ? await findRowByKey(ctx, about.key) : null)
  if (!row) return stored.attempts >= MOST_LOOKS ? finish(ctx, stored, 'ignored') : wait(ctx, stored, 'nobody knows the payment yet')
  const settled = await settlePayment(ctx, paymentServices, {
    name: { id: row.id },
    source: 'webhook',
    ...(about.dispute ? { dispute: about.dispute } : {}),
  })
  return settled.ok ? finish(ctx, stored, 'done') : wait(ctx, stored, settled.code)
}

async function finish({ db, clock }: Ctx, { id }: Stored, state: 'done' | 'ignored'): Promise<void> {
  await db.update(paymentWebhook).set({ state, error: '', doneAt: clock.now() }).where(eq(paymentWebhook.id, id))
}

async function wait({ db, clock }: Ctx, { id, attempts }: Stored, error: string): Promise<void> {
  const pause = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  await db
    .update(paymentWebhook)
    .set({ error: error.slice(0, 500), nextAt: new Date(clock.now().getTime() + pause) })
    .where(eq(paymentWebhook.id, id))
}
