import { and, asc, desc, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { heldUntil } from '#domains/payments/index.server.ts'
import { listOtherClocks } from '#domains/retailers/index.server.ts'
import { hours } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
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
const toCapture = and(eq(state, 'confirmed'), isNotNull(heldMoney)) as SQL
const waiting = or(eq(state, 'pending'), awaitsLink) as SQL
const byTime = sql`${appointment} -> 'time' ->> 'value'`

/** Today's work: what is to be confirmed or taken, what is due first; today's visits; orders that wait for their buyers; and what else came today. */
export async function readOrderBoard(ctx: OrderCtx): Promise<Outcome<OrderBoard, 'forbidden'>> {
  const visible = visibleOrders(ctx.staff)
  if (!visible) return refuse('forbidden')
  const clock = await clockOfOrder(ctx)
  const today = todayBy(clock, ctx.clock.now())
  const visits = visitsOf(today)
  const isOfToday = sql`(${createdAt} at time zone ${clock})::date = ${today}`
  const column = (condition: SQL | undefined, order: SQL) => columnOf(ctx, and(visible.where, condition), { order, most: MOST_ON_BOARD })
  return done({
    to_confirm: await column(toConfirm, soonest),
    to_capture: await column(toCapture, soonest),
    visits_today: await column(and(visits, isNot(toConfirm), isNot(toCapture)), byTime),
    waiting: await column(and(waiting, isNot(visits)), oldest),
    today: await column(and(isOfToday, ...[toConfirm, toCapture, waiting, visits].map(isNot)), desc(createdAt)),
  })
}

/** Orders to confirm, held money that is about to lapse, and today's visits. */
export async function readOrderAttention(ctx: OrderCtx): Promise<Outcome<OrderAttention, 'forbidden'>> {
  const visible = visibleOrders(ctx.staff)
  if (!visible) return refuse('forbidden')
  const now = ctx.clock.now()
  const isLapsing = sql`${heldMoney} < ${later(now, LAPSES_SOON_MS)}`
  const column = (condition: SQL | undefined, order: SQL) => columnOf(ctx, and(visible.where, condition), { order, most: MOST_ON_DASHBOARD })
  return done({
    to_confirm: await column(toConfirm, soonest),
    lapsing: await column(and(or(toConfirm, toCapture), isLapsing), soonest),
    visits_today: await column(visitsOf(todayBy(await clockOfOrder(ctx), now)), byTime),
  })
}

/** The time zone of an order's retailer. */
async function clockOfOrder({ db, desk }: OrderCtx): Promise<SQL> {
  const others = await listOtherClocks(db, desk)
  const cases = others.map(({ id, timeZone }) => sql`when ${id}::int then ${timeZone}::text`)
  return cases.length === 0 ? sql`${desk.timeZone}::text` : sql`case ${retailerId} ${sql.join(cases, sql` `)} else ${desk.timeZone}::text end`
}

function todayBy(clock: SQL, now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${clock})::date`
}

function visitsOf(today: SQL): SQL {
  return and(sql`${appointment} ->> 'date' = ${today}::text`, inArray(state, ['free', 'authorized', 'paid', 'confirmed', 'pending'])) as SQL
}

/** `not`, also where the condition is about something that is not there: SQL takes neither it nor its opposite for true. */
function isNot(condition: SQL): SQL {
  return sql`(${condition}) is not true`
}

async function columnOf(ctx: OrderCtx, where: SQL | undefined, { order, most }: { order: SQL; most: number }): Promise<BoardColumn> {
  const found = await ctx.db.select({ row: customerOrder, heldUntil: heldMoney }).from(customerOrder).where(where).orderBy(order, customerOrder.id).limit(most)
  const total = found.length < most ? found.length : await ctx.db.$count(customerOrder, where)
  const records = await recordsOf(
    ctx.db,
    found.map(({ row }) => row),
  )
  return { orders: records.map((record, index) => ({ ...record, due_at: dueAt(ctx, found[index]) })), total }
}

function dueAt(ctx: OrderCtx, found: { row: OrderRow; heldUntil: string | null } | undefined): string | null {
  if (!found) return null
  if (found.heldUntil) return new Date(found.heldUntil).toISOString()
  const { row } = found
  if (row.confirmationByLink && row.paymentId === null && row.confirmedAt === null) return confirmUntil(ctx, row).toISOString()
  return row.state === 'pending' && row.paymentId !== null ? later(row.createdAt, ctx.desk.settings.paymentMs).toISOString() : null
}
