import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { later } from '../later.ts'
import { holdingStates } from '../order.ts'
import type { OrdersSettings } from '../settings.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { checkout, customerOrder, softLock } from '../schema.server.ts'

export type Hold = typeof softLock.$inferSelect
type Asked = { vehicleId: number; checkoutId: string; now: Date; settings: OrdersSettings }

/**
 * Holds a car for a checkout, or holds it longer. Two buyers racing: the upsert lets one through, the other gets null. A checkout that has reached the
 * maximum hold time cannot extend it until the car was free or held by somebody else.
 */
export async function holdVehicle(db: Queryable, { vehicleId, checkoutId, now, settings }: Asked): Promise<Hold | null> {
  const end = sql`excluded.expires_at`
  const isOwn = sql`soft_lock.checkout_id = excluded.checkout_id and soft_lock.expires_at > excluded.locked_at`
  const [hold] = await db
    .insert(softLock)
    .values({ vehicleId, checkoutId, lockedAt: now, expiresAt: later(now, settings.softLockMs) })
    .onConflictDoUpdate({
      target: softLock.vehicleId,
      set: {
        checkoutId: sql`excluded.checkout_id`,
        lockedAt: sql`case when ${isOwn} then soft_lock.locked_at else excluded.locked_at end`,
        expiresAt: sql`case when ${isOwn} then greatest(soft_lock.expires_at, least(${end}, soft_lock.locked_at + ${settings.longestLockMs}::float8 * interval '1 millisecond')) else ${end} end`,
      },
      setWhere: sql`soft_lock.expires_at <= excluded.locked_at or soft_lock.checkout_id = excluded.checkout_id`,
    })
    .returning()
  return hold ?? null
}

/** Whether an order keeps this car. */
export async function hasLivingOrder(db: Queryable, vehicleId: number): Promise<boolean> {
  const isLiving = and(eq(customerOrder.vehicleId, vehicleId), eq(customerOrder.isUnique, true), inArray(customerOrder.state, [...holdingStates]))
  const found = await db.select({ id: customerOrder.id }).from(customerOrder).where(isLiving).limit(1)
  return found.length > 0
}

/** Until when somebody else holds a car, from one indexed read; null when nobody does, or this visitor. */
export async function heldByOtherUntil(db: Queryable, { vehicleId, visitor, now }: { vehicleId: number; visitor: string; now: Date }): Promise<Date | null> {
  const [held] = await db
    .select({ expiresAt: softLock.expiresAt, holders: checkout.holders })
    .from(softLock)
    .innerJoin(checkout, eq(checkout.id, softLock.checkoutId))
    .where(and(eq(softLock.vehicleId, vehicleId), gt(softLock.expiresAt, now)))
  return held && !held.holders.includes(visitor) ? held.expiresAt : null
}

/** Who holds a car now; null when nobody does. */
export async function findHold(db: Queryable, vehicleId: number, now: Date): Promise<Hold | null> {
  const [hold] = await db.select().from(softLock).where(eq(softLock.vehicleId, vehicleId))
  return hold && hold.expiresAt > now ? hold : null
}
