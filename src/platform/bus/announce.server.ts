import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

export const CHANNEL = 'maarad_bus'

/**
 * What changed: the whole site (settings, navigation, metaheads, media, words), one page by its path, a shared section by its number, vehicles of the stock, the listings and configurations
 * by which they are shown, forms and their locations, or what feeds of other people answer.
 */
export type Scope = 'site' | `page:${string}` | `section:${number}` | 'stock' | 'listings' | 'forms' | 'feeds'

/** The scopes that together stand for every change; pages and their sections belong to the site. */
export const allScopes: readonly Scope[] = ['site', 'stock', 'listings', 'forms', 'feeds']

/**
 * Tells every process that content changed once the transaction commits, and never if it rolls back. Nobody waits for it: the change is a row of its own, and
 * transactions that announce the same scope run side by side.
 */
export async function announceChange(tx: Queryable, scope: Scope): Promise<void> {
  // The payload is for processes of the release before, which may run beside this one.
  await tx.execute(sql`
    with told as (insert into content_change (scope) values (${scope}) on conflict do nothing)
    select pg_notify(${CHANNEL}, json_build_object('s', ${scope}::text, 'v', 0)::text)`)
}
