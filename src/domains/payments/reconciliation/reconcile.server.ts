import { reasonOf } from '#kernel/reason-of.ts'
import { and, asc, eq, gt, isNotNull, notInArray } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Bounds, takeDue } from '#platform/jobs/take-due.ts'
import { settleAndCompare } from '../checks/check-payments.server.ts'
import { type Gateway, GatewayRefusal, GatewayUnreachable, type ListedPayment } from '../gateway.ts'
import { findRow, findRowByKey, type PaymentRow } from '../find-payments.server.ts'
import { isPaid } from '../payment.ts'
import { payment } from '../schema.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'
import type { GatewayName } from '../gateways/registry.ts'
import { MOST_OF_GATEWAY } from '../tasks/gateway-places.server.ts'
import { recordDifference } from './record-difference.server.ts'

/** Refunds and chargebacks may come later than this; they have webhooks as well. */
const COMPARED_MS = days(40)
const LISTED_MS = days(3)

/** What a comparison goes on with: the payments of a gateway after this one of ours. */
export type Comparison = { gateway: GatewayName; after: number }

/**
 * Compares the payments of the last weeks with their provider, a few at a time, then what it lists with ours. Differences are listed for staff. Gives the payment
 * after which the next run goes on when its time is over before; null when all of them are compared.
 */
export async function reconcilePayments(
  ctx: Ctx,
  paymentServices: PaymentServices,
  { gateway: name, after }: Comparison,
  bounds: Bounds = {},
): Promise<number | null> {
  const gateway = paymentServices.gateways.get(name)
  if (!gateway) return null
  let last = after
  let isAtEnd = false
  await takeDue<PaymentRow>(
    {
      clock: ctx.clock,
      claim: async (underWay) => {
        const free = MOST_OF_GATEWAY - underWay.length
        if (isAtEnd || free <= 0) return []
        const rows = await settledAfter(ctx, { name, last, most: free })
        isAtEnd = rows.length < free
        last = rows.at(-1)?.id ?? last
        return rows
      },
      work: (row) => compare(ctx, paymentServices, row),
    },
    bounds,
  )
  if (!isAtEnd) return last
  await compareList(ctx, paymentServices, gateway).catch((error: unknown) => {
    ctx.log.error('the payments of a provider could not be compared', { gateway: name, reason: reasonOf(error) })
  })
  return null
}

function settledAfter({ db, clock }: Ctx, { name, last, most }: { name: GatewayName; last: number; most: number }): Promise<PaymentRow[]> {
  const since = new Date(clock.now().getTime() - COMPARED_MS)
  const isSettled = and(isNotNull(payment.providerId), notInArray(payment.state, ['created', 'pending']))
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.gateway, name), gt(payment.id, last), gt(payment.updatedAt, since), isSettled))
    .orderBy(asc(payment.id))
    .limit(most)
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
  const listedPayments = await list({ since, accounts: await accountsOf(ctx, name) }).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefusal)) throw error
    ctx.log.warn('a provider did not list its payments', { gateway: name, reason: reasonOf(error) })
    return []
  })
  for (const one of listedPayments.filter(holdsMoney)) {
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

function holdsMoney({ state, capturedMinor, refundedMinor }: ListedPayment): boolean {
  return state === 'authorized' || capturedMinor > refundedMinor
}
