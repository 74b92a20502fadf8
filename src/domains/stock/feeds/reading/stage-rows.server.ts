import { sql } from 'drizzle-orm'
import { storableText } from '#kernel/values/storable-text.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { findKnownRows, type KnownRow } from '../digests/known-rows.server.ts'
import { knownImages } from '../feed-images.server.ts'
import type { RowError } from '../feed-run.ts'
import type { FeedRunRow } from '../feed-runs.server.ts'
import type { ReadProblem, ReadRecord, ReadVehicle } from './row-reader.server.ts'
import type { ThreadedReader } from './threaded-reader.server.ts'

/** Rows that are staged by one statement. */
const BATCH = 200
const MOST_ERRORS = 200

/** `readsAll`: rows are staged whole even when it is known what becomes of them. */
type Options = { fetchesPictures: boolean; readsAll: boolean }
type Row = ReadRecord &
  Pick<ReadVehicle, 'externalId' | 'vin' | 'vehicle' | 'missing' | 'marks' | 'problems'> & { number: number; known: KnownRow['outcome'] | null }

/** Puts the rows of a file into the table between file and stock, and finds what is wrong with them. */
export class RowStager {
  readonly counts = { rowsRead: 0, rowsValid: 0, rowsInvalid: 0 }
  readonly errors: RowError[] = []
  /** Rows whose outcome was known by their digests. */
  readonly known = { unchanged: 0, held: 0 }
  readonly #marked = new Map<string, RowError>()
  /** Who has each VIN. */
  readonly #owners = new Map<string, string>()
  readonly #db: Queryable
  readonly #run: Pick<FeedRunRow, 'id' | 'feedId'>
  readonly #reader: ThreadedReader
  readonly #options: Options
  /** The staging of the rows before those that are being read. */
  #staging: Promise<void> = Promise.resolve()

  constructor(db: Queryable, { run, reader, ...options }: { run: Pick<FeedRunRow, 'id' | 'feedId'>; reader: ThreadedReader } & Options) {
    this.#db = db
    this.#run = run
    this.#reader = reader
    this.#options = options
  }

  get marked(): RowError[] {
    return [...this.#marked.values()]
  }

  /** Reads the next rows while those before them are staged; false when there are none and all are staged. */
  async stageNext(): Promise<boolean> {
    try {
      const records = await this.#reader.next(BATCH)
      const rows = records.length === 0 ? [] : (await this.#read(records)).map((row) => this.#vinOnce(row))
      await this.#staging
      if (records.length === 0) return false
      this.#staging = this.#stage(rows)
      // Whoever comes for the next rows hears of a failure.
      this.#staging.catch(() => undefined)
      return true
    } catch (error) {
      // Nothing is staged any more once the run has failed.
      await this.#staging.catch(() => undefined)
      throw error
    }
  }

  async #stage(rows: readonly Row[]): Promise<void> {
    const twice = await this.#insert(rows)
    for (const row of rows) {
      if (twice.has(row.number)) this.#complain(row.line, [{ field: 'external_id', reason: 'twice', value: row.externalId.slice(0, 80) }])
      else if (row.vehicle === null && row.known === null) this.#complain(row.line, row.problems)
      else this.#count(row)
    }
  }

  async #read(records: readonly ReadRecord[]): Promise<Row[]> {
    const digests = this.#options.readsAll ? [] : records.flatMap(({ digest }) => (digest === '' ? [] : [digest]))
    const knownRows = await findKnownRows(this.#db, this.#run.feedId, digests)
    const unknown = [...records.keys()].filter((place) => !knownRows.has(records[place]?.digest ?? ''))
    const images = this.#options.fetchesPictures ? await knownImages(this.#db, await this.#reader.addressesOf(unknown)) : new Map<string, number>()
    const readVehicles = new Map((await this.#reader.read(unknown, images)).map((vehicle, index) => [unknown[index], vehicle]))
    return records.flatMap((record, place): Row[] => {
      this.counts.rowsRead += 1
      const base = { number: this.counts.rowsRead, line: record.line }
      const vehicle = readVehicles.get(place)
      if (vehicle) return [{ ...base, ...vehicle, digest: vehicle.isSettled ? record.digest : '', known: null }]
      const knownRow = knownRows.get(record.digest)
      if (!knownRow) return []
      const { externalId, vin, marks, outcome } = knownRow
      return [{ ...base, digest: record.digest, externalId, vin, marks, vehicle: null, missing: [], problems: [], known: outcome }]
    })
  }

  /** A car whose VIN stands further up under another id is an error. */
  #vinOnce(row: Row): Row {
    if (row.vin === '') return row
    const owner = this.#owners.get(row.vin) ?? row.externalId
    this.#owners.set(row.vin, owner)
    if (owner === row.externalId) return row
    return { ...row, vehicle: null, known: null, missing: [], digest: '', problems: [{ field: 'vin', reason: 'twice', value: row.vin }] }
  }

  /** Numbers of rows whose vehicle stands further up in the file. */
  async #insert(rows: readonly Row[]): Promise<Set<number>> {
    const namedRows = rows.filter(({ externalId }) => externalId !== '')
    if (namedRows.length === 0) return new Set()
    const texts = namedRows.map(({ number, line, externalId, vehicle, missing, digest, vin, marks, known }) => {
      const text = JSON.stringify({ number, line, external_id: externalId, missing, digest, vin, marks, known })
      return vehicle === null ? text : `${text.slice(0, -1)},"vehicle":${vehicle}}`
    })
    const { rows: takenRows } = await this.#db.execute<{ number: number }>(sql`
      insert into feed_row (run_id, number, line, external_id, vehicle, missing, digest, vin, marks, known)
      select ${this.#run.id}, number, line, external_id, vehicle, missing, digest, vin, marks, known
      from jsonb_populate_recordset(null::feed_row, ${`[${texts.join(',')}]`}::jsonb)
      on conflict (run_id, external_id) do nothing returning number`)
    const keptNumbers = new Set(takenRows.map(({ number }) => number))
    return new Set(namedRows.filter(({ number }) => !keptNumbers.has(number)).map(({ number }) => number))
  }

  #complain(line: number, problems: readonly ReadProblem[]): void {
    this.counts.rowsInvalid += 1
    for (const problem of problems) if (this.errors.length < MOST_ERRORS) this.errors.push({ line, ...storableText(problem) })
  }

  #count({ line, marks, known }: Row): void {
    this.counts.rowsValid += 1
    if (known) this.known[known] += 1
    for (const mark of marks) {
      const key = `${mark.reason} ${mark.value}`
      if (this.#marked.size < MOST_ERRORS && !this.#marked.has(key)) this.#marked.set(key, { line, ...mark })
    }
  }
}
