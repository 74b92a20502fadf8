import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** For queries of other domains: when the held money of the payment of this id lapses, as an ISO time; null without held money. */
export function heldUntil(paymentId: AnyColumn): SQL<string | null> {
  return sql<string | null>`(select held.authorised_until from payment held where held.id = ${paymentId} and held.state = 'authorized')`
}

/** For queries of other domains: whether the payment of this id holds money, or held money that lapses before a moment. Read from the few that do, by their index. */
export function holdsMoney(paymentId: AnyColumn, { before }: { before?: Date } = {}): SQL {
  const lapses = before ? sql`held.authorised_until < ${before}` : sql`held.authorised_until is not null`
  return sql`${paymentId} in (select held.id from payment held where held.state = 'authorized' and ${lapses})`
}
