import { reasonOf } from '#kernel/reason-of.ts'
import { setTimeout as sleep, setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from '#kernel/log.ts'
import type { Db } from '#platform/database/database.server.ts'
import { isUnseen } from '#platform/database/transaction-id.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicleStatuses } from '../vocabulary.ts'
import { ColumnIndex, type IndexRow } from './column-index.server.ts'
import { readListingDefinitions } from './find-listings.server.ts'
import { modelTexts } from '../models/model-columns.server.ts'
import { listingDefinition } from './listing-definition.ts'
import { rangeSql, shownPriceSql } from './range-sql.server.ts'
import { listKeys, rangeKeys, stockFilters } from './stock-filters.ts'
import type { PublishedStock } from './stock-search.ts'

/** Vehicles in one batch: few enough that requests never wait long for a build. */
const BATCH = 2000
/** Above this share of changed vehicles, a rebuild is cheaper than patching. */
const REBUILD_SHARE = 0.2
const FEWEST_FOR_REBUILD = 20_000
const RETRY_MS = 1000
/** Stands for all published vehicles; no listing has such a key. */
const EVERYTHING = ''
/** How long it rests after it has followed changes, in times of what that took: a feed brings many one after the other. */
const REST = { times: 4, most: 2000 }

export type StockIndex = PublishedStock & {
  /** Applies the changes since the last call; called when the scope `stock` is announced. */
  refresh: () => Promise<void>
  /**
   * Rebuilds the index; the current one keeps answering until the new one replaces it. For a database that may have lost track of its transactions: one that
   * crashed may give the ids of those that it rolled back to others.
   */
  rebuild: () => Promise<void>
  /** `behindSeconds` is how long the oldest change that it was told of has waited; 0 when it has all. */
  figures: () => { vehicles: number; bytes: number; behindSeconds: number }
  close: () => void
}

type Sources = { db: Db; log: Logger; onChange?: (changedIds: readonly number[] | null) => void; readPriceBasis: () => Promise<PriceBasis> }

/**
 * The search of one process, over all vehicles of the database. Every row names the transaction that wrote it. The index keeps the snapshot that it was read by
 * and reads the rows of transactions that were not part of it, so that a write counts once it is committed, however long it took.
 * `onChange` is called whenever answers may differ from earlier ones, with the ids of the vehicles that changed, null for all. Ranges and order go by the prices that visitors see (A-211), converted by the exchange rates, so another
 * `readPriceBasis` at a `refresh` builds the index anew. Long, since its parts share what they follow.
 */
export async function openStockIndex({ db, log, onChange, readPriceBasis }: Sources): Promise<StockIndex> {
  let { index, snapshot, rules } = await build(db, await readPriceBasis())
  let running: Promise<void> | null = null
  let isBehind = false
  let mustRebuild = false
  let restsUntil = 0
  /** When the oldest change was told that is not in the index: one that waits, and one that is being read. */
  let toldAt: number | null = null
  let readFor: number | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const replace = async (): Promise<void> => {
    ;({ index, snapshot, rules } = await build(db, await readPriceBasis()))
    mustRebuild = false
    onChange?.(null)
  }

  const catchUp = async (): Promise<void> => {
    if (mustRebuild || !isSameBasis(await readPriceBasis(), rules)) return replace()
    // Read first: a concurrent write may be read twice, but is never missed.
    const current = await currentSnapshot(db)
    const changeCount = await countChanges(db, snapshot)
    if (changeCount > FEWEST_FOR_REBUILD && changeCount > index.size * REBUILD_SHARE) return replace()
    const rows: IndexRow[] = []
    for await (const batch of readRows(db, { unseenBy: snapshot, rules })) rows.push(...batch)
    index.setListings(await readListingDefinitions(db, rules))
    index.patch(rows)
    snapshot = current
    onChange?.(rows.map(({ id }) => id))
    await index.renew(nextTurn)
  }

  const follow = async (): Promise<void> => {
    do {
      await nextTurnAt(restsUntil)
      isBehind = false
      const begin = performance.now()
      readFor ??= toldAt
      toldAt = null
      await catchUp()
      readFor = null
      const end = performance.now()
      restsUntil = end + Math.min(REST.most, (end - begin) * REST.times)
    } while (isBehind && !isClosed)
  }

  const refresh = async (): Promise<void> => {
    clearTimeout(retry)
    isBehind = true
    toldAt ??= performance.now()
    running ??= follow().finally(() => {
      running = null
    })
    try {
      await running
    } catch (error) {
      if (isClosed) return
      log.warn('the stock index could not follow a change; trying again', { reason: reasonOf(error) })
      clearTimeout(retry)
      retry = setTimeout(refresh, RETRY_MS).unref()
    }
  }

  return {
    search: async (listing, query) => index.search(listing, query),
    searchAll: (query, currency) => index.searchIn(listingDefinition({ key: EVERYTHING, membership: 'filtered', filters: {}, currency }, rules), query),
    models: () => index.models,
    shownRanges: (idsInRange) => index.shownRanges(idsInRange),
    refresh,
    rebuild: async () => {
      mustRebuild = true
      await refresh()
    },
    figures: () => {
      const behindSince = readFor ?? toldAt
      return { vehicles: index.size, bytes: index.bytes, behindSeconds: behindSince === null ? 0 : (performance.now() - behindSince) / 1000 }
    },
    close: () => {
      isClosed = true
      clearTimeout(retry)
    },
  }
}

async function nextTurnAt(time: number): Promise<void> {
  const rest = time - performance.now()
  if (rest > 0) await sleep(rest, undefined, { ref: false })
}

async function build(db: Db, rules: PriceBasis): Promise<{ index: ColumnIndex; snapshot: string; rules: PriceBasis }> {
  const index = new ColumnIndex(rules.siteCurrency)
  // Read first: a concurrent write may be read twice, but is never missed.
  const snapshot = await currentSnapshot(db)
  for await (const batch of readRows(db, { unseenBy: null, rules })) for (const row of batch) index.append(row)
  index.setListings(await readListingDefinitions(db, rules))
  await index.sort(nextTurn)
  return { index, snapshot, rules }
}

/** Whether rows read by one basis stand for the other as well. */
function isSameBasis(one: PriceBasis, other: PriceBasis): boolean {
  const text = ({ taxIncluded, priceOnRequestOptions, siteCurrency, factors }: PriceBasis) =>
    JSON.stringify([taxIncluded, priceOnRequestOptions, siteCurrency, factors])
  return text(one) === text(other)
}

async function currentSnapshot({ $client }: Db): Promise<string> {
  const { rows } = await $client.query<{ now: string }>('select pg_current_snapshot()::text as now')
  const [row] = rows
  if (!row) throw new Error('the database told no snapshot')
  return row.now
}

async function countChanges({ $client }: Db, snapshot: string): Promise<number> {
  const { rows } = await $client.query<{ count: number }>(`select count(*)::int as count from vehicle where ${isUnseen('changed_by', '$1')}`, [snapshot])
  return rows[0]?.count ?? 0
}

function selectedColumns(rules: PriceBasis): string {
  return [
    ...[
      'id',
      'is_published',
      'publication_lists',
      'currency',
      'extract(epoch from created_at)::float8 * 1000',
      'extract(epoch from updated_at)::float8 * 1000',
      'status',
    ],
    ...listKeys.map((key) => stockFilters[key].attribute),
    ...rangeKeys.map((key) => rangeSql(key, rules)),
    ...[shownPriceSql(rules), 'price_hidden', 'told.engine_capacity_normalized', ...modelTexts.map((name) => `told.${name}`)],
  ].join(', ')
}

/** The details of a vehicle that the index holds. Read as one record, since each operator on the JSON would unpack it again. */
const DETAILS = `jsonb_to_record(details) as told(engine_capacity_normalized text, ${modelTexts.map((name) => `${name} text`).join(', ')})`

/** All vehicles in the order of their ids, or those of transactions that a snapshot has not seen, in batches. */
async function* readRows({ $client }: Db, { unseenBy, rules }: { unseenBy: string | null; rules: PriceBasis }): AsyncGenerator<IndexRow[]> {
  const condition = unseenBy === null ? '' : `and ${isUnseen('changed_by', '$2')}`
  let last = 0
  for (;;) {
    const text = `select ${selectedColumns(rules)} from vehicle, ${DETAILS} where id > $1 ${condition} order by id limit ${BATCH}`
    const { rows } = await $client.query<unknown[]>({ text, values: unseenBy === null ? [last] : [last, unseenBy], rowMode: 'array' })
    yield rows.map(readRow)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.[0] as number
  }
}

function readRow([id, isPublished, publicationLists, currency, createdAt, updatedAt, status, ...values]: unknown[]): IndexRow {
  const numbers = values.slice(listKeys.length, listKeys.length + rangeKeys.length)
  const [price, isPriceHidden, engineCapacity, ...texts] = values.slice(listKeys.length + rangeKeys.length)
  return {
    id: id as number,
    isPublished: isPublished as boolean,
    publicationLists: publicationLists as string[],
    currency: currency as string,
    lists: values.slice(0, listKeys.length).map(setOf),
    numbers: numbers.map(numberOf),
    createdAt: Math.round(createdAt as number),
    updatedAt: Math.round(updatedAt as number),
    statusRank: vehicleStatuses.indexOf(status as (typeof vehicleStatuses)[number]),
    model: {
      texts: texts.map((text) => (text as string | null) ?? ''),
      price: numberOf(price),
      isPriceHidden: isPriceHidden as boolean,
      engineCapacity: Number(engineCapacity ?? Number.NaN),
    },
  }
}

function numberOf(value: unknown): number {
  return (value as number | null) ?? Number.NaN
}

const nothing: readonly string[] = []

/** The values of a column: of an array as they are, of anything else the one that it has. */
function setOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value as string[]
  return value === null || value === '' ? nothing : [String(value)]
}
