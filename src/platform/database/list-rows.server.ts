import { and, asc, count, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { isPhone } from '#kernel/values/contact.ts'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Queryable } from './database.server.ts'

/**
 * What `q` searches: columns or expressions, folded as they are read; or, of a large table, a column of its own with the folded text of all of them, which an
 * index of trigrams finds. `elsewhere` gives what else may have a word that the column cannot hold.
 */
export type Searched = readonly (PgColumn | SQL)[] | { foldedText: SQL; elsewhere?: (word: string) => readonly SQL[] }

type ListDefinition<Table extends PgTable> = {
  table: Table
  id: PgColumn
  /** Columns to sort and filter by, by field name. */
  columns: Readonly<Record<string, PgColumn>>
  /** Expressions to sort by, for fields without a column or instead of one. */
  computed?: Readonly<Record<string, SQL>>
  searched: Searched
  where?: SQL | undefined
}

/** As many rows of a list are counted: nobody turns so many pages, and counting all of them would look at each. */
const MOST_COUNTED = 10_000

/**
 * A page of a table's rows, sorted, filtered and searched in the database; equal rows are sorted by id. They are counted apart, up to a bound, so that a page
 * that an index gives needs no look at all others.
 */
export async function listRows<Table extends PgTable>(
  db: Queryable,
  request: ListRequest,
  list: ListDefinition<Table>,
): Promise<Listing<Table['$inferSelect']>> {
  const { page, perPage, sort, order } = request
  const { table, id, columns, computed = {} } = list
  const condition = listCondition(request, list)
  const direction = order === 'desc' ? desc : asc
  const sorting = [...(sort === null ? [] : [direction(Object.hasOwn(computed, sort) ? sql`${computed[sort]}` : columnOf(columns, sort))]), asc(id)]
  if (foldArabic(request.search) !== '') return foundRows(db, request, { list, condition, sorting })
  const before = (page - 1) * perPage
  const pageRows = await db
    .select()
    .from(table as PgTable)
    .where(condition)
    .orderBy(...sorting)
    .limit(perPage)
    .offset(before)
  const listing = { rows: pageRows as Table['$inferSelect'][] }
  // A page that is not full is the last one, unless it is past it.
  if (pageRows.length < perPage && (pageRows.length > 0 || page === 1)) return { ...listing, total: before + pageRows.length }
  const totals = await countUpTo(db, { table, condition, most: Math.max(MOST_COUNTED, before + pageRows.length) })
  return { ...listing, ...totals }
}

type Search<Table extends PgTable> = { list: ListDefinition<Table>; condition: SQL | undefined; sorting: readonly SQL[] }

/**
 * Looks at all rows that a search finds, in any order, and counts them in the same statement: an index of the order would have the database try row after row.
 * Only ids are sorted, since thousands of whole rows would not fit into memory.
 */
async function foundRows<Table extends PgTable>(
  db: Queryable,
  { page, perPage }: ListRequest,
  { list, condition, sorting }: Search<Table>,
): Promise<Listing<Table['$inferSelect']>> {
  const table: PgTable = list.table
  const matches = await db
    .select({ id: list.id, total: sql<number>`(count(*) over ())::int` })
    .from(table)
    .where(condition)
    .orderBy(...sorting)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [first] = matches
  if (!first) return { rows: [], ...(page === 1 ? { total: 0 } : await countUpTo(db, { table, condition, most: MOST_COUNTED })) }
  const ids = matches.map((row) => row.id)
  return { rows: await rowsOf(db, list, ids), total: first.total }
}

/** As many rows of a search are looked at for its newest. */
const MOST_FOUND = 200
/** A word of fewer letters has no trigram. */
const LETTERS_OF_TRIGRAM = 3
/** Where no index helps, a search of few looks at as many of the newest rows. */
const MOST_READ = 5000

/**
 * The newest few rows that a search finds, for somebody who is still typing: nothing is counted. Where it finds many, the newest are read backwards by their
 * ids, since they are near; where it finds few, an index of the search has them all, and reading backwards would look at every row. Short words alone have no
 * index: they are looked for among the newest rows.
 */
