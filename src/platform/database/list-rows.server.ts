import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import type { Queryable } from './database.server.ts'

type Listed<Table extends PgTable> = {
  table: Table
  id: PgColumn
  /** Columns by the names of fields that lists are sorted and filtered by. */
  columns: Readonly<Record<string, PgColumn>>
  /** What lists are sorted by that is no column, or in place of one. */
  computed?: Readonly<Record<string, SQL>>
  /** Columns that `q` looks into, or texts made of them. */
  searched: readonly (PgColumn | SQL)[]
  where?: SQL | undefined
}

/** A page of a table's rows, sorted, filtered and searched in the database; equal rows stand in the order of their ids. */
export async function listRows<Table extends PgTable>(
  db: Queryable,
  { page, perPage, sort, order, search, ids, filters }: ListRequest,
  { table, id, columns, computed = {}, searched, where }: Listed<Table>,
): Promise<Listing<Table['$inferSelect']>> {
  const wanted = foldArabic(search)
  const condition = and(
    where,
    ids === null ? undefined : inArray(id, ids.map(Number).filter(isRowId)),
    ...Object.entries(filters).map(([field, value]) => eq(columnOf(columns, field), value)),
    wanted === '' ? undefined : contains(searched, wanted),
  )
  const direction = order === 'desc' ? desc : asc
  // Counted in passing: folding every row for a search is the dear part, and is done once this way.
  const total = sql<number>`(count(*) over ())::int`
  const found = await db
    .select({ row: getTableColumns(table as PgTable), total })
    .from(table as PgTable)
    .where(condition)
    .orderBy(...(sort === null ? [] : [direction(Object.hasOwn(computed, sort) ? sql`${computed[sort]}` : columnOf(columns, sort))]), asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const rows = found.map(({ row }) => row as Table['$inferSelect'])
  const [first] = found
  if (first || page === 1) return { rows, total: first?.total ?? 0 }
  // Nobody can say how many there are in all from a page behind the last one.
  const [counted] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(condition)
  return { rows, total: counted?.total ?? 0 }
}

/** Folds the columns of a row at once, which costs a fraction of folding each; the sign between them stands in no search. */
function contains(columns: readonly (PgColumn | SQL)[], wanted: string): SQL {
  const separated = sql.join([sql`chr(31)`, ...columns], sql`, `)
  return sql`position(${wanted} in ${folded(sql`concat_ws(${separated})`)}) > 0`
}

const MARKS = '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]'
const LETTERS = { from: 'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬', to: 'اااايهوي01234567890123456789.,' }

/** A column in the form of {@link foldArabic}. */
export function folded(column: PgColumn | SQL): SQL {
  // Letters without a counterpart would be left out by `translate` as well, which takes half as long again as the expression.
  const plain = sql`regexp_replace(normalize(${column}, nfkc), ${MARKS}, '', 'g')`
  return sql`lower(btrim(regexp_replace(translate(${plain}, ${LETTERS.from}, ${LETTERS.to}), '\\s+', ' ', 'g')))`
}

function columnOf(columns: Readonly<Record<string, PgColumn>>, field: string): PgColumn {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw new Error(`no list is sorted or filtered by ${field}`)
  return column
}

// The database refuses a whole query over one number that its ids cannot have.
const LARGEST_ID = 2_147_483_647

function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID
}
