// A large stock: copies of the demo's cars, written by the database itself.
import { seconds } from './size.ts'

const BATCH = 5000
/** Other parts of the bench have left a hundred thousand cars, which would all be read for each batch. */
const MOST_ORIGINALS = 1000
/** The index rests two seconds at most before it follows a change. */
export const FOLLOW_MS = 1000 * seconds(2.5)
const PATIENCE_MS = 3 * 60_000

/** Writes cars until there are `count` copies; `already` says how many are there. */
export async function copyVehicles(database, count, already = 0) {
  const { rows } = await database.query(
    `select column_name as name from information_schema.columns where table_name = 'vehicle' and is_generated = 'NEVER' and column_name not in ('id', 'changed_by')`,
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  const copyOf = (name) => {
    if (name === 'external_id') return `'big-${process.pid}-' || number`
    // A stock comes over months: lists are sorted by moments that differ.
    if (name.endsWith('_at')) return `one."${name}" - number * interval '1 second'`
    return `one."${name}"`
  }
  const copied = rows.map(({ name }) => copyOf(name)).join(', ')
  for (let made = already; made < count; made += BATCH) {
    await database.query(
      `with originals as (select * from vehicle where external_id not like 'big-%' order by id limit ${MOST_ORIGINALS}),
         numbered as (select *, row_number() over (order by id) - 1 as place, count(*) over () as known from originals)
       insert into vehicle (${names}) select ${copied} from generate_series($1::int, $2::int) as number join numbered as one on one.place = number % one.known`,
      [made + 1, Math.min(count, made + BATCH)],
    )
  }
  await database.query('analyze')
  await announceStock(database)
}

/** Tells every process that vehicles have changed. */
export async function announceStock(database) {
  await database.query(`insert into content_change (scope) values ('stock') on conflict do nothing`)
  await database.query(`select pg_notify('maarad_bus', '{}')`)
}

/** Waits until the site finds all of them. */
export async function untilIndexed(url, count) {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const { meta } = await (await fetch(`${url}/api/vehicles?items=1`)).json()
    if (meta.total >= count) return
    await new Promise((resume) => setTimeout(resume, FOLLOW_MS))
  }
  throw new Error(`the site did not find ${count} vehicles within ${PATIENCE_MS / 60_000} minutes`)
}
