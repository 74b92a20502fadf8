import { reasonOf } from '#kernel/reason-of.ts'
import { and, desc, eq } from 'drizzle-orm'
import { minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { fewAtATime } from '#platform/database/few-at-a-time.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { nextCheck } from './checks/check-times.ts'
import { isPaidByOther, lockPaymentsOf, type PaymentRow, paymentOf } from './find-payments.server.ts'
import type { Snapshot } from './gateway.ts'
import { isPaid, type Payment, type PaymentState } from './payment.ts'
import { pathBetween, stateOf } from './provider-state.ts'
import { recordDifference } from './reconciliation/record-difference.server.ts'
import { type eventSources, payment, paymentEvent, paymentTask } from './schema.server.ts'
import type { PaymentServices } from './payment-services.server.ts'

export type EventSource = (typeof eventSources)[number]

/** Watchers store orders and move cars: each transaction keeps its connection for long. */
const inTurn = fewAtATime(4)

type Change = { seenRow: PaymentRow; snapshot: Snapshot; source: EventSource }

/**
 * Applies the provider's snapshot to a payment, in one transaction with all watchers. `seenRow` is the payment as it was when the
 * provider was asked: an older answer never undoes a newer one. A state that no move leads to becomes a difference for staff. Gives the payment as it is
 * then; null for one that changed after the provider was asked, so ask again.
 */
export async function applySnapshot(ctx: Ctx, paymentServices: PaymentServices, change: Change): Promise<Payment | null> {
  const { seenRow, source } = change
  const snapshot = await withLostMoney(ctx, seenRow, change.snapshot)
  // Without a change, only reconciliation writes: the time of its check.
  if (source !== 'reconciliation' && isKnown(seenRow, snapshot)) return paymentOf(seenRow)
  const applied = await inTurn(() => inTransaction(ctx, (inner, tx) => applyIn(inner, tx, { ...change, snapshot, paymentServices })))
  if (applied?.isChanged) await notifyAfterCommit(ctx, paymentServices, applied.payment)
  return applied?.payment ?? null
}

/** The note of the event with which a lost chargeback took the money. */
const CHARGEBACK_LOST = 'chargeback lost'

/**
 * Money of a lost chargeback counts as refunded. A provider whose payments do not show chargebacks says so once, by a webhook; its later answers
 * still show the money as captured.
 */
async function withLostMoney({ db }: Ctx, seenRow: PaymentRow, snapshot: Snapshot): Promise<Snapshot> {
  const lostSnapshot: Snapshot = { ...snapshot, dispute: 'lost', refundedMinor: snapshot.capturedMinor }
  if (snapshot.dispute === 'lost') return lostSnapshot
  if (snapshot.dispute !== 'not_told' || seenRow.state !== 'refunded' || snapshot.refundedMinor >= seenRow.refundedMinor) return snapshot
  const [end] = await db
    .select({ from: paymentEvent.fromState, note: paymentEvent.note })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.paymentId, seenRow.id), eq(paymentEvent.toState, 'refunded')))
    .orderBy(desc(paymentEvent.id))
    .limit(1)
  return end?.from === 'disputed' || end?.note === CHARGEBACK_LOST ? lostSnapshot : snapshot
}

