import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** For queries of other domains: when the held money of the payment of this id lapses, as an ISO time; null without held money. */
export function heldUntil(paymentId: AnyColumn): SQL<string | null> {
  return sql<string | null>`(select held.authorised_until from payment held where held.id = ${paymentId} and held.state = 'authorised')`
}
