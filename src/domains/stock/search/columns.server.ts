const FIRST_CAPACITY = 1024
const WIDE = 65_536

/** A column of texts as small integers; 0 stands for no value. A row may have several values: each set of them has a code of its own. */
export class CodeColumn {
  codes: Uint16Array | Uint32Array
  readonly #codeOf = new Map<string, number>([['', 0]])
  /** The values of each code. */
  readonly sets: (readonly string[])[] = [[]]

  constructor(capacity = FIRST_CAPACITY) {
    this.codes = new Uint16Array(capacity)
  }

  set(row: number, values: readonly string[]): void {
    this.codes[row] = this.#code(values)
  }

  grow(capacity: number): void {
    const grown = this.sets.length > WIDE ? new Uint32Array(capacity) : new Uint16Array(capacity)
    grown.set(this.codes)
    this.codes = grown
  }

  /** For each code, 0 when one of its values is wanted, else 1. */
  missing(wantedValues: readonly string[]): Uint8Array {
    const table = new Uint8Array(this.sets.length).fill(1)
    for (const [code, set] of this.sets.entries()) if (set.some((value) => wantedValues.includes(value))) table[code] = 0
    return table
  }

  get bytes(): number {
    return this.codes.byteLength
  }

  #code(values: readonly string[]): number {
    const key = values.length === 1 ? (values[0] as string) : values.join('\u0000')
    const knownCode = this.#codeOf.get(key)
    if (knownCode !== undefined) return knownCode
    const code = this.sets.length
    this.#codeOf.set(key, code)
    this.sets.push([...values])
    if (code === WIDE) this.grow(this.codes.length)
    return code
  }
}

/** A column of numbers; NaN stands for no value, and no range holds it. */
export class NumberColumn {
  values: Float64Array

  constructor(capacity = FIRST_CAPACITY) {
    this.values = new Float64Array(capacity)
  }

  grow(capacity: number): void {
    const grown = new Float64Array(capacity)
    grown.set(this.values)
    this.values = grown
  }

  get bytes(): number {
    return this.values.byteLength
  }
}
