import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

export const CHANNEL = 'maarad_bus'

/**
 * What changed: the whole site (settings, navigation, metaheads, media, words), one page by its path, the stock of vehicles, forms and their locations,
 * or what feeds of other people answer.
 */
export type Scope = 'site' | `page:${string}` | 'stock' | 'forms' | 'feeds'

/**
 * Tells every process that content changed once the transaction commits, and never if it rolls back. Gives the scope's new version.
 * No other transaction can raise the version before this one ends, so versions follow the order of commits.
 */
export async function announceChange(tx: Queryable, scope: Scope): Promise<number> {
  const { rows } = await tx.execute<{ v: string }>(sql`
    with bumped as (
      insert into content_version (scope, v) values (${scope}, 1)
      on conflict (scope) do update set v = content_version.v + 1 returning v)
    select v, pg_notify(${CHANNEL}, json_build_object('s', ${scope}::text, 'v', v)::text) from bumped`)
  return Number(rows[0]?.v)
}
