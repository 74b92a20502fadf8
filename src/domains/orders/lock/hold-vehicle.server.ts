import { and, arrayOverlaps, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Outcome, refuse, done } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { later } from '../later.ts'
import { holdingStates, isSecured } from '../order.ts'
import type { OrdersSettings } from '../settings.ts'
import { checkout, customerOrder, softLock } from '../schema.server.ts'
import type { Holder } from './holder.server.ts'
import { type MostHeld, refusalOfMost } from './refusal-of-most.server.ts'
import { freshFrom, holdingRound, type Round } from './holding-round.ts'

export type Hold = typeof softLock.$inferSelect
/** A checkout that `isNew` holds nothing yet. */
type HoldRequest = { row: Holder; now: Date; settings: OrdersSettings; isNew?: boolean }
export type VehicleLocked = { code: 'vehicle_locked'; until: string }
/** The visitor, or their network, has held this car as long as possible; others come first until a moment. */
export type HoldOver = { code: 'hold_over'; until: string }
export type HoldRefusal = 'vehicle_gone' | VehicleLocked | HoldOver | MostHeld

/**
 * Holds a car for a checkout, or holds it longer, in a transaction that a refusal rolls back. Two buyers racing: the upsert lets one through. Nobody holds a
 * car beyond the maximum (`holdingRound`), nor more cars than the caps allow. Counting comes last, since the lock on counters is shared.
 */
export async function holdVehicle(db: Queryable, { row, now, settings, isNew = false }: HoldRequest): Promise<Outcome<Hold, HoldRefusal>> {
  const { round, freshAt } = await findRound(db, { row, now, settings })
  if (!round) return refuse({ code: 'hold_over', until: freshAt.toISOString() })
  const before = isNew ? null : await findHold(db, row.vehicleId, now)
  const hold = await takeHold(db, row, { round, now })
  if (!hold) {
    const other = before ?? (await findHold(db, row.vehicleId, now))
    return refuse({ code: 'vehicle_locked', until: (other?.expiresAt ?? later(now, settings.softLockMs)).toISOString() })
  }
  // An order of the car may have been stored since it was read. That order ended its buyer's hold, so this hold could succeed wrongly.
  const state = await findLivingOrder(db, row.vehicleId)
  if (state) return isSecured(state) ? refuse('vehicle_gone') : refuse({ code: 'vehicle_locked', until: later(now, settings.softLockMs).toISOString() })
  if (before?.checkoutId === row.id) return done(hold)
  return (await refusalOfMost(db, { row, now, settings })) ?? done(hold)
}

/** Takes a car for a time, or keeps it longer; null when somebody else holds it. A hold is never shortened. */
export async function takeHold(db: Queryable, row: Pick<Holder, 'id' | 'vehicleId'>, { round, now }: { round: Round; now: Date }): Promise<Hold | null> {
  const isOwn = sql`soft_lock.checkout_id = excluded.checkout_id`
  const ownHold = db.$with('own_hold').as(
    db
      .insert(softLock)
      .values({ vehicleId: row.vehicleId, checkoutId: row.id, lockedAt: round.from, expiresAt: round.until })
      .onConflictDoUpdate({
        target: softLock.vehicleId,
        set: {
          checkoutId: sql`excluded.checkout_id`,
          lockedAt: sql`excluded.locked_at`,
          expiresAt: sql`case when ${isOwn} then greatest(soft_lock.expires_at, excluded.expires_at) else excluded.expires_at end`,
        },
        setWhere: or(lte(softLock.expiresAt, now), isOwn),
      })
      .returning(),
  )
  const [hold] = await db
    .with(ownHold)
    .update(checkout)
    .set({ heldFrom: sql`${ownHold.lockedAt}`, heldUntil: sql`${ownHold.expiresAt}` })
    .from(ownHold)
    .where(eq(checkout.id, ownHold.checkoutId))
    .returning({ vehicleId: ownHold.vehicleId, checkoutId: ownHold.checkoutId, lockedAt: ownHold.lockedAt, expiresAt: ownHold.expiresAt })
  return hold ?? null
}

/** Ends the hold of a checkout, if it holds a car. */
export async function endHold(db: Queryable, checkoutId: string, now: Date): Promise<void> {
  const endedHolds = await db
    .update(softLock)
    .set({ expiresAt: now })
    .where(and(eq(softLock.checkoutId, checkoutId), gt(softLock.expiresAt, now)))
    .returning({ id: softLock.checkoutId })
  if (endedHolds.length > 0) await db.update(checkout).set({ heldUntil: now }).where(eq(checkout.id, checkoutId))
}

