type Limits = { mostEntries: number; mostBytes: number }

/** A cache limited in entries and memory: a new entry evicts the oldest until there is room. */
export class Shelf<Entry> {
  readonly #entries = new Map<string, { entry: Entry; bytes: number }>()
  readonly #limits: Limits
  readonly #sizeOf: (name: string, entry: Entry) => number
  #bytes = 0

  constructor(limits: Limits, sizeOf: (name: string, entry: Entry) => number) {
    this.#limits = limits
    this.#sizeOf = sizeOf
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(name: string): Entry | undefined {
    return this.#entries.get(name)?.entry
  }

  set(name: string, entry: Entry): void {
    this.delete(name)
    const bytes = this.#sizeOf(name, entry)
    if (bytes > this.#limits.mostBytes) return
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size < this.#limits.mostEntries && this.#bytes + bytes <= this.#limits.mostBytes) break
      this.delete(oldest)
    }
    this.#entries.set(name, { entry, bytes })
    this.#bytes += bytes
  }

  delete(name: string): void {
    const present = this.#entries.get(name)
    if (!present) return
    this.#bytes -= present.bytes
    this.#entries.delete(name)
  }

  /** Gives what it deleted, by name. */
  deleteWhere(matches: (entry: Entry) => boolean): Map<string, Entry> {
    const deletedEntries = new Map<string, Entry>()
    for (const [name, { entry }] of this.#entries) {
      if (!matches(entry)) continue
      deletedEntries.set(name, entry)
      this.delete(name)
    }
    return deletedEntries
  }
}
