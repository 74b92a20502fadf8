import type { IndexedPage } from '#domains/content/index.server.ts'
import { Shelf } from '#site/cache/shelf.ts'
import { type GzipPiece, gzipPiece } from '../http/gzip-pieces.server.ts'

const MEGABYTE = 1024 * 1024
/** Ids of vehicles whose entries are kept as one text: a changed vehicle makes so many be read again. */
export const BLOCK_IDS = 250

/**
 * What sitemaps show, until it changes: the pages as rows, and the entries of vehicles as texts, by blocks of ids. Those are packed, as they are
 * sent: twenty thousand vehicles with their pictures are 17 MB. What changes while it is made is not kept.
 */
export class SitemapTexts {
  readonly #texts = new Shelf<GzipPiece>({ mostEntries: 5000, mostBytes: 32 * MEGABYTE }, (name, { packed }) => 2 * name.length + packed.length)
  readonly #underWay = new Set<{ block: number; isOutdated: boolean }>()

  #pages: Promise<IndexedPage[]> | undefined

  /** The pages. `read` asks the primary: a replica may not have the change yet after which they are read. */
  pages(read: () => Promise<IndexedPage[]>): Promise<IndexedPage[]> {
    if (this.#pages) return this.#pages
    const reading = read()
    this.#pages = reading
    reading.catch(() => {
      // The caller reports the failure; the next request tries again.
      if (this.#pages === reading) this.#pages = undefined
    })
    return reading
  }

  /** To be called when pages or shared sections changed. */
  forgetPages(): void {
    this.#pages = undefined
  }

  /** The text of the block that begins after the id `block * BLOCK_IDS`. */
  async get(block: number, make: () => Promise<string>): Promise<GzipPiece> {
    const cachedText = this.#texts.get(String(block))
    if (cachedText) return cachedText
    const making = { block, isOutdated: false }
    this.#underWay.add(making)
    try {
      const piece = await gzipPiece(await make())
      if (!making.isOutdated) this.#texts.set(String(block), piece)
      return piece
    } finally {
      this.#underWay.delete(making)
    }
  }

  /** To be called when vehicles changed; null is all of them, or something else that entries show. */
  forget(ids: readonly number[] | null): void {
    const blocks = ids && new Set(ids.map((id) => Math.floor((id - 1) / BLOCK_IDS)))
    for (const making of this.#underWay) if (!blocks || blocks.has(making.block)) making.isOutdated = true
    if (blocks) for (const block of blocks) this.#texts.delete(String(block))
    else this.#texts.deleteWhere(() => true)
  }
}
