import { and, arrayOverlaps, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { countOrderableVehicles } from '#domains/stock/index.server.ts'
import { refuse } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { OwnHold } from '../order-shapes.ts'
import type { OrdersSettings } from '../settings.ts'
import { checkout, customerOrder, softLock } from '../schema.server.ts'
import type { Holder } from './holder.server.ts'

/** So many cars may be held in the smallest of stocks. */
const ALWAYS_HELD = 10

/** Which cap is reached. A visitor is told which cars they hold, so that they can give one up. */
export type MostHeld =
  | { code: 'visitor_holds_most'; held: OwnHold[] }
  | { code: 'contact_holds_most' }
  | { code: 'network_holds_most' }
  | { code: 'stock_holds_most' }
type HoldQuestion = { row: Holder; now: Date; settings: OrdersSettings }

/**
 * The refusal for a hold, just taken in this transaction, that is one too many: for its visitor, for the mail address or phone number that it names, for its
 * network or for the stock. All processes count one after the other, so that requests at once do not exceed a cap. This has to be the last lock that a
 * transaction takes: who waits for it then keeps nobody else waiting.
 */
export async function refusalOfMost(db: Queryable, { row, now, settings }: HoldQuestion): Promise<({ ok: false } & MostHeld) | null> {
  await db.execute(sql`/* rides */ select pg_advisory_xact_lock(hashtextextended('holding vehicles', 0))`)
  const of = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)
  const isOfContact = row.contacts.length > 0 ? arrayOverlaps(checkout.contacts, row.contacts) : sql`false`
  const [counts] = await db
    .select({
      visitor: of(arrayOverlaps(checkout.holders, row.holders)),
      contact: of(isOfContact),
      network: of(row.network === '' ? sql`false` : eq(checkout.network, row.network)),
      all: of(undefined),
    })
    .from(softLock)
    .innerJoin(checkout, eq(checkout.id, softLock.checkoutId))
    .where(gt(softLock.expiresAt, now))
  if (!counts) return null
  if (counts.visitor > settings.mostHeldByVisitor) return refuse({ code: 'visitor_holds_most', held: await listOwnHolds(db, row, now) })
  if (counts.contact > settings.mostHeldByContact) return refuse({ code: 'contact_holds_most' })
  if (counts.network > mostOfNetwork(row.network, settings)) return refuse({ code: 'network_holds_most' })
  if (counts.all <= ALWAYS_HELD) return null
  // So many have to be for sale for so many to be held.
  const needed = Math.ceil((counts.all * 100) / settings.mostHeldPercent)
  return (await countOrderableVehicles(db, needed)) < needed ? refuse({ code: 'stock_holds_most' }) : null
}

/** An IPv6 network is one subscriber; behind an IPv4 address may be a whole city. */
function mostOfNetwork(network: string, { mostHeldByNetwork, mostHeldByAddress }: OrdersSettings): number {
  return network.endsWith('/64') ? mostHeldByNetwork : mostHeldByAddress
}

/** The other cars that the visitors of a checkout hold, by a checkout or by an order that waits. */
async function listOwnHolds(db: Queryable, { id, holders }: Holder, now: Date): Promise<OwnHold[]> {
  const rows = await db
    .select({
      lock_id: checkout.id,
      vehicle_id: checkout.vehicleId,
      vehicle_name: checkout.vehicleName,
      order_number: customerOrder.number,
      until: softLock.expiresAt,
    })
    .from(softLock)
    .innerJoin(checkout, eq(checkout.id, softLock.checkoutId))
    .leftJoin(customerOrder, eq(customerOrder.lockId, checkout.id))
    .where(and(gt(softLock.expiresAt, now), arrayOverlaps(checkout.holders, holders), ne(checkout.id, id)))
    .orderBy(asc(softLock.lockedAt))
  return rows.map(({ until, ...hold }) => ({ ...hold, expires_at: until.toISOString() }))
}
