import { and, asc, gt, notInArray } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { settleAndCompare } from '../check-payments.server.ts'
import { GatewayRefusal, GatewayUnreachable, type Snapshot } from '../gateway.ts'
import { findRow } from '../find-payments.server.ts'
import { payment } from '../schema.server.ts'
import type { Till } from '../till.server.ts'
import { recordDifference } from './record-difference.server.ts'

/** Refunds and chargebacks come for longer; they have webhooks as well. */
const COMPARED_MS = days(40)
const LISTED_MS = days(3)
const PAGE = 100

/** Compares every payment of the last weeks with its provider, and what the provider lists with ours. Differences are listed for staff. */
export async function reconcilePayments(ctx: Ctx, till: Till): Promise<void> {
  const now = ctx.clock.now().getTime()
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(payment)
      .where(and(gt(payment.id, last), gt(payment.updatedAt, new Date(now - COMPARED_MS)), notInArray(payment.state, ['created', 'pending'])))
      .orderBy(asc(payment.id))
      .limit(PAGE)
    for (const row of rows) if (row.providerId !== null) await settleAndCompare(ctx, till, row)
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  for (const { name, list } of till.gateways.values()) {
    if (!list) continue
    const listed = await list(new Date(now - LISTED_MS)).catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefusal)) throw error
      ctx.log.warn('a provider did not list its payments', { gateway: name, reason: error.message })
      return []
    })
    for (const snapshot of listed) {
      if (!holdsMoney(snapshot) || (await findRow(ctx, { gateway: name, providerId: snapshot.providerId }))) continue
      const theirs = `${snapshot.state} ${snapshot.amount.minor} ${snapshot.amount.currency}`
      await recordDifference(ctx, { row: { id: null, gateway: name, providerId: snapshot.providerId }, kind: 'unknown', ours: '', theirs })
    }
  }
}

function holdsMoney({ state, capturedMinor, refundedMinor }: Snapshot): boolean {
  return state === 'authorised' || capturedMinor > refundedMinor
}
