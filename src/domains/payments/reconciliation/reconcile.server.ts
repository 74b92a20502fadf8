import { reasonOf } from '#kernel/reason-of.ts'
import { and, asc, eq, gt, isNotNull, notInArray } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { settleAndCompare } from '../checks/check-payments.server.ts'
import { type Gateway, GatewayRefusal, GatewayUnreachable, type Listed } from '../gateway.ts'
import { findRow, findRowByKey, type PaymentRow } from '../find-payments.server.ts'
import { isPaid } from '../payment.ts'
import { payment } from '../schema.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'
import type { GatewayName } from '../gateways/registry.ts'
import { recordDifference } from './record-difference.server.ts'

/** Refunds and chargebacks may come later than this; they have webhooks as well. */
const COMPARED_MS = days(40)
const LISTED_MS = days(3)
const PAGE = 100

/** Compares every payment of the last weeks with its provider, and what the provider lists with ours. Differences are listed for staff. */
export async function reconcilePayments(ctx: Ctx, paymentServices: PaymentServices): Promise<void> {
  const now = ctx.clock.now().getTime()
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(payment)
      .where(and(gt(payment.id, last), gt(payment.updatedAt, new Date(now - COMPARED_MS)), notInArray(payment.state, ['created', 'pending'])))
      .orderBy(asc(payment.id))
      .limit(PAGE)
    for (const row of rows) if (row.providerId !== null) await compare(ctx, paymentServices, row)
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  for (const gateway of paymentServices.gateways.values()) {
    await compareList(ctx, paymentServices, gateway).catch((error: unknown) => {
      ctx.log.error('the payments of a provider could not be compared', { gateway: gateway.name, reason: reasonOf(error) })
    })
  }
}

/** Compares a payment; its error is its own, so that the others are compared all the same. */
async function compare(ctx: Ctx, paymentServices: PaymentServices, row: PaymentRow): Promise<void> {
  try {
    await settleAndCompare(ctx, paymentServices, row)
  } catch (error) {
    ctx.log.error('a payment could not be compared', { payment: row.id, gateway: row.gateway, reason: reasonOf(error) })
  }
}

/** Finds payments that only the provider has; payments that we gave up are checked once more. */
async function compareList(ctx: Ctx, paymentServices: PaymentServices, { name, list }: Gateway): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - LISTED_MS)
  const listed = await list({ since, accounts: await accountsOf(ctx, name) }).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefusal)) throw error
    ctx.log.warn('a provider did not list its payments', { gateway: name, reason: reasonOf(error) })
    return []
  })
  for (const one of listed.filter(holdsMoney)) {
    const row = (await findRow(ctx, { gateway: name, providerId: one.providerId })) ?? (one.key === null ? null : await findRowByKey(ctx, one.key))
    if (row && isPaid(row)) continue
    if (row) {
      await compare(ctx, paymentServices, row)
      continue
    }
    const theirs = `${one.state} ${one.amount.minor} ${one.amount.currency}`
    await recordDifference(ctx, { row: { id: null, gateway: name, providerId: one.providerId }, kind: 'unknown', ours: '', theirs })
  }
}

/** The connected accounts that payments of a gateway were made on. */
async function accountsOf({ db }: Ctx, name: GatewayName): Promise<string[]> {
  const rows = await db
    .selectDistinct({ account: payment.account })
    .from(payment)
    .where(and(eq(payment.gateway, name), isNotNull(payment.account)))
  return rows.flatMap(({ account }) => account ?? [])
}

function holdsMoney({ state, capturedMinor, refundedMinor }: Listed): boolean {
  return state === 'authorised' || capturedMinor > refundedMinor
}
