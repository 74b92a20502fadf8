import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import { mayBecome } from '#domains/stock/index.ts'
import { findShowroomVehicle, vehicleAttributes, type VehicleRow, vehicleName } from '#domains/stock/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { vehicleFree } from '#mails/vehicle-free/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { holdingStates } from '../order.ts'
import type { HeldVehicle } from '../order-shapes.ts'
import { customerOrder, lockWatch, softLock } from '../schema.server.ts'
import { vehiclePicture } from '../vehicle-name.server.ts'

const MOST_HELD = 1000
const MOST_AT_ONCE = 100

/** The cars that are being ordered now, without any data about the buyers. */
export async function listHeldVehicles({ db, clock }: Ctx): Promise<HeldVehicle[]> {
  const rows = await db
    .select({ vehicleId: softLock.vehicleId, expiresAt: softLock.expiresAt })
    .from(softLock)
    .where(gt(softLock.expiresAt, clock.now()))
    .orderBy(asc(softLock.vehicleId))
    .limit(MOST_HELD)
  return rows.map(({ vehicleId, expiresAt }) => ({ vehicle_id: vehicleId, expires_at: expiresAt.toISOString() }))
}

/** Stores a request to be notified when a car is free again. Idempotent. */
export async function watchVehicle(
  ctx: Ctx,
  { vehicle_id: vehicleId, email, locale }: { vehicle_id: number; email: string; locale: 'ar' | 'en' },
): Promise<Outcome<null, 'gone'>> {
  const vehicle = await findShowroomVehicle(ctx, vehicleId)
  if (!vehicle || vehicle.isGone) return refuse('gone')
  await ctx.db.insert(lockWatch).values({ vehicleId, email: email.toLowerCase(), locale, createdAt: ctx.clock.now() }).onConflictDoNothing()
  return done(null)
}

/**
 * Notifies, once, those who wait for cars that are free again, and deletes requests for cars that are no longer for sale. Requests for an ordered car stay,
 * since the order may be cancelled. True when mails were written.
 */
export async function notifyWatchers(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const isHeld = inner.db
      .select({ one: sql`1` })
      .from(softLock)
      .where(and(eq(softLock.vehicleId, lockWatch.vehicleId), gt(softLock.expiresAt, inner.clock.now())))
    const isOrdered = inner.db
      .select({ one: sql`1` })
      .from(customerOrder)
      .where(and(eq(customerOrder.vehicleId, lockWatch.vehicleId), inArray(customerOrder.state, [...holdingStates])))
    const waiting = await inner.db
      .select()
      .from(lockWatch)
      .where(and(notExists(isHeld), notExists(isOrdered)))
      .orderBy(asc(lockWatch.id))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    const endedIds: number[] = []
    const alone = { log: ctx.log, message: 'who waits for a car could not be told', about: ({ id }: Watch) => ({ watch: id }) }
    await eachAlone(waiting, alone, (watch) =>
      inTransaction(inner, async (within) => {
        const vehicle = await findShowroomVehicle(within, watch.vehicleId)
        const isFree = vehicle !== null && !vehicle.isGone && mayBecome(vehicle.row.status, 'reserved')
        if (isFree) await tell(within, watch, vehicle.row)
        if (isFree || !vehicle || vehicle.isGone) endedIds.push(watch.id)
      }),
    )
    if (endedIds.length > 0) await inner.db.delete(lockWatch).where(inArray(lockWatch.id, endedIds))
    return endedIds.length > 0
  })
}

type Watch = typeof lockWatch.$inferSelect

async function tell({ db, clock }: Ctx, watch: Watch, car: VehicleRow): Promise<void> {
  const retailer = car.retailerId === null ? null : await findRetailerContact(db, car.retailerId)
  await enqueueMail(db, vehicleFree, {
    key: `vehicle free:${watch.id}`,
    subject: { type: 'vehicle', id: String(watch.vehicleId) },
    to: watch.email,
    language: watch.locale,
    clock,
    fromName: retailer?.name ?? '',
    replyTo: retailer?.email ?? '',
    props: { vehicle: vehicleName(car), path: `/ar${vehicleAttributes(car).link}`, picture: vehiclePicture(car) },
  })
}
