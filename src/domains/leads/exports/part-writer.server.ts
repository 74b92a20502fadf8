import type { Storage } from '#platform/storage/storage.server.ts'

const PART_BYTES = 1024 * 1024

/** The key of a part of an export; parts count from 0. */
export function partKey(exportId: number, part: number): string {
  return `lead-exports/${exportId}/${part}`
}

/** Writes a file of any length to the storage as numbered parts, of which one is held at a time. */
export class PartWriter {
  readonly #storage: Storage
  readonly #exportId: number
  #chunks: Uint8Array[] = []
  #bytes = 0
  parts = 0

  constructor(storage: Storage, exportId: number) {
    this.#storage = storage
    this.#exportId = exportId
  }

  add(bytes: Uint8Array): void {
    this.#chunks.push(bytes)
    this.#bytes += bytes.length
  }

  /** Stores the buffer when it is large enough for a part, and the rest at the end. */
  async flush(isEnd = false): Promise<void> {
    if (this.#bytes === 0 || (!isEnd && this.#bytes < PART_BYTES)) return
    await this.#storage.put(partKey(this.#exportId, this.parts), Buffer.concat(this.#chunks), 'application/octet-stream')
    this.parts += 1
    this.#chunks = []
    this.#bytes = 0
  }
}

/** The bytes of an export, part after part. */
export async function* readParts(storage: Storage, exportId: number, parts: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await storage.find(partKey(exportId, part))
    if (!bytes) throw new Error(`part ${part} of export ${exportId} is missing`)
    yield bytes
  }
}
