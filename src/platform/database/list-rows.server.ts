import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import type { Queryable } from './database.server.ts'

type Listed<Table extends PgTable> = {
  table: Table
  id: PgColumn
  /** Columns to sort and filter by, by field name. */
  columns: Readonly<Record<string, PgColumn>>
  /** Expressions to sort by, for fields without a column or instead of one. */
  computed?: Readonly<Record<string, SQL>>
  /** Columns or expressions that `q` searches. */
  searched: readonly (PgColumn | SQL)[]
  where?: SQL | undefined
}

/** As many rows of a list are counted: nobody turns so many pages, and counting all of them would look at each. */
const MOST_COUNTED = 10_000

/**
 * A page of a table's rows, sorted, filtered and searched in the database; equal rows are sorted by id. They are counted apart, up to a bound, so that a page
 * that an index gives needs no look at all others.
 */
export async function listRows<Table extends PgTable>(db: Queryable, request: ListRequest, listed: Listed<Table>): Promise<Listing<Table['$inferSelect']>> {
  const { page, perPage, sort, order } = request
  const { table, id, columns, computed = {} } = listed
  const condition = listCondition(request, listed)
  const direction = order === 'desc' ? desc : asc
  const isSearched = foldArabic(request.search) !== ''
  // A search folds every row, which is expensive and should happen once: it counts in the same statement.
  const whole = isSearched ? sql<number>`(count(*) over ())::int` : sql<null>`null`
  const found = await db
    .select({ row: getTableColumns(table as PgTable), whole })
    .from(table as PgTable)
    .where(condition)
    .orderBy(...(sort === null ? [] : [direction(Object.hasOwn(computed, sort) ? sql`${computed[sort]}` : columnOf(columns, sort))]), asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const listing = { rows: found.map(({ row }) => row as Table['$inferSelect']) }
  const before = (page - 1) * perPage
  const [first] = found
  if (typeof first?.whole === 'number') return { ...listing, total: first.whole }
  // A page that is not full is the last one, unless it is past it.
  if (found.length < perPage && (first || page === 1)) return { ...listing, total: before + found.length }
  const counted = await countUpTo(db, { table, condition, most: Math.max(MOST_COUNTED, before + found.length) })
  return { ...listing, ...counted }
}

type Counted = { table: PgTable; condition: SQL | undefined; most: number }

async function countUpTo(db: Queryable, { table, condition, most }: Counted): Promise<{ total: number; isMore?: true }> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(most + 1)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  const total = counted?.total ?? 0
  return total > most ? { total: most, isMore: true } : { total }
}

/** Which rows belong to a list: those of `where` that have these ids and values and contain what is searched for. */
export function listCondition(
  { search, ids, filters }: Pick<ListRequest, 'search' | 'ids' | 'filters'>,
  { id, columns, searched, where }: Pick<Listed<PgTable>, 'id' | 'columns' | 'searched' | 'where'>,
): SQL | undefined {
  const wanted = foldArabic(search)
  return and(
    where,
    ids === null ? undefined : inArray(id, ids.map(Number).filter(isRowId)),
    ...Object.entries(filters).map(([field, value]) => eq(columnOf(columns, field), value)),
    wanted === '' ? undefined : contains(searched, wanted.split(' ')),
  )
}

/** Every word stands somewhere in the row. Folds all columns of a row at once, far cheaper than one by one. No word contains the separator. */
function contains(columns: readonly (PgColumn | SQL)[], words: readonly string[]): SQL {
  const separated = sql.join([sql`chr(31)`, ...columns], sql`, `)
  const patterns = words.map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return sql`${folded(sql`concat_ws(${separated})`)} like all (array[${sql.join(patterns, sql`, `)}])`
}

const MARKS = '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]'
const LETTERS = { from: 'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬', to: 'اااايهوي01234567890123456789.,' }

/** A column in the form of {@link foldArabic}. */
export function folded(column: PgColumn | SQL): SQL {
  // `translate` could remove the letters without a counterpart too, but takes 1.5 times as long as this expression.
  const plain = sql`regexp_replace(normalize(${column}, nfkc), ${MARKS}, '', 'g')`
  return sql`lower(btrim(regexp_replace(translate(${plain}, ${LETTERS.from}, ${LETTERS.to}), '\\s+', ' ', 'g')))`
}

function columnOf(columns: Readonly<Record<string, PgColumn>>, field: string): PgColumn {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw new Error(`no list is sorted or filtered by ${field}`)
  return column
}

// One number outside the range of ids fails the whole query.
const LARGEST_ID = 2_147_483_647

function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID
}
