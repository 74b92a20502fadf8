/** Codes that pass have 0 in the table, the others 1. */
export type CodeTest = { codes: Uint16Array | Uint32Array; table: Uint8Array }
/** Values from `from` to `to` pass; NaN never does. */
export type RangeTest = { values: Float64Array; from: number; to: number }
export type RowTest = CodeTest | RangeTest

/** Rows that one word of a set of rows holds, a bit each. */
export const WORD_ROWS = 32

/** The words that a set of so many rows takes. */
export function wordsFor(rows: number): number {
  return Math.ceil(rows / WORD_ROWS)
}

/** 1 when the set holds the row, else 0. */
export function holds(set: Uint32Array, row: number): number {
  return ((set[row >>> 5] as number) >>> (row & 31)) & 1
}

/**
 * Takes rows through conditions. What misses each of them stands in a set of bits, and two more sets say what missed once and what missed
 * twice, which is out. So a condition is one walk along its column with no branch that depends on the data: wrong guesses of the
 * processor cost more than everything else here. Columns have room for whole words.
 */
export class RowFilter {
  readonly #rows: Uint32Array
  readonly #once: Uint32Array
  readonly #twice: Uint32Array
  readonly #passing: Uint32Array
  readonly #misses: Uint32Array[] = []
  /** As long as half of the rows, since others are never asked for; made when first used. */
  #failing = new Uint32Array(0)

  constructor(capacity: number) {
    this.#rows = new Uint32Array(capacity)
    this.#once = new Uint32Array(wordsFor(capacity))
    this.#twice = new Uint32Array(wordsFor(capacity))
    this.#passing = new Uint32Array(wordsFor(capacity))
  }

  /**
   * The rows that miss no condition, then those that miss only the first, only the second and so on, each group in ascending order.
   * `starts` says where each of these groups begins, and in its last place where the last one ends; `passing` is the first group as a
   * set. They hold until the next call.
   */
  sift(candidates: Uint32Array, tests: readonly RowTest[]): { rows: Uint32Array; starts: Uint32Array; passing: Uint32Array } {
    const words = candidates.length
    this.#once.fill(0, 0, words)
    this.#twice.fill(0, 0, words)
    for (const [place, test] of tests.entries()) {
      const misses = this.#missesOf(place)
      if ('table' in test) this.#byCode(candidates, test, misses)
      else this.#byRange(candidates, test, misses)
    }
    return this.#group(candidates, tests.length)
  }

  /** The candidates of the last call that missed any condition, ascending; at most half of all rows. They hold until the next call. */
  failing(candidates: Uint32Array): Uint32Array {
    if (this.#failing.length === 0) this.#failing = new Uint32Array(Math.ceil(this.#rows.length / 2))
    const words = candidates.length
    for (let word = 0; word < words; word += 1) this.#twice[word] = (candidates[word] as number) & ~(this.#passing[word] as number)
    return this.#failing.subarray(0, listRows(this.#twice, words, { into: this.#failing, from: 0 }))
  }

  get bytes(): number {
    return [this.#rows, this.#once, this.#twice, this.#passing, this.#failing, ...this.#misses].reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  #missesOf(place: number): Uint32Array {
    this.#misses[place] ??= new Uint32Array(this.#once.length)
    return this.#misses[place]
  }

  #byCode(candidates: Uint32Array, { codes, table }: CodeTest, misses: Uint32Array): void {
    const [once, twice] = [this.#once, this.#twice]
    for (let word = 0; word < candidates.length; word += 1) {
      if (((candidates[word] as number) & ~(twice[word] as number)) === 0) continue
      const first = word * WORD_ROWS
      let missed = 0
      for (let bit = 0; bit < WORD_ROWS; bit += 1) missed |= (table[codes[first + bit] as number] as number) << bit
      misses[word] = missed
      twice[word] = (twice[word] as number) | ((once[word] as number) & missed)
      once[word] = (once[word] as number) | missed
    }
  }

  #byRange(candidates: Uint32Array, { values, from, to }: RangeTest, misses: Uint32Array): void {
    const [once, twice] = [this.#once, this.#twice]
    for (let word = 0; word < candidates.length; word += 1) {
      if (((candidates[word] as number) & ~(twice[word] as number)) === 0) continue
      const first = word * WORD_ROWS
      let missed = 0
      for (let bit = 0; bit < WORD_ROWS; bit += 1) {
        const value = values[first + bit] as number
        missed |= ((Number(value >= from) & Number(value <= to)) ^ 1) << bit
      }
      misses[word] = missed
      twice[word] = (twice[word] as number) | ((once[word] as number) & missed)
      once[word] = (once[word] as number) | missed
    }
  }

  #group(candidates: Uint32Array, tests: number): { rows: Uint32Array; starts: Uint32Array; passing: Uint32Array } {
    const [once, twice, passing] = [this.#once, this.#twice, this.#passing]
    const starts = new Uint32Array(tests + 2)
    for (let word = 0; word < candidates.length; word += 1) passing[word] = (candidates[word] as number) & ~(once[word] as number)
    let end = listRows(passing, candidates.length, { into: this.#rows, from: 0 })
    starts[1] = end
    // From here on, the rows that missed exactly once.
    for (let word = 0; word < candidates.length; word += 1) once[word] = (candidates[word] as number) & (once[word] as number) & ~(twice[word] as number)
    for (let place = 0; place < tests; place += 1) {
      const misses = this.#missesOf(place)
      for (let word = 0; word < candidates.length; word += 1) twice[word] = (once[word] as number) & (misses[word] as number)
      end = listRows(twice, candidates.length, { into: this.#rows, from: end })
      starts[place + 2] = end
    }
    return { rows: this.#rows, starts, passing: passing.subarray(0, candidates.length) }
  }
}

/** Writes the rows of a set into a list from a place on, ascending, and gives the place after the last. */
function listRows(set: Uint32Array, words: number, { into, from }: { into: Uint32Array; from: number }): number {
  let end = from
  for (let word = 0; word < words; word += 1) {
    let bits = (set[word] as number) | 0
    while (bits !== 0) {
      const lowest = bits & -bits
      into[end] = word * WORD_ROWS + 31 - Math.clz32(lowest)
      end += 1
      bits ^= lowest
    }
  }
  return end
}

/** Rows below `size` as a set of them. */
export function setOf(rows: Uint32Array, size: number): Uint32Array {
  const set = new Uint32Array(wordsFor(size))
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number
    set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31))
  }
  return set
}

/** The values with room for more behind them. */
export function widened(values: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const wide = new Uint8Array(length)
  wide.set(values)
  return wide
}
