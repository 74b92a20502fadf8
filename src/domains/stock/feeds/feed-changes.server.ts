import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { vehicle } from '../schema.server.ts'
import { heldStatuses } from '../vocabulary.ts'
import { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'
import { type VehicleRow, vehicleDraft } from '../vehicles/fields/vehicle-row.server.ts'
import type { FeedDraft } from './feed.ts'
import { emptyObject, findFeedField } from './mapping/feed-fields.ts'
import type { ChangedVehicle, FeedReport, SampledVehicle } from './feed-run.ts'
import { writtenFields } from './written-fields.ts'

/** Rows compared by one statement, so that no statement takes long and others can run in between. */
const BATCH = 1000
const MOST_SAMPLES = 100

type Staged = Pick<FeedDraft, 'key' | 'rules' | 'dealer_code' | 'publication_lists'> & { feedId: number; runId: number; last: number }
export type ChangeCounts = { added: number; changed: number; unchanged: number; held: number }
type OnBatch = (share: number) => Promise<void>

const columns = getTableColumns(vehicle)
const own = new Set(['id', 'version', 'changedBy', 'createdAt', 'updatedAt', 'country'])
const writtenColumns = Object.entries(columns)
  .filter(([name]) => !own.has(name))
  .map(([, column]) => column.name)

/** Compares the rows of a run with the vehicles of its feed. Returns the number of each kind of change, with examples. */
export async function compareRows(db: Queryable, staged: Staged, onBatch: OnBatch): Promise<{ counts: ChangeCounts; report: FeedReport }> {
  const counts: ChangeCounts = { added: 0, changed: 0, unchanged: 0, held: 0 }
  const report: FeedReport = { added: [], changed: [], gone: [], marked: [] }
  for (let from = 0; from < staged.last; ) {
    const last = await endOfBatch(db, staged, { from, size: BATCH })
    const compared = sql`
      select r.number, r.line, r.external_id, r.vehicle, v as stored, m as merged,
        case when v.id is null then 'added' when ${isHeld} then 'held' when ${isChanged(staged)} then 'changed' else 'unchanged' end as outcome
      from ${rowsBetween(staged, from, last)} left join ${foundBy(staged)} on true left join vehicle v on v.id = found.id
      left join feed_withdrawal w on w.vehicle_id = v.id left join feed_arrival a on a.vehicle_id = v.id ${mergedWith(staged)}`
    const samplesLeft = { added: MOST_SAMPLES - report.added.length, changed: MOST_SAMPLES - report.changed.length }
    const { rows } = await db.execute<Compared>(sql`
      with compared as materialized (${compared}), ranked as (select *, row_number() over (partition by outcome order by number) as place from compared)
      select outcome, count(*)::int as count, coalesce(json_agg(json_build_object('line', line, 'external_id', external_id, 'id', (stored).id,
        'before', case outcome when 'changed' then to_jsonb(stored) end, 'after', case outcome when 'changed' then to_jsonb(merged) else vehicle end) order by number)
        filter (where place <= case outcome when 'added' then ${samplesLeft.added}::int when 'changed' then ${samplesLeft.changed}::int else 0 end), '[]') as samples
      from ranked group by outcome`)
    for (const { outcome, count, samples } of rows) {
      counts[outcome] += count
      if (outcome === 'added') report.added.push(...samples.map(sampled))
      if (outcome === 'changed') report.changed.push(...samples.map(changedSample))
    }
    await onBatch(last / staged.last)
    from = last
  }
  return { counts, report }
}

/** The number of visible vehicles of the feed, and of those that a file does not list, with examples. Held vehicles count in neither; `isListed` is said of `v`. */
export async function countGone(
  db: Queryable,
  { key, isListed }: { key: string; isListed: SQL },
): Promise<{ gone: number; of: number; samples: SampledVehicle[] }> {
  const { rows } = await db.execute<{ gone: number; of: number }>(sql`
    select count(*)::int as of, (count(*) filter (where not ${isListed}))::int as gone from vehicle v where ${isOffered(key)}`)
  const [{ gone, of } = { gone: 0, of: 0 }] = rows
  if (gone === 0) return { gone, of, samples: [] }
  const { rows: samples } = await db.execute<{ id: number; external_id: string; after: Sample['after'] }>(sql`
    select v.id, v.external_id, to_jsonb(v) as after from vehicle v where ${isOffered(key)} and not ${isListed} order by v.id limit ${MOST_SAMPLES}`)
  return { gone, of, samples: samples.map((row) => sampled({ ...row, line: null })) }
}

/** Whether the file of a run lists the vehicle `v`. */
export const listedBy = (runId: number) => sql`exists (select from feed_row r where r.run_id = ${runId} and r.external_id = v.external_id)`

/** What one short transaction has written. */
export type WrittenCounts = { added: number; changed: number; held: number; gone: number }
export const nothingWritten: WrittenCounts = { added: 0, changed: 0, held: 0, gone: 0 }

/** Rows that one transaction writes. Whoever wants one of its vehicles waits for it. */
const WRITTEN_AT_ONCE = 500

/**
 * Writes the rows of a run after the row `from`, within the caller's transaction: new vehicles, and the fields of changed ones that the feed maps. Vehicles that
 * are reserved, sold or on their way to a buyer stay as they are. Gives the last row that it has seen.
 */
export async function writeRows(tx: Tx, staged: Staged, from: number): Promise<WrittenCounts & { last: number }> {
  const last = await endOfBatch(tx, staged, { from, size: WRITTEN_AT_ONCE })
  const rows = rowsBetween(staged, from, last)
  const names = sql.raw(writtenColumns.join(', '))
  const values = (source: string) => sql.raw(writtenColumns.map((name) => `${source}.${name}`).join(', '))
  const compared = sql`${rows} join ${foundBy(staged)} on true join vehicle v on v.id = found.id
    left join feed_withdrawal w on w.vehicle_id = v.id left join feed_arrival a on a.vehicle_id = v.id ${mergedWith(staged)}`
  const { rows: standingRows } = await tx.execute<Standing>(sql`
    select v.id, v.changed_by as "changedBy", case when ${isHeld} then 'held' when ${isChanged(staged)} then 'changed' else 'unchanged' end as outcome from ${compared}`)
  const changing = standingRows.flatMap(({ id, outcome }) => (outcome === 'changed' ? [id] : []))
  const ids = sql.param(changing)
  // Locked first and read once more then, so that what somebody else writes at the same moment stays.
  if (changing.length > 0) await tx.execute(sql`select id from vehicle where id = any(${ids}::int[]) order by id for no key update`)
  const updated =
    changing.length === 0
      ? null
      : await tx.execute(sql`
    update vehicle set (${names}) = row(${values('m')}), version = vehicle.version + 1, updated_at = now()
    from (select v.id, ${shownAgain(staged)} as merged from ${compared} where v.id = any(${ids}::int[]) and not ${isHeld} and ${isChanged(staged)}) as changes
    cross join lateral (select (changes.merged).*) as m where vehicle.id = changes.id`)
  const inserted = await tx.execute<{ count: number }>(sql`
    with arrived as (insert into vehicle (${names}) select ${values('n')}
        from ${rows} left join ${foundBy(staged)} on true cross join lateral jsonb_populate_record(null::vehicle, r.vehicle
          || case when r.missing = '{}' then '{}'::jsonb else '{"is_published": false}'::jsonb end) n
        where found.id is null order by r.number on conflict (feed, external_id) do nothing returning id, external_id),
      waiting as (insert into feed_arrival (vehicle_id, missing) select arrived.id, r.missing
        from arrived join feed_row r on r.run_id = ${staged.runId} and r.external_id = arrived.external_id where r.missing <> '{}')
    select count(*)::int as count from arrived`)
  await settle(tx, staged, sql`and v.id = any(${sql.param(standingRows.map(({ id }) => id))}::int[])`)
  await rememberRows(
    tx,
    staged,
    rows,
    standingRows.filter(({ outcome }) => outcome !== 'changed'),
  )
  const changedCount = updated?.rowCount ?? 0
  const heldCount =
    standingRows.filter(({ outcome }) => outcome === 'held').length + (changedCount < changing.length ? await tx.$count(vehicle, heldAmong(changing)) : 0)
  return { added: inserted.rows[0]?.count ?? 0, changed: changedCount, held: heldCount, gone: 0, last }
}

/** A vehicle of a row as it was found: `changedBy` is the transaction that last wrote it. */
type Standing = { id: number; changedBy: string; outcome: 'held' | 'changed' | 'unchanged' }

/** Notes what the records of these rows came to: for vehicles that this transaction wrote, and for those that nobody has written since they were found to stay. */
async function rememberRows(tx: Tx, { feedId, key }: Staged, rows: SQL, staying: readonly Standing[]): Promise<void> {
  const ids = sql.param(staying.map(({ id }) => id))
  const writers = sql.param(staying.map(({ changedBy }) => changedBy))
  await tx.execute(sql`
    insert into feed_digest (feed_id, digest, external_id, vehicle_id, changed_by, vin, marks)
    select ${feedId}, r.digest, r.external_id, v.id, v.changed_by, r.vin, r.marks from ${rows} join vehicle v on v.feed = ${key} and v.external_id = r.external_id
    where r.digest <> '' and (v.changed_by = pg_current_xact_id() or (v.id, v.changed_by) in (select * from unnest(${ids}::int[], ${writers}::xid8[])))
    on conflict (feed_id, digest) do update set external_id = excluded.external_id, vehicle_id = excluded.vehicle_id, changed_by = excluded.changed_by,
      vin = excluded.vin, marks = excluded.marks`)
}

/** Hides some of the vehicles that are gone, within the caller's transaction; none are left when it hides none. */
export async function withdrawSome(tx: Tx, { key, runId }: Staged): Promise<WrittenCounts> {
  const { rowCount } = await tx.execute(sql`
    with going as (select v.id from vehicle v where ${isOffered(key)} and not ${listedBy(runId)} order by v.id limit ${WRITTEN_AT_ONCE} for no key update of v),
      hidden as (update vehicle set is_published = false, version = version + 1, updated_at = now()
        from going where vehicle.id = going.id returning vehicle.id)
    insert into feed_withdrawal (vehicle_id, run_id) select id, ${runId} from hidden
    on conflict (vehicle_id) do update set run_id = excluded.run_id, at = now()`)
  return { ...nothingWritten, gone: rowCount ?? 0 }
}

/** Forgets of what hides vehicles and of what they lack whatever no longer holds, by the feed or by hand; `which` names the vehicles `v`. */
export async function settle(tx: Tx, { key, runId }: Pick<Staged, 'key' | 'runId'>, which: SQL = sql``): Promise<void> {
  // Vehicles that are visible again.
  await tx.execute(sql`delete from feed_withdrawal w using vehicle v where v.id = w.vehicle_id and v.feed = ${key} and v.is_published ${which}`)
  // What hidden arrivals lack by now; those that are shown have arrived.
  await tx.execute(sql`update feed_arrival a set missing = r.missing from vehicle v join feed_row r on r.run_id = ${runId} and r.external_id = v.external_id
    where v.feed = ${key} and a.vehicle_id = v.id and r.vehicle is not null and a.missing <> r.missing ${which}`)
  await tx.execute(sql`delete from feed_arrival a using vehicle v where v.id = a.vehicle_id and v.feed = ${key} and v.is_published ${which}`)
}

const isHeld = sql`v.status in ${heldStatuses}`
const heldAmong = (ids: readonly number[]) => and(inArray(vehicle.id, [...ids]), inArray(vehicle.status, [...heldStatuses]))
const isOffered = (key: string) => sql`v.feed = ${key} and v.external_id is not null and v.is_published and not ${isHeld}`

/** The number of the last row of a batch of this many rows that have a vehicle. */
async function endOfBatch(db: Queryable, { runId, last }: Staged, { from, size }: { from: number; size: number }): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(
    sql`select number from feed_row where run_id = ${runId} and number > ${from} and vehicle is not null order by number offset ${size - 1} limit 1`,
  )
  return rows[0]?.number ?? last
}

