import { and, arrayContains, desc, eq, gt, sql } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { later } from '../later.ts'
import type { OrderCtx, OrderDesk } from '../order-desk.server.ts'
import type { Checkout } from '../order-shapes.ts'
import { holdingStates } from '../order.ts'
import { checkout, customerOrder, softLock } from '../schema.server.ts'
import { checkoutAnswer, type CheckoutRow } from './checkout-answer.server.ts'
import { contactKeys } from './contact-keys.server.ts'
import { endHold, findHold, type Hold, type HoldRefusal, holdVehicle } from './hold-vehicle.server.ts'

/** How long a returning visitor finds an unfinished checkout. */
export const REMEMBERED_MS = days(2)
const MOST_DRAFT_LETTERS = 48_000

/** A visitor's checkout and the order that came of it. */
export type OwnCheckout = { row: CheckoutRow; orderNumber: string | null }
export type LockRefusal = 'gone' | 'lock_expired'

type OfVisitor = { visitor: string; companyUuid: string; vehicleId: number | null }

const MOST_CHECKOUTS = 20

/** The newest checkout of this visitor at a company, of one car or of any; null when its order fell through. */
export async function findOwnCheckout({ db, clock }: Ctx, { visitor, companyUuid, vehicleId }: OfVisitor): Promise<OwnCheckout | null> {
  const since = later(clock.now(), -REMEMBERED_MS)
  const checkouts = await db
    .select({ row: checkout, number: customerOrder.number, state: customerOrder.state })
    .from(checkout)
    .leftJoin(customerOrder, eq(customerOrder.lockId, checkout.id))
    .where(
      and(
        vehicleId === null ? undefined : eq(checkout.vehicleId, vehicleId),
        eq(checkout.companyUuid, companyUuid),
        arrayContains(checkout.holders, [visitor]),
        gt(checkout.updatedAt, since),
      ),
    )
    .orderBy(desc(checkout.createdAt))
    .limit(vehicleId === null ? MOST_CHECKOUTS : 1)
  // Without a vehicle the newest of those that can still be paid for is meant.
  const openCheckout = checkouts.find(({ state }) => !state || (holdingStates as readonly string[]).includes(state))
  return openCheckout ? { row: openCheckout.row, orderNumber: openCheckout.number } : null
}

/** The checkout of this id if it is the visitor's. */
export async function findNamedCheckout({ db }: Ctx, { id, visitor }: CheckoutRef): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkout)
    .where(and(eq(checkout.id, id), arrayContains(checkout.holders, [visitor])))
  return row ?? null
}

/** Runs on the checkout of this id if it belongs to the visitor; for others it does not exist. */
async function onOwn<Value, Why extends string>(
  { db, clock }: Ctx,
  { id, visitor }: CheckoutRef,
  run: (own: OwnCheckout & { hold: Hold | null; now: Date }) => Promise<Outcome<Value, Why>>,
): Promise<Outcome<Value, Why | 'gone'>> {
  const now = clock.now()
  const [ownCheckout] = await db
    .select({ row: checkout, number: customerOrder.number, hold: softLock })
    .from(checkout)
    .leftJoin(customerOrder, eq(customerOrder.lockId, checkout.id))
    .leftJoin(softLock, and(eq(softLock.checkoutId, checkout.id), gt(softLock.expiresAt, now)))
    .where(and(eq(checkout.id, id), arrayContains(checkout.holders, [visitor])))
  return ownCheckout ? run({ row: ownCheckout.row, orderNumber: ownCheckout.number, hold: ownCheckout.hold, now }) : refuse('gone')
}
type CheckoutRef = { id: string; visitor: string }

/** The checkout as it stands: after a reload, from another tab. */
export async function readCheckout(ctx: Ctx, reference: CheckoutRef): Promise<Outcome<Checkout, 'gone'>> {
  return onOwn<Checkout, never>(ctx, reference, async ({ row, ...around }) => done(checkoutAnswer(row, around)))
}

/** Extends the hold, or restores it if nobody else took the car. `lock_expired` when somebody else has it. */
export async function renewLock(ctx: Ctx, desk: OrderDesk, reference: CheckoutRef): Promise<Outcome<Checkout, LockRefusal>> {
  return onOwn<Checkout, LockRefusal>(ctx, reference, async ({ row, orderNumber, now }) => {
    if (orderNumber) return done(checkoutAnswer(row, { hold: null, orderNumber, now }))
    const renewed = await holdAgain(ctx, desk, { row, now })
    return renewed.ok ? renewed : refuse('lock_expired')
  })
}

/** Releases a car. The sweep notifies those who wait for it. */
export async function releaseLock(ctx: Ctx, reference: CheckoutRef): Promise<Outcome<null, 'gone'>> {
  return onOwn<null, never>(ctx, reference, async ({ row, orderNumber, now }) => {
    // An order is given up by its own call.
    if (!orderNumber) await endHold(ctx.db, row.id, now)
    return done(null)
  })
}

/** Saves the visitor's input, for another device and for a payment whose browser never returns. */
export async function saveDraft(ctx: OrderCtx, reference: CheckoutRef, draft: Record<string, unknown>): Promise<Outcome<Checkout, 'gone' | 'too_long'>> {
  return onOwn<Checkout, 'too_long'>(ctx, reference, async ({ row, orderNumber, hold, now }) => {
    if (JSON.stringify(draft).length > MOST_DRAFT_LETTERS) return refuse('too_long')
    const { customer_email: email, lead_attributes: person } = draft
    const contacts = contactKeys({ email, phone: isRecord(person) ? person.phone : '' }, ctx.desk.secretKey)
    if (!orderNumber) await ctx.db.update(checkout).set({ draft, contacts, updatedAt: now }).where(eq(checkout.id, row.id))
    return done(checkoutAnswer({ ...row, draft: orderNumber ? row.draft : draft }, { hold, orderNumber, now }))
  })
}

/** Adds a browser to the owners of a checkout. The caller checks that it may. */
export async function addHolder(ctx: Ctx, reference: CheckoutRef): Promise<Outcome<Checkout, 'gone'>> {
  await ctx.db
    .update(checkout)
    .set({ holders: sql`array(select distinct unnest(${checkout.holders} || ${reference.visitor}::text))` })
    .where(eq(checkout.id, reference.id))
  return readCheckout(ctx, reference)
}

/** Holds the car of a known checkout; `vehicle_locked` when somebody else does, `vehicle_gone` when it is ordered, and the caps of holding. */
export async function holdAgain({ db }: Ctx, { settings }: OrderDesk, { row, now }: { row: CheckoutRow; now: Date }): Promise<Outcome<Checkout, HoldRefusal>> {
  if (!row.isUnique) return done(checkoutAnswer(row, { hold: null, orderNumber: null, now }))
  return transact(db, async (tx) => {
    const own = await findHold(tx, row.vehicleId, now)
    // The team holds the car for a customer to whom it sent a quotation for longer than a renewal would.
    if (own?.checkoutId === row.id && own.expiresAt > later(now, settings.softLockMs)) return done(checkoutAnswer(row, { hold: own, orderNumber: null, now }))
    const hold = await holdVehicle(tx, { row, now, settings })
    return hold.ok ? done(checkoutAnswer(row, { hold: hold.value, orderNumber: null, now })) : hold
  })
}