/** Applies a snapshot within a transaction; null for a payment that is not as it was seen. */
async function applyIn(
  inner: Ctx,
  tx: Tx,
  { seenRow, snapshot, source, paymentServices }: Change & { paymentServices: PaymentServices },
): Promise<{ payment: Payment; isChanged: boolean } | null> {
  // One at a time for each reference, so that two of its payments cannot both count as the first.
  await lockPaymentsOf(inner, seenRow.reference)
  const [row] = await tx.select().from(payment).where(eq(payment.id, seenRow.id)).for('update')
  if (!row || row.version !== seenRow.version) return null
  const now = inner.clock.now()
  if (!agrees(row, snapshot)) {
    await recordDifference(inner, {
      row,
      kind: 'amount',
      ours: moneyOf(row.amountMinor, row.currency),
      theirs: moneyOf(snapshot.amount.minor, snapshot.amount.currency),
    })
    await postpone(inner, row)
    return { payment: paymentOf(row), isChanged: false }
  }
  const goal = stateOf(snapshot, row.state)
  const path = isStillOver(row.state, goal) ? [] : pathBetween(row.state, goal)
  if (path === null || snapshot.refundedMinor < row.refundedMinor) {
    await recordDifference(inner, { row, kind: 'state', ours: row.state, theirs: goal })
    await postpone(inner, row)
    return { payment: paymentOf(row), isChanged: false }
  }
  const { refundedMinor } = snapshot
  const hasNews = path.length > 0 || row.capturedMinor !== snapshot.capturedMinor || row.refundedMinor !== refundedMinor || row.failure !== snapshot.failure
  const state = path.at(-1) ?? row.state
  const next: PaymentRow = {
    ...row,
    ...{ state, providerId: snapshot.providerId, capturedMinor: snapshot.capturedMinor, refundedMinor, failure: snapshot.failure },
    authorizedUntil: snapshot.authorizedUntil,
    card: snapshot.card || row.card,
    checks: path.length > 0 ? 0 : row.checks + 1,
  }
  const stamps = hasNews ? { version: row.version + 1, updatedAt: now } : {}
  const change = tx
    .update(payment)
    .set({ ...columnsOf(next), ...stamps, checkAt: nextCheck(next, now) })
    .where(eq(payment.id, row.id))
  if (!hasNews) {
    await change
    return { payment: paymentOf(next), isChanged: false }
  }
  const steps = path.length > 0 ? path : [state]
  const events = steps.map((to, index) => ({
    ...{ paymentId: row.id, at: now, source, fromState: steps[index - 1] ?? row.state, toState: to },
    ...(to === state ? { capturedMinor: snapshot.capturedMinor, refundedMinor, note: noteOf(snapshot) } : { capturedMinor: 0, refundedMinor: 0 }),
  }))
  await Promise.all([change, tx.insert(paymentEvent).values(events)])
  if (path.some((one) => one === 'authorized' || one === 'captured')) await returnSurplus(inner, next)
  const changedPayment = paymentOf(next)
  for (const { onPaymentChange } of paymentServices.watchers) await onPaymentChange(inner, changedPayment)
  return { payment: changedPayment, isChanged: true }
}

function noteOf({ dispute, failure }: Snapshot): string {
  return dispute === 'lost' ? CHARGEBACK_LOST : failure
}

/** Starts the follow-up work of a committed change. If that fails, the next sweep finds the work. */
export async function notifyAfterCommit({ log }: Ctx, { watchers }: PaymentServices, changedPayment: Payment): Promise<void> {
  for (const { afterCommit } of watchers) {
    await afterCommit?.(changedPayment).catch((error: unknown) =>
      log.warn('nobody was woken after a payment changed', { payment: changedPayment.id, reason: reasonOf(error) }),
    )
  }
}

function agrees({ amountMinor, currency }: PaymentRow, { amount, capturedMinor }: Snapshot): boolean {
  return amount.minor === amountMinor && amount.currency === currency && capturedMinor <= amountMinor
}

/** Whether the stored payment equals the provider's snapshot. */
function isKnown(row: PaymentRow, snapshot: Snapshot): boolean {
  const { state, providerId, capturedMinor, refundedMinor, failure, authorizedUntil } = row
  const isSame = snapshot.providerId === providerId && snapshot.capturedMinor === capturedMinor && snapshot.failure === failure
  const isCardKnown = !snapshot.card || snapshot.card === row.card
  const isHeldAlike = snapshot.authorizedUntil?.getTime() === authorizedUntil?.getTime()
  return isSame && isCardKnown && isHeldAlike && agrees(row, snapshot) && snapshot.refundedMinor === refundedMinor && stateOf(snapshot, state) === state
}

/** Whether a payment was given up and is still unpaid: the provider may still show it as open. */
function isStillOver(state: PaymentState, goal: PaymentState): boolean {
  const isOver = state === 'failed' || state === 'expired'
  return isOver && ['pending', 'failed', 'expired', 'released'].includes(goal)
}

/** Refunds a payment for something that another payment has already paid. */
async function returnSurplus(ctx: Ctx, row: PaymentRow): Promise<void> {
  if (!isPaid(row) || !(await isPaidByOther(ctx, row))) return
  const now = ctx.clock.now()
  await ctx.db
    .insert(paymentTask)
    .values({ paymentId: row.id, key: `${row.key}:surplus`, kind: 'release', reason: 'paid_twice', nextAt: now, createdAt: now })
    .onConflictDoNothing()
}

async function postpone({ db, clock }: Ctx, row: PaymentRow): Promise<void> {
  await db
    .update(payment)
    .set({ checkAt: row.checkAt && new Date(clock.now().getTime() + minutes(60)) })
    .where(eq(payment.id, row.id))
}

function columnsOf({ state, providerId, capturedMinor, refundedMinor, failure, card, authorizedUntil, checks }: PaymentRow) {
  return { state, providerId, capturedMinor, refundedMinor, failure, card, authorizedUntil, checks }
}

function moneyOf(minor: number, currency: string): string {
  return `${minor} ${currency}`
}
