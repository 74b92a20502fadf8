import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { listRetailerNames } from '#domains/retailers/index.server.ts'
import { listVehicles } from '#domains/stock/index.server.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { type Listing, type ListRequest, listInMemory } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { holdingStates, isSecured } from '../order.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { seesOrder, visibleOrders } from '../records/find-orders.server.ts'
import { checkout, customerOrder, softLock } from '../schema.server.ts'
import { HOARDED_CARS, type HoldRecord, type HoldStage } from './hold-record.ts'
import { maskedContact } from './masked-contact.ts'

/** Fields that lists of holds may be sorted by. */
export const holdSorts = ['most', 'held_from', 'held_until', 'vehicle_name'] as const

const VISITOR_LETTERS = 6
/** An order in one of these keeps its car although nothing has secured it. */
const waitingStates = holdingStates.filter((state) => !isSecured(state))

/** What stands in the table; the rest is read for the rows of a page alone. */
type HoldRow = Omit<HoldRecord, 'vehicle_vin' | 'retailer_name' | 'contact'>

/**
 * A page of the cars that are held, by a checkout or by an order that waits. People of a retailer see their own cars, but what somebody holds is counted over
 * the whole stock, as the caps count it. All holds are read to be counted: they are a part of the stock at most (`mostHeldPercent`).
 */
export async function listHolds(ctx: OrderCtx, request: ListRequest): Promise<Outcome<Listing<HoldRecord>, 'forbidden'>> {
  if (!visibleOrders(ctx.staff)) return refuse('forbidden')
  const visibleHolds = (await findHolds(ctx)).filter(({ retailer_id: retailerId }) => seesOrder(ctx.staff, { retailerId }))
  const { rows, total } = listInMemory(visibleHolds, request, ['vehicle_name', 'order_number', 'visitor'])
  return done({ rows: await withDetails(ctx, rows), total })
}

/** Every hold, those of one network and visitor side by side. */
async function findHolds({ db, clock }: OrderCtx): Promise<HoldRow[]> {
  const rows = await db
    .select({
      id: checkout.id,
      vehicleId: softLock.vehicleId,
      vehicleName: checkout.vehicleName,
      retailerId: checkout.retailerId,
      holders: checkout.holders,
      network: checkout.network,
      contacts: checkout.contacts,
      from: softLock.lockedAt,
      until: softLock.expiresAt,
      orderId: customerOrder.id,
      orderNumber: customerOrder.number,
      paymentId: customerOrder.paymentId,
    })
    .from(softLock)
    .innerJoin(checkout, eq(checkout.id, softLock.checkoutId))
    .leftJoin(customerOrder, and(eq(customerOrder.lockId, checkout.id), inArray(customerOrder.state, waitingStates)))
    // An order whose time is over keeps its car until it is cancelled.
    .where(or(gt(softLock.expiresAt, clock.now()), inArray(customerOrder.state, waitingStates)))
    .orderBy(checkout.network, checkout.holders, softLock.lockedAt, softLock.vehicleId)
  const [ofVisitor, ofNetwork, ofContact] = [
    countBy(rows, ({ holders }) => holders),
    countBy(rows, ({ network }) => (network === '' ? [] : [network])),
    countBy(rows, ({ contacts }) => contacts),
  ]
  return rows.map((row) => {
    const counts = { visitor_cars: ofVisitor(row), network_cars: ofNetwork(row), contact_cars: ofContact(row) }
    const most = Math.max(...Object.values(counts))
    return {
      id: row.id,
      vehicle_id: row.vehicleId,
      vehicle_name: row.vehicleName,
      retailer_id: row.retailerId,
      order_id: row.orderId,
      order_number: row.orderNumber ?? '',
      stage: stageOf(row),
      held_from: row.from.toISOString(),
      held_until: row.until.toISOString(),
      visitor: (row.holders[0] ?? '').slice(0, VISITOR_LETTERS),
      network: row.network,
      ...counts,
      most,
      is_hoarding: most >= HOARDED_CARS,
    }
  })
}

function stageOf({ orderId, paymentId }: { orderId: number | null; paymentId: number | null }): HoldStage {
  if (orderId === null) return 'checkout'
  return paymentId === null ? 'link' : 'payment'
}

/** Counts, for a row, the rows that share one of its marks. */
function countBy<Row>(rows: readonly Row[], marksOf: (row: Row) => readonly string[]): (row: Row) => number {
  const rowsOf = new Map<string, Row[]>()
  for (const row of rows) {
    for (const mark of marksOf(row)) {
      const knownRows = rowsOf.get(mark)
      if (knownRows) knownRows.push(row)
      else rowsOf.set(mark, [row])
    }
  }
  return (row) => {
    const [first, ...others] = marksOf(row).map((mark) => rowsOf.get(mark) ?? [])
    if (!first || others.length === 0) return first?.length ?? 0
    return new Set([first, ...others].flat()).size
  }
}

async function withDetails(ctx: OrderCtx, rows: readonly HoldRow[]): Promise<HoldRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const checkoutRows = await ctx.db
    .select({ id: checkout.id, draft: checkout.draft, email: customerOrder.customerEmail, phone: customerOrder.customerPhone })
    .from(checkout)
    .leftJoin(customerOrder, eq(customerOrder.lockId, checkout.id))
    .where(inArray(checkout.id, ids))
  const contacts = new Map(checkoutRows.map(({ id, draft, email, phone }) => [id, maskedContact(email || phone ? { email, phone } : personOf(draft))]))
  const vehicles = await listVehicles(
    ctx,
    rows.map(({ vehicle_id: id }) => id),
  )
  const vins = new Map(vehicles.map(({ id, vin }) => [id, vin]))
  const retailers = await listRetailerNames(ctx.db)
  return rows.map((row) => ({
    ...row,
    vehicle_vin: vins.get(row.vehicle_id) ?? '',
    retailer_name: retailers.get(row.retailer_id) ?? '',
    contact: contacts.get(row.id) ?? '',
  }))
}

/** Whom a draft names, as far as it was filled in. */
function personOf(draft: Record<string, unknown> | null): { email: unknown; phone: unknown } {
  const person = draft?.lead_attributes
  return { email: draft?.customer_email, phone: isRecord(person) ? person.phone : '' }
}
