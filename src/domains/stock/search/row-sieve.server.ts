/** Codes that pass have 0 in the table, the others the condition's own bit. */
export type CodeTest = { codes: Uint16Array | Uint32Array; table: Uint32Array }
/** Values from `from` to `to` pass; NaN never does. */
export type RangeTest = { values: Float64Array; from: number; to: number }
export type RowTest = CodeTest | RangeTest

/**
 * Takes rows through conditions one by one. Each row carries a bit for every condition it misses; with a second one it is out. The
 * loops have no branch that depends on the data: at tens of thousands of rows, wrong guesses of the processor cost more than stores.
 */
export class RowSieve {
  #rows: Uint32Array
  #spare: Uint32Array
  readonly #misses: Uint32Array

  constructor(capacity: number) {
    this.#rows = new Uint32Array(capacity)
    this.#spare = new Uint32Array(capacity)
    this.#misses = new Uint32Array(capacity)
  }

  /**
   * The rows that miss no condition, then those that miss only the first, only the second and so on. `starts` says where each of
   * these groups begins, and in its last place where the last one ends. Both hold until the next call.
   */
  sift(candidates: Uint32Array, tests: readonly RowTest[]): { rows: Uint32Array; starts: Uint32Array } {
    let count = candidates.length
    this.#rows.set(candidates)
    this.#misses.fill(0, 0, count)
    for (const [place, test] of tests.entries()) count = 'table' in test ? this.#byCode(count, test) : this.#byRange(count, test, 1 << place)
    return this.#group(count, tests.length)
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#spare.byteLength + this.#misses.byteLength
  }

  #byCode(count: number, { codes, table }: CodeTest): number {
    const rows = this.#rows
    const misses = this.#misses
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] as number
      const miss = (misses[at] as number) | (table[codes[row] as number] as number)
      rows[kept] = row
      misses[kept] = miss
      kept += (miss & (miss - 1)) === 0 ? 1 : 0
    }
    return kept
  }

  #byRange(count: number, { values, from, to }: RangeTest, bit: number): number {
    const rows = this.#rows
    const misses = this.#misses
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] as number
      const value = values[row] as number
      const miss = (misses[at] as number) | (value >= from && value <= to ? 0 : bit)
      rows[kept] = row
      misses[kept] = miss
      kept += (miss & (miss - 1)) === 0 ? 1 : 0
    }
    return kept
  }

  #group(count: number, tests: number): { rows: Uint32Array; starts: Uint32Array } {
    const rows = this.#rows
    const misses = this.#misses
    const starts = new Uint32Array(tests + 2)
    for (let at = 0; at < count; at += 1) {
      const next = groupOf(misses[at] as number) + 1
      starts[next] = (starts[next] as number) + 1
    }
    for (let group = 1; group < starts.length; group += 1) starts[group] = (starts[group] as number) + (starts[group - 1] as number)
    const grouped = this.#spare
    const ends = starts.slice()
    for (let at = 0; at < count; at += 1) {
      const group = groupOf(misses[at] as number)
      const place = ends[group] as number
      grouped[place] = rows[at] as number
      ends[group] = place + 1
    }
    this.#spare = rows
    this.#rows = grouped
    return { rows: grouped, starts }
  }
}

/** 0 for no bit, 1 for the lowest, and so on. */
function groupOf(miss: number): number {
  return 32 - Math.clz32(miss)
}
