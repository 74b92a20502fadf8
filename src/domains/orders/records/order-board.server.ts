import { and, asc, desc, eq, gte, inArray, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { heldUntil, holdsMoney } from '#domains/payments/index.server.ts'
import { listByOtherClock } from '#domains/retailers/index.server.ts'
import { addDays } from '#kernel/calendar.ts'
import { hours } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import { confirmUntil } from '../completion/notify-of-order.server.ts'
import { later } from '../later.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { customerOrder } from '../schema.server.ts'
import { awaitsLink } from './end-waiting-orders.server.ts'
import { recordsOf, visibleOrders } from './find-orders.server.ts'
import type { OrderRecord } from './order-record.server.ts'

/** An order with the time by which its next action is due: held money lapses, or the order ends by itself. Null without such a time. */
export type BoardOrder = OrderRecord & { due_at: string | null }
/** Some orders that need the same work; `total` is the number of all of them. */
export type BoardColumn = { orders: BoardOrder[]; total: number }
/** Every order stands in one column, that of its next action. */
export type OrderBoard = Record<'to_confirm' | 'to_capture' | 'visits_today' | 'waiting' | 'today', BoardColumn>
/** What whoever opens the admin looks at first; an order may be in several. */
export type OrderAttention = Record<'to_confirm' | 'lapsing' | 'visits_today', BoardColumn>

const MOST_ON_BOARD = 20
const MOST_ON_DASHBOARD = 6
/** Held money that lapses this soon is about to. */
const LAPSES_SOON_MS = hours(48)

const { state, createdAt, appointment, paymentId, retailerId } = customerOrder
const heldMoney = heldUntil(paymentId)
const oldest = asc(createdAt)
const soonest = sql`${heldMoney} asc nulls last, ${createdAt}`
const toConfirm = and(inArray(state, ['free', 'authorized', 'paid']), not(awaitsLink as SQL)) as SQL
const toCapture = and(eq(state, 'confirmed'), holdsMoney(paymentId)) as SQL
const waiting = or(eq(state, 'pending'), awaitsLink) as SQL
const byTime = sql`${appointment} -> 'time' ->> 'value'`

/** Today's work: what is to be confirmed or taken, what is due first; today's visits; orders that wait for their buyers; and what else came today. */
export async function readOrderBoard(ctx: OrderCtx): Promise<Outcome<OrderBoard, 'forbidden'>> {
  const visible = visibleOrders(ctx.staff)
  if (!visible) return refuse('forbidden')
  const todays = await listTodays(ctx)
  const visits = visitsOf(todays)
  const column = (condition: SQL | undefined, order: SQL) => columnOf(ctx, and(visible.where, condition), { order, most: MOST_ON_BOARD })
  return done({
    to_confirm: await column(toConfirm, soonest),
    to_capture: await column(toCapture, soonest),
    visits_today: await column(and(visits, isNot(toConfirm), isNot(toCapture)), byTime),
    waiting: await column(and(waiting, isNot(visits)), oldest),
    today: await column(and(receivedOn(todays), ...[toConfirm, toCapture, waiting, visits].map(isNot)), desc(createdAt)),
  })
}

/** Orders to confirm, held money that is about to lapse, and today's visits. */
export async function readOrderAttention(ctx: OrderCtx): Promise<Outcome<OrderAttention, 'forbidden'>> {
  const visible = visibleOrders(ctx.staff)
  if (!visible) return refuse('forbidden')
  const now = ctx.clock.now()
  const isLapsing = holdsMoney(paymentId, { before: later(now, LAPSES_SOON_MS) })
  const column = (condition: SQL | undefined, order: SQL) => columnOf(ctx, and(visible.where, condition), { order, most: MOST_ON_DASHBOARD })
  return done({
    to_confirm: await column(toConfirm, soonest),
    lapsing: await column(and(or(toConfirm, toCapture), isLapsing), soonest),
    visits_today: await column(visitsOf(await listTodays(ctx)), byTime),
  })
}

/** Today on one clock: which orders go by it, its ISO day, and the moments between which that day lies. */
type Today = { ofRetailers: SQL | undefined; day: string; from: Date; to: Date }

/** Today on the clock of each retailer: first on that of the site, then on the others. */
async function listTodays({ db, desk, clock }: OrderCtx): Promise<Today[]> {
  const others = await listByOtherClock(db, desk)
  const elsewhere = [...others.values()].flat()
  const todayOn = (zone: string, ofRetailers: SQL | undefined): Today => {
    const day = todayIn(zone, clock.now())
    const startOf = (date: string) => new Date(instantOf(`${date} 00:00:00`, zone))
    return { ofRetailers, day, from: startOf(day), to: startOf(addDays(day, 1)) }
  }
  const ofSite = todayOn(desk.timeZone, elsewhere.length > 0 ? notInArray(retailerId, elsewhere) : undefined)
  return [ofSite, ...[...others].map(([zone, retailers]) => todayOn(zone, inArray(retailerId, [...retailers])))]
}

function receivedOn(todays: readonly Today[]): SQL {
  return or(...todays.map(({ ofRetailers, from, to }) => and(ofRetailers, gte(createdAt, from), lt(createdAt, to)))) as SQL
}

function visitsOf(todays: readonly Today[]): SQL {
  const isOn = (day: string) => sql`${appointment} ->> 'date' = ${day}`
  // Mostly it is the same day everywhere.
  const [first, ...more] = new Set(todays.map(({ day }) => day))
  const onDay = first !== undefined && more.length === 0 ? isOn(first) : or(...todays.map(({ ofRetailers, day }) => and(ofRetailers, isOn(day))))
  return and(onDay, inArray(state, ['free', 'authorized', 'paid', 'confirmed', 'pending'])) as SQL
}

/** `not`, also where the condition is about something that is not there: SQL takes neither it nor its opposite for true. */
function isNot(condition: SQL): SQL {
  return sql`(${condition}) is not true`
}

async function columnOf(ctx: OrderCtx, where: SQL | undefined, { order, most }: { order: SQL; most: number }): Promise<BoardColumn> {
  const orderRows = await ctx.db
    .select({ row: customerOrder, heldUntil: heldMoney })
    .from(customerOrder)
    .where(where)
    .orderBy(order, customerOrder.id)
    .limit(most)
  const total = orderRows.length < most ? orderRows.length : await ctx.db.$count(customerOrder, where)
  const records = await recordsOf(
    ctx,
    orderRows.map(({ row }) => row),
  )
  return { orders: records.map((record, index) => ({ ...record, due_at: dueAt(ctx, orderRows[index]) })), total }
}

function dueAt(ctx: OrderCtx, nextDue: { row: OrderRow; heldUntil: string | null } | undefined): string | null {
  if (!nextDue) return null
  if (nextDue.heldUntil) return new Date(nextDue.heldUntil).toISOString()
  const { row } = nextDue
  if (row.confirmationByLink && row.paymentId === null && row.confirmedAt === null) return confirmUntil(ctx, row).toISOString()
  return row.state === 'pending' && row.paymentId !== null ? later(row.createdAt, ctx.desk.settings.paymentMs).toISOString() : null
}
