import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { GatewayPayment } from './gateway.ts'
import { paidStates, type Payment } from './payment.ts'
import { payment } from './schema.server.ts'
import type { GatewayName } from './gateways/registry.ts'

export type PaymentRow = typeof payment.$inferSelect

/** How a payment is named: by our id, or by the provider's. */
export type PaymentName = { id: number } | { gateway: GatewayName; providerId: string }

/** A payment as it stands in the database; the provider is not asked. */
export async function readPayment(ctx: Ctx, name: PaymentName): Promise<Payment | null> {
  const row = await findRow(ctx, name)
  return row ? paymentOf(row) : null
}

/** Every payment for a reference, oldest first. */
export async function listPaymentsOf(ctx: Ctx, reference: string): Promise<Payment[]> {
  const rows = await ctx.db.select().from(payment).where(eq(payment.reference, reference)).orderBy(payment.id)
  return rows.map(paymentOf)
}

/** The payments of these ids. */
export async function listPaymentsById({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, Payment>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payment)
    .where(inArray(payment.id, [...ids]))
  return new Map(rows.map((row) => [row.id, paymentOf(row)]))
}

/** Locks the payments of a reference, from the next statement until the transaction ends. Call it before reading or locking any of them. */
export async function lockPaymentsOf({ db }: Ctx, reference: string): Promise<void> {
  await db.execute(sql`/* rides */ select pg_advisory_xact_lock(hashtextextended(${`payment of ${reference}`}, 0))`)
}

export async function findRow({ db }: Ctx, name: PaymentName): Promise<PaymentRow | null> {
  const condition = 'id' in name ? eq(payment.id, name.id) : and(eq(payment.gateway, name.gateway), eq(payment.providerId, name.providerId))
  const [row] = await db.select().from(payment).where(condition)
  return row ?? null
}

export async function findRowByKey({ db }: Ctx, key: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.key, key))
  return row ?? null
}

/** Whether another payment of the same reference holds or took the buyer's money. */
export async function isPaidByOther({ db }: Ctx, { id, reference }: PaymentRow): Promise<boolean> {
  const others = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.reference, reference), ne(payment.id, id), inArray(payment.state, [...paidStates])))
    .limit(1)
  return others.length > 0
}

export function paymentOf(row: PaymentRow): Payment {
  const { id, reference, gateway, state, amountMinor, currency, capturedMinor, refundedMinor, isOnHold, providerId, failure, card } = row
  return { id, reference, gateway, state, amount: { minor: amountMinor, currency }, capturedMinor, refundedMinor, isOnHold, providerId, failure, card }
}

/** The data of a payment that a gateway gets. */
export function forGateway(row: PaymentRow): GatewayPayment {
  const { key, account, description, language, returnUrl, payTypes, createdAt, isOnHold, providerId, amountMinor, capturedMinor, currency } = row
  return { key, account, description, language, returnUrl, payTypes, createdAt, isOnHold, providerId, capturedMinor, amount: { minor: amountMinor, currency } }
}