type SpentTime = { checkoutId: string; now: Date; settings: Pick<OrdersSettings, 'longestLockMs'> }

/** Uses up the round of a hold that has ended: its visitors have the car again only after others could take it, as if they had held it as long as possible. */
export async function spendRound(db: Queryable, { checkoutId, now, settings }: SpentTime): Promise<void> {
  await db
    .update(checkout)
    .set({ heldFrom: later(now, -settings.longestLockMs), heldUntil: now })
    .where(eq(checkout.id, checkoutId))
}

/**
 * The round in which a checkout may hold its car now: that of its visitors, within that of their network, so that two cookies take no turns at a car. Behind an
 * IPv4 address may be a whole city, so after its round the car has to be left for the time of one hold only. Without a round, `freshAt` is when one begins anew.
 */
async function findRound(db: Queryable, { row, now, settings }: HoldRequest): Promise<{ round: Round | null; freshAt: Date }> {
  const { longestLockMs, softLockMs } = settings
  const networkPauseMs = row.network.endsWith('/64') ? longestLockMs : softLockMs
  const { own, near } = await findLastRounds(db, row)
  const lasts = [{ last: own, pauseMs: longestLockMs }, ...(row.network === '' ? [] : [{ last: near, pauseMs: networkPauseMs }])]
  const rounds = lasts.map(({ last, pauseMs }) => holdingRound(last, now, { softLockMs, longestLockMs, pauseMs }))
  const knownRounds = rounds.filter((round) => round !== null)
  const freshAt = latest(
    lasts.flatMap(({ last, pauseMs }, index) => (last && !rounds[index] ? [freshFrom(last, pauseMs)] : [])),
    now,
  )
  if (knownRounds.length < rounds.length) return { round: null, freshAt }
  return { round: { from: earliest(knownRounds.map(({ from }) => from)), until: earliest(knownRounds.map(({ until }) => until)) }, freshAt }
}

const earliest = (times: readonly Date[]) => new Date(Math.min(...times.map(Number)))
const latest = (times: readonly Date[], now: Date) => new Date(Math.max(now.getTime(), ...times.map(Number)))

type LastRounds = { own: Round | null; near: Round | null }

/** When these visitors, and their network, held the car last, in any of their checkouts. */
async function findLastRounds(db: Queryable, { vehicleId, holders, network }: Holder): Promise<LastRounds> {
  const lastOf = (whose: keyof LastRounds, isTheirs: SQL | undefined) =>
    db
      .select({ whose: sql<keyof LastRounds>`${whose}::text`.as('whose'), from: checkout.heldFrom, until: checkout.heldUntil })
      .from(checkout)
      .where(and(eq(checkout.vehicleId, vehicleId), isTheirs, isNotNull(checkout.heldUntil)))
      .orderBy(desc(checkout.heldUntil))
      .limit(1)
  const own = lastOf('own', arrayOverlaps(checkout.holders, holders))
  const rows = await (network === '' ? own : unionAll(own, lastOf('near', eq(checkout.network, network))))
  const roundOf = (whose: keyof LastRounds): Round | null => {
    const last = rows.find((row) => row.whose === whose)
    return last?.from && last.until ? { from: last.from, until: last.until } : null
  }
  return { own: roundOf('own'), near: roundOf('near') }
}

/** The state of the order that keeps this car; null when there is none. */
export async function findLivingOrder(db: Queryable, vehicleId: number) {
  const isLiving = and(eq(customerOrder.vehicleId, vehicleId), eq(customerOrder.isUnique, true), inArray(customerOrder.state, [...holdingStates]))
  const [livingOrder] = await db.select({ state: customerOrder.state }).from(customerOrder).where(isLiving).limit(1)
  return livingOrder?.state ?? null
}

/** Until when somebody else holds a car, from one indexed read; null when nobody does, or this visitor. */
export async function heldByOtherUntil(db: Queryable, { vehicleId, visitor, now }: { vehicleId: number; visitor: string; now: Date }): Promise<Date | null> {
  const [otherHold] = await db
    .select({ expiresAt: softLock.expiresAt, holders: checkout.holders })
    .from(softLock)
    .innerJoin(checkout, eq(checkout.id, softLock.checkoutId))
    .where(and(eq(softLock.vehicleId, vehicleId), gt(softLock.expiresAt, now)))
  return otherHold && !otherHold.holders.includes(visitor) ? otherHold.expiresAt : null
}

/** Who holds a car now; null when nobody does. */
export async function findHold(db: Queryable, vehicleId: number, now: Date): Promise<Hold | null> {
  const [hold] = await db.select().from(softLock).where(eq(softLock.vehicleId, vehicleId))
  return hold && hold.expiresAt > now ? hold : null
}