function rowsBetween({ runId }: Staged, from: number, last: number): SQL {
  return sql`(select * from feed_row where run_id = ${runId} and number > ${from} and number <= ${last} and vehicle is not null) r`
}

/**
 * The vehicle of the row `r`, as `found`. The limit keeps it one look into the index a row: the database's statistics do not know the
 * vehicles that this transaction has added, and by them it would read all of the feed's vehicles anew for every row.
 */
function foundBy({ key }: Staged): SQL {
  return sql`lateral (select id from vehicle where feed = ${key} and external_id = r.external_id limit 1) found`
}

/** The vehicle `v` after the run: its stored values, with those of the feed in their place. */
function mergedWith(staged: Staged): SQL {
  const { columns: ownedColumns, details } = ownedBy(staged)
  const others = writtenColumns.filter((name) => !ownedColumns.has(name))
  const otherDetails = [...detailNames].filter((name) => !details.has(name))
  return sql`left join lateral jsonb_populate_record(v, (r.vehicle - ${sql.param(others)}::text[])
    || jsonb_build_object('details', v.details || ((r.vehicle -> 'details') - ${sql.param(otherDetails)}::text[])${objectsOf(staged)})) m on v.id is not null`
}

/** The objects of which the feed fills some parts: those parts as the row has them beside the others as they are stored. */
function objectsOf({ rules }: Staged): SQL {
  const objects = new Map<string, string[]>()
  for (const rule of rules) if (findFeedField(rule)?.part) objects.set(rule.field, [...(objects.get(rule.field) ?? []), rule.part])
  const merged = [...objects].map(([field, parts]) => {
    const empty = emptyObject(field)
    const keptParts = Object.keys(empty).filter((part) => !parts.includes(part))
    const storedPart = sql`nullif(v.details -> ${field}, 'null')`
    const givenPart = sql`nullif(r.vehicle -> 'details' -> ${field}, 'null')`
    const orEmpty = (object: SQL) => sql`coalesce(${object}, ${JSON.stringify(empty)}::jsonb)`
    return sql` || case when ${storedPart} is null and ${givenPart} is null then '{}'
      else jsonb_build_object(${field}::text, ${orEmpty(storedPart)} || (${orEmpty(givenPart)} - ${sql.param(keptParts)}::text[])) end`
  })
  return sql.join(merged, sql``)
}

