import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

export const CHANNEL = 'maarad_bus'

/** What changed: the whole site (settings, navigation, metaheads, media, words), one page by its path, or the stock of vehicles. */
export type Scope = 'site' | `page:${string}` | 'stock'

/**
 * Tells every process that content changed, when the transaction commits and not if it rolls back. Gives the new version of the
 * scope, which no other transaction can raise before this one ends: versions are in the order of commits.
 */
export async function announceChange(tx: Queryable, scope: Scope): Promise<number> {
  const { rows } = await tx.execute<{ v: string }>(sql`
    with bumped as (
      insert into content_version (scope, v) values (${scope}, 1)
      on conflict (scope) do update set v = content_version.v + 1 returning v)
    select v, pg_notify(${CHANNEL}, json_build_object('s', ${scope}::text, 'v', v)::text) from bumped`)
  return Number(rows[0]?.v)
}
