import { hash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { cutText } from '#kernel/values/cut-text.ts'
import { storableText } from '#kernel/values/storable-text.ts'
import { vehicle } from '../../schema.server.ts'
import type { VehicleDraft } from '../../vehicles/fields/vehicle-draft.ts'
import { vehicleColumns } from '../../vehicles/fields/vehicle-row.server.ts'
import type { FeedDraft } from '../feed.ts'
import type { FileRow } from '../feed-record.ts'
import type { RowError } from '../feed-run.ts'
import { type MappedRow, recordMapper } from '../mapping/map-record.ts'
import { type SiteFacts, marksOf } from '../mark-row.ts'
import { type MissingPart, missingOf } from '../missing-of.ts'
import { readRows } from '../read-rows.server.ts'
import { withImages } from './with-images.ts'

const columns = Object.entries(getTableColumns(vehicle))

/** What rows are read by. `digest` stands for all of it, and for whatever else decides what becomes of a record; null when nobody wants digests. */
export type ReadTerms = { draft: FeedDraft; currencies: ReadonlySet<string>; site: SiteFacts; digest: string | null }
export type ReadProblem = Omit<RowError, 'line'>
/** A record of the file; `digest` tells it from all others that it could be, and what it is read by; '' without one. */
export type ReadRecord = { line: number; digest: string }
/**
 * What a record means: `vehicle` is the JSON of the row of its vehicle, null for a record that is not valid. `isSettled` when the same record means the same the next
 * time; a picture that is not fetched yet may be there then.
 */
export type ReadVehicle = {
  externalId: string
  vin: string
  vehicle: string | null
  missing: MissingPart[]
  marks: ReadProblem[]
  problems: ReadProblem[]
  isSettled: boolean
}
export type Images = ReadonlyMap<string, number>

/**
 * Reads a file in batches. First what its records are, by their digests, then what those mean that somebody asks for: most of a file is usually known already.
 */
export class RowReader {
  readonly #rows: AsyncGenerator<FileRow>
  readonly #terms: ReadTerms
  readonly #map: (record: Extract<FileRow, { record: unknown }>['record']) => MappedRow
  #batch: FileRow[] = []
  #mapped = new Map<number, MappedRow>()

  constructor(source: AsyncIterable<Uint8Array>, terms: ReadTerms) {
    this.#rows = readRows(source, terms.draft)
    this.#terms = terms
    this.#map = recordMapper(terms.draft, terms.currencies)
  }

  /** The next records, none at the end of the file. */
  async next(most: number): Promise<ReadRecord[]> {
    this.#batch = []
    this.#mapped = new Map()
    while (this.#batch.length < most) {
      const { value, done } = await this.#rows.next()
      if (done) break
      this.#batch.push(value)
    }
    return this.#batch.map((row) => ({ line: row.line, digest: this.#digestOf(row) }))
  }

  /** The addresses of the pictures of these records of the batch. */
  addressesOf(places: readonly number[]): string[] {
    const mapped = places.map((place) => this.#mappedAt(place))
    return [...new Set(mapped.flatMap((one) => (one?.ok ? one.vehicle.photos.map(({ big_path }) => big_path) : [])))]
  }

  /** What these records of the batch mean, with the pictures of the library that they name. */
  read(places: readonly number[], images: Images): ReadVehicle[] {
    return places.map((place) => this.#vehicleAt(place, images))
  }

  /** Asks for no more bytes. */
  async close(): Promise<void> {
    await this.#rows.return(undefined)
  }

  #vehicleAt(place: number, images: Images): ReadVehicle {
    const row = this.#batch[place]
    const nothing = { externalId: '', vin: '', vehicle: null, missing: [], marks: [], isSettled: false }
    if (!row || 'flaw' in row) return { ...nothing, problems: row ? [{ field: '', reason: row.flaw, value: '' }] : [] }
    const mapped = this.#mappedAt(place) ?? this.#map(row.record)
    if (!mapped.ok) return { ...nothing, externalId: cutText(mapped.externalId, 120), problems: mapped.problems }
    const { site } = this.#terms
    const vehicle = site.fetchesPictures ? { ...mapped.vehicle, photos: withImages(mapped.vehicle.photos, images) } : mapped.vehicle
    return {
      externalId: mapped.externalId,
      vin: vehicle.vin.trim().toUpperCase(),
      vehicle: JSON.stringify(rowOf(vehicle)),
      missing: this.#terms.draft.shows_at_once ? [] : missingOf(vehicle, site),
      marks: storableText(marksOf(vehicle, site)),
      problems: [],
      isSettled: !site.fetchesPictures || vehicle.photos.every(({ image_id }) => image_id !== null),
    }
  }

  #mappedAt(place: number): MappedRow | null {
    const row = this.#batch[place]
    if (!row || 'flaw' in row) return null
    const mapped = this.#mapped.get(place) ?? this.#map(row.record)
    this.#mapped.set(place, mapped)
    return mapped
  }

  #digestOf(row: FileRow): string {
    return this.#terms.digest === null || 'flaw' in row ? '' : hash('sha256', this.#terms.digest + JSON.stringify(row.record), 'base64url')
  }
}

/** A vehicle under the names of its columns. */
function rowOf(draft: VehicleDraft): Record<string, unknown> {
  const values: Record<string, unknown> = vehicleColumns(draft)
  return Object.fromEntries(columns.flatMap(([name, column]) => (name in values ? [[column.name, values[name]]] : [])))
}