function isChanged(staged: Staged): SQL {
  // A file that says what shows may say so of a vehicle that is not ready: it stays hidden, and nothing changes.
  if (staged.rules.some(({ field }) => field === 'is_published')) return sql`(${shownAgain(staged)} is distinct from v)`
  return sql`(m is distinct from v or (${isBack(staged)}))`
}

/** A vehicle that an earlier run has hidden shows when it is back, or has all that it lacked, unless the file says itself what shows. */
function isBack({ rules }: Staged): SQL {
  if (rules.some(({ field }) => field === 'is_published')) return sql`false`
  return sql`(w.vehicle_id is not null or (a.vehicle_id is not null and r.missing = '{}')) and not v.is_published`
}

/** Whatever the file says, what is not ready does not show before staff publish it. */
function shownAgain(staged: Staged): SQL {
  const isWaiting = sql`a.vehicle_id is not null and r.missing <> '{}' and not v.is_published`
  return sql`jsonb_populate_record(m, case when ${isBack(staged)} then '{"is_published": true}'::jsonb
    when ${isWaiting} then '{"is_published": false}'::jsonb else '{}'::jsonb end)`
}

const detailNames: ReadonlySet<string> = new Set(Object.keys(VehicleDraft.shape).filter((name) => !writtenColumns.includes(name)))

