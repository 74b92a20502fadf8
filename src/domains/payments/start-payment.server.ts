import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { EventSource } from './apply-snapshot.server.ts'
import { nextCheck } from './checks/check-times.ts'
import { findRow, forGateway, lockPaymentsOf, type PaymentRow, paymentOf } from './find-payments.server.ts'
import { type BrowserPart, type Gateway, GatewayRefusal, GatewayUnreachable } from './gateway.ts'
import type { Money } from './gateways/currency-table.ts'
import { isPaid, type Payment, type PaymentState } from './payment.ts'
import { payment } from './schema.server.ts'
import { closePayment } from './tasks/order-task.server.ts'
import type { PaymentServices } from './payment-services.server.ts'
import { payableAmount, takesCurrency } from './gateways/registry.ts'
import { gatewayOf } from './vendor.ts'

export type StartRequest = {
  /** The item to be paid for. While a payment for it is open, starting again returns the same one. */
  reference: string
  /** Vendor type as configured. */
  vendor: string
  amount: Money
  /** Whether the money is held first. */
  isOnHold: boolean
  stripeAccount?: string | null
  description?: string
  /** English without (C-266, C-267). */
  language?: string
  returnUrl?: string
  payTypes?: string
}

export type StartedPayment = { payment: Payment; browser: BrowserPart }
export type StartRefusal = 'unknown_vendor' | 'not_configured' | 'not_offered' | 'already_paid' | 'declined' | 'unreachable'

/** Begins a payment, or finds the open one, and returns what the browser needs to continue. */
export async function startPayment(ctx: Ctx, paymentServices: PaymentServices, request: StartRequest): Promise<Outcome<StartedPayment, StartRefusal>> {
  const name = gatewayOf(request.vendor)
  if (name === null) return refuse('unknown_vendor')
  const gateway = paymentServices.gateways.get(name)
  if (!gateway) return refuse('not_configured')
  if (!takesCurrency(name, request.amount.currency)) return refuse('not_offered')
  const row = await findOrAdd(ctx, gateway, { ...request, amount: payableAmount([name], request.amount) })
  if (row === null) return refuse('already_paid')
  try {
    const openedPayment = await gateway.open(forGateway(row))
    const storedRow = await keepOpened(ctx, row, openedPayment.providerId)
    return done({ payment: paymentOf(storedRow), browser: openedPayment.browser })
  } catch (error) {
    if (error instanceof GatewayUnreachable) {
      ctx.log.warn('a provider of payments could not be reached', { payment: row.id, gateway: name, reason: reasonOf(error) })
      return refuse('unreachable')
    }
    if (!(error instanceof GatewayRefusal)) throw error
    ctx.log.warn('a provider refused a payment', { payment: row.id, gateway: name, reason: reasonOf(error) })
    await fail(ctx, row, error.code)
    return refuse('declined')
  }
}

/** The open payment of a reference with the same terms, or a new one; null when it is paid already. Open ones with other terms are closed. */
async function findOrAdd(ctx: Ctx, gateway: Gateway, request: StartRequest): Promise<PaymentRow | null> {
  const { reference, amount, isOnHold, stripeAccount = null, description = '', language = 'en', returnUrl = '', payTypes = '' } = request
  return inTransaction(ctx, async (inner, tx) => {
    await lockPaymentsOf(inner, reference)
    const rows = await tx.select().from(payment).where(eq(payment.reference, reference)).orderBy(payment.id)
    if (rows.some(isPaid)) return null
    const terms = {
      gateway: gateway.name,
      account: stripeAccount,
      amountMinor: amount.minor,
      currency: amount.currency,
      isOnHold,
      description,
      language,
      returnUrl,
      payTypes,
    }
    const open = rows.filter(({ state }) => state === 'created' || state === 'pending')
    const same = open.find((row) => (Object.keys(terms) as (keyof typeof terms)[]).every((key) => row[key] === terms[key]))
    const now = ctx.clock.now()
    const outdated = open.filter((row) => row !== same && row.gateway === gateway.name)
    for (const { id } of outdated) await closePayment(inner, { id, key: 'replaced', reason: 'replaced' })
    if (same) return same
    const fresh = { state: 'created' as const, createdAt: now, checks: 0, authorizedUntil: null }
    const values = { ...terms, ...fresh, key: randomUUID(), reference, updatedAt: now, checkAt: nextCheck(fresh, now) }
    const changed = tx.$with('changed').as(tx.insert(payment).values(values).returning())
    const event = eventOfChanged(tx, { at: now, source: 'buyer', from: null, to: 'created' })
    const [row] = await tx.with(changed, event).select().from(changed)
    if (!row) throw new Error('a payment was not written')
    return row
  })
}

/** Stores the provider's id of the payment. */
async function keepOpened(ctx: Ctx, row: PaymentRow, providerId: string): Promise<PaymentRow> {
  // Opened before, by an earlier try.
  if (row.providerId === providerId) return row
  const openedRow = await leaveCreated(ctx, row, { to: 'pending', source: 'buyer', values: { providerId } })
  return openedRow ?? (await findRow(ctx, { id: row.id })) ?? row
}

/** Gives up a payment that the provider refused. No watcher knows it yet: it never left `created`. */
async function fail(ctx: Ctx, row: PaymentRow, failure: string): Promise<void> {
  await leaveCreated(ctx, row, { to: 'failed', source: 'site', values: { failure, checkAt: null }, note: failure })
}

type FirstMove = { to: 'pending' | 'failed'; source: EventSource; values: Partial<typeof payment.$inferInsert>; note?: string }

/** Moves a payment that is still `created`, with its event, in one statement; null for one that somebody has moved. */
async function leaveCreated({ db, clock }: Ctx, { id }: PaymentRow, { to, source, values, note }: FirstMove): Promise<PaymentRow | null> {
  const now = clock.now()
  const changed = db.$with('changed').as(
    db
      .update(payment)
      .set({ ...values, state: to, version: sql`version + 1`, updatedAt: now })
      .where(and(eq(payment.id, id), eq(payment.state, 'created')))
      .returning(),
  )
  const event = eventOfChanged(db, { at: now, source, from: 'created', to, note })
  const [row] = await db.with(changed, event).select().from(changed)
  return row ?? null
}

/** The part of a statement that writes the event of the payment that its part `changed` wrote; nothing is captured yet. */
function eventOfChanged(
  db: Queryable,
  { at, source, from, to, note = '' }: { at: Date; source: EventSource; from: 'created' | null; to: PaymentState; note?: string | undefined },
) {
  return db.$with('event', {}).as(
    sql`insert into payment_event (payment_id, at, source, from_state, to_state, captured_minor, refunded_minor, note)
      select id, ${at}::timestamptz, ${source}::text, ${from}::text, ${to}::text, 0, 0, ${note}::text from changed`,
  )
}
