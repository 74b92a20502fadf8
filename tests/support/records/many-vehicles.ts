import { getTableColumns, sql } from 'drizzle-orm'
import { vehicle } from '#domains/stock/schema.server.ts'
import type { Db } from '#platform/database/database.server.ts'

/** What the database gives a row by itself. */
const ownColumns = new Set(['id', 'country', 'changed_by'])
/** Few enough for the time that a statement has. */
const BATCH = 10_000
/** Long texts of which no search knows; with them most of the time went into writing copies. */
const dropped = ['photos', 'features_standard', 'features_optional', 'long_description', 'disclaimers']

/** Copies the vehicles of a site until there are so many more, each with a name of its own, and tells the planner of them. */
export async function copyVehicles(db: Db, count: number): Promise<void> {
  const names = Object.values(getTableColumns(vehicle)).flatMap(({ name }) => (ownColumns.has(name) ? [] : [name]))
  const copyOf = (name: string) => {
    if (name === 'external_id') return `'copy-' || number`
    return name === 'details' ? `one.details - array[${dropped.map((field) => `'${field}'`).join(', ')}]` : `one."${name}"`
  }
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '))
  const copied = sql.raw(names.map(copyOf).join(', '))
  for (let copiesMade = 0; copiesMade < count; copiesMade += BATCH) {
    await db.execute(sql`
      with numbered as (select *, row_number() over (order by id) - 1 as place, count(*) over () as known from vehicle where external_id not like 'copy-%')
      insert into vehicle (${columns})
      select ${copied} from generate_series(${copiesMade + 1}::int, ${Math.min(count, copiesMade + BATCH)}::int) as number
      join numbered as one on one.place = number % one.known`)
  }
  await db.execute(sql`analyze`)
}