/** Columns and details that the feed writes. The price that visitors pay is written with the other prices. */
function ownedBy(staged: Staged): { columns: Set<string>; details: Set<string> } {
  const fields = new Set([...writtenFields(staged), 'external_id', 'feed'])
  if (fields.has('gross_price')) fields.add('display_price')
  return {
    columns: new Set([...fields].filter((name) => writtenColumns.includes(name))),
    details: new Set([...fields].filter((name) => detailNames.has(name))),
  }
}

type StoredFields = Record<string, unknown>
type Sample = { line: number | null; external_id: string; id: number | null; before?: StoredFields | null; after: StoredFields }
type Compared = { outcome: keyof ChangeCounts; count: number; samples: Sample[] }

function sampled({ id, line, external_id, after }: Sample): SampledVehicle {
  const title = [after.nameplate_brand_name, after.nameplate_name, after.model_year].filter(Boolean).join(' ')
  return { id, line, external_id, title }
}

function changedSample(sample: Sample): ChangedVehicle {
  const [before, after] = [draftOf(sample.before ?? {}), draftOf(sample.after)]
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const fields = names.map((name) => [name, [before[name] ?? null, after[name] ?? null]] as const)
  return { ...sampled(sample), fields: Object.fromEntries(fields) as ChangedVehicle['fields'] }
}

/** Converts a row in the database's JSON to a vehicle record. */
function draftOf(storedFields: StoredFields): Record<string, unknown> {
  const row = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, storedFields[column.name]]))
  return vehicleDraft(row as unknown as VehicleRow)
}