export async function findFewRows<Table extends PgTable>(
  db: Queryable,
  { search, few }: { search: string; few: number },
  list: Pick<ListDefinition<Table>, 'table' | 'id' | 'searched' | 'where'>,
): Promise<Table['$inferSelect'][]> {
  if (foldArabic(search) === '') return []
  const table: PgTable = list.table
  const hasIndex = foldArabic(search)
    .split(' ')
    .some((word) => word.length >= LETTERS_OF_TRIGRAM)
  const isNew = hasIndex ? undefined : sql`${list.id} > (select coalesce(max(${list.id}), 0) - ${MOST_READ} from ${table})`
  const condition = and(listCondition({ search, ids: null, filters: {} }, { ...list, columns: {} }), isNew)
  const some = await db.select({ id: list.id }).from(table).where(condition).limit(MOST_FOUND)
  const matches = some.length < MOST_FOUND ? some : await db.select({ id: list.id }).from(table).where(condition).orderBy(desc(list.id)).limit(few)
  const ids = matches.map((row) => Number(row.id)).toSorted((one, other) => other - one)
  return rowsOf(db, { ...list, columns: {} }, ids.slice(0, few))
}

/** The rows of these ids, in their order. */
async function rowsOf<Table extends PgTable>(db: Queryable, { table, id }: ListDefinition<Table>, ids: readonly unknown[]): Promise<Table['$inferSelect'][]> {
  if (ids.length === 0) return []
  const foundRecords = await db
    .select({ id, row: getTableColumns(table as PgTable) })
    .from(table as PgTable)
    .where(inArray(id, [...ids]))
  const byId = new Map(foundRecords.map((one) => [one.id, one.row as Table['$inferSelect']]))
  return ids.flatMap((rowId) => (byId.has(rowId) ? [byId.get(rowId) as Table['$inferSelect']] : []))
}

type CountRequest = { table: PgTable; condition: SQL | undefined; most: number }

async function countUpTo(db: Queryable, { table, condition, most }: CountRequest): Promise<{ total: number; isMore?: true }> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(most + 1)
    .as('some')
  const [countRow] = await db.select({ total: count() }).from(some)
  const total = countRow?.total ?? 0
  return total > most ? { total: most, isMore: true } : { total }
}

/** Which rows belong to a list: those of `where` that have these ids and values and contain what is searched for. */
export function listCondition(
  { search, ids, filters }: Pick<ListRequest, 'search' | 'ids' | 'filters'>,
  { id, columns, searched, where }: Pick<ListDefinition<PgTable>, 'id' | 'columns' | 'searched' | 'where'>,
): SQL | undefined {
  const searchText = foldArabic(search)
  return and(
    where,
    ids === null ? undefined : inArray(id, ids.map(Number).filter(isRowId)),
    ...Object.entries(filters).map(([field, value]) => eq(columnOf(columns, field), value)),
    searchText === '' ? undefined : or(...wordings(searchText).map((words) => contains(searched, words))),
  )
}

/** Digits that a telephone number has behind its code of a country and the 0 that only its own country dials. */
const FEWEST_DIGITS = 7

/** What a search may mean: each of its words, or the telephone number that it is, which records have with the code of its country and people seldom type so. */
function wordings(searchText: string): string[][] {
  const words = searchText.split(' ')
  const digits = isPhone(searchText, FEWEST_DIGITS) ? searchText.replace(/\D/g, '').replace(/^0+/, '') : ''
  return digits.length < FEWEST_DIGITS || digits === searchText ? [words] : [words, [digits]]
}

/** Every word stands somewhere in the row. */
function contains(searched: Searched, words: readonly string[]): SQL | undefined {
  if ('foldedText' in searched) {
    const { foldedText, elsewhere = () => [] } = searched
    return and(...words.map((word) => or(sql`${foldedText} like ${patternOf(word)}`, ...elsewhere(word))))
  }
  if (searched.length === 0) return sql`false`
  // Folds all columns of a row at once, far cheaper than one by one. No word contains the separator.
  const separated = sql.join([sql`chr(31)`, ...searched], sql`, `)
  const patterns = words.map((word) => sql`${patternOf(word)}`)
  return sql`${foldedColumn(sql`concat_ws(${separated})`)} like all (array[${sql.join(patterns, sql`, `)}])`
}

/** The pattern of texts that contain a word. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** A column in the form of {@link foldArabic}: a function of the database, since columns and indexes are made of it. */
export function foldedColumn(column: PgColumn | SQL): SQL {
  return sql`fold_arabic(${column})`
}

function columnOf(columns: Readonly<Record<string, PgColumn>>, field: string): PgColumn {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw new Error(`no list is sorted or filtered by ${field}`)
  return column
}
