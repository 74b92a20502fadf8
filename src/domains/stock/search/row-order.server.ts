import { heldStatuses, vehicleStatuses } from '../vocabulary.ts'
import type { NumberColumn } from './columns.server.ts'

const RUN = 8192
/** The number of rows merged before yielding. */
const SLICE = 100_000

type Pause = () => Promise<void>

/** 1 for each rank of a status that stands behind all others: the vehicle is being bought. */
const isHeldRank = Uint8Array.from(vehicleStatuses, (status) => Number(heldStatuses.includes(status)))

/** Neighbouring rows of a list, of which the first `valued` have a value. */
type Part = { start: number; valued: number; end: number }
const emptyPart: Part = { start: 0, valued: 0, end: 0 }

/**
 * Rows sorted by a column, ascending, equal ones by their ids; rows without a value come last. Vehicles that are being bought stand behind all others,
 * in the same order among themselves. The other direction walks both parts backwards, but for their rows without a value, which are last then as well.
 */
export class RowOrder {
  rows = new Uint32Array(0)
  /** The vehicles that can be had, and those that are being bought. */
  #parts: readonly [Part, Part] = [emptyPart, emptyPart]
  readonly #column: NumberColumn
  readonly #ids: NumberColumn
  readonly #statusRanks: NumberColumn

  constructor(column: NumberColumn, ids: NumberColumn, statusRanks: NumberColumn) {
    this.#column = column
    this.#ids = ids
    this.#statusRanks = statusRanks
  }

  /** The runs of rows that have a value, each ascending. */
  get valuedRuns(): readonly { start: number; end: number }[] {
    return this.#parts.map(({ start, valued }) => ({ start, end: start + valued }))
  }

  /** Below 0 when the first row stands before the other. */
  compare(one: number, other: number): number {
    const heldOrder = this.#isHeld(one) - this.#isHeld(other)
    if (heldOrder !== 0) return heldOrder
    const values = this.#column.values
    const [first, second] = [values[one] as number, values[other] as number]
    if (first < second) return -1
    if (first > second) return 1
    const [lacks, otherLacks] = [Number.isNaN(first), Number.isNaN(second)]
    if (lacks !== otherLacks) return lacks ? 1 : -1
    return (this.#ids.values[one] as number) - (this.#ids.values[other] as number)
  }

  /** The same in either direction. */
  compareIn(isDescending: boolean, one: number, other: number): number {
    if (!isDescending) return this.compare(one, other)
    const heldOrder = this.#isHeld(one) - this.#isHeld(other)
    if (heldOrder !== 0) return heldOrder
    const values = this.#column.values
    const [lacks, otherLacks] = [Number.isNaN(values[one]), Number.isNaN(values[other])]
    if (lacks !== otherLacks) return lacks ? 1 : -1
    return this.compare(other, one)
  }

  /** Sorts all rows again, in slices with a yield in between. */
  async sort(rows: Uint32Array<ArrayBuffer>, pause: Pause): Promise<void> {
    const compare = (one: number, other: number) => this.compare(one, other)
    let from = rows
    let to = new Uint32Array(rows.length)
    for (let start = 0; start < from.length; start += RUN) {
      from.subarray(start, start + RUN).sort(compare)
      await pause()
    }
    for (let width = RUN; width < from.length; width *= 2) {
      let sinceRest = 0
      for (let start = 0; start < from.length; start += 2 * width) {
        const middle = Math.min(start + width, from.length)
        const end = Math.min(start + 2 * width, from.length)
        let [leftAt, right] = [start, middle]
        for (let at = start; at < end; at += 1) {
          const takesLeft = leftAt < middle && (right >= end || this.compare(from[leftAt] as number, from[right] as number) < 0)
          to[at] = (takesLeft ? from[leftAt++] : from[right++]) as number
          sinceRest += 1
          if (sinceRest === SLICE) {
            sinceRest = 0
            await pause()
          }
        }
      }
      ;[from, to] = [to, from]
    }
    this.#keep(from)
  }

  /** Removes the changed rows and inserts those that still exist at their new places. */
  replace(isChanged: Uint8Array, addedRows: readonly number[]): void {
    const keptRows = this.#without(isChanged)
    const merged = new Uint32Array(keptRows.length + addedRows.length)
    let from = 0
    for (const [count, row] of [...addedRows].sort((one, other) => this.compare(one, other)).entries()) {
      const place = this.#placeIn(keptRows, row, from)
      merged.set(keptRows.subarray(from, place), from + count)
      merged[place + count] = row
      from = place
    }
    merged.set(keptRows.subarray(from), from + addedRows.length)
    this.#keep(merged)
  }

  /** The row at a place of the list, from 0, in either direction. */
  at(place: number, isDescending: boolean): number {
    if (!isDescending) return this.rows[place] as number
    const [free, heldPart] = this.#parts
    const { start, valued, end } = place < free.end ? free : heldPart
    const within = place - start
    return this.rows[within < valued ? start + valued - 1 - within : end - 1 - (within - valued)] as number
  }

  get bytes(): number {
    return this.rows.byteLength
  }

  #without(isChanged: Uint8Array): Uint32Array {
    const rows = this.rows
    const keptRows = new Uint32Array(rows.length)
    let count = 0
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number
      keptRows[count] = row
      count += isChanged[row] === 0 ? 1 : 0
    }
    return keptRows.subarray(0, count)
  }

  /** Where a row belongs among sorted ones, not before `from`. */
  #placeIn(sortedRows: Uint32Array, row: number, from: number): number {
    let [low, high] = [from, sortedRows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.compare(sortedRows[middle] as number, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #keep(rows: Uint32Array<ArrayBuffer>): void {
    this.rows = rows
    const values = this.#column.values
    const isUnvalued = (row: number) => Number.isNaN(values[row])
    const firstHeld = this.#firstOf((row) => this.#isHeld(row) === 1, 0, rows.length)
    const partOf = (start: number, end: number) => ({ start, end, valued: this.#firstOf(isUnvalued, start, end) - start })
    this.#parts = [partOf(0, firstHeld), partOf(firstHeld, rows.length)]
  }

  #isHeld(row: number): number {
    return isHeldRank[this.#statusRanks.values[row] as number] ?? 0
  }

  /** The first place between two whose row passes, where all rows behind it pass as well. */
  #firstOf(passes: (row: number) => boolean, from: number, end: number): number {
    let [low, high] = [from, end]
    while (low < high) {
      const middle = (low + high) >> 1
      if (passes(this.rows[middle] as number)) high = middle
      else low = middle + 1
    }
    return low
  }
}
