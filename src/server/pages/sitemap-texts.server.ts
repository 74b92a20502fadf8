import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { Shelf } from '#site/cache/shelf.ts'

const packed = promisify(gzip)
const unpacked = promisify(gunzip)
const MEGABYTE = 1024 * 1024
/** Ids of vehicles whose entries are kept as one text: a changed vehicle makes so many be read again. */
export const BLOCK_IDS = 1000

/**
 * The entries of vehicles in sitemaps, by blocks of ids, until one of their vehicles changes. Compressed, since twenty thousand vehicles with their pictures are 17 MB. A
 * text whose vehicles change while it is made is not kept.
 */
export class SitemapTexts {
  readonly #texts = new Shelf<Buffer>({ mostEntries: 5000, mostBytes: 32 * MEGABYTE }, (name, text) => 2 * name.length + text.length)
  readonly #underWay = new Set<{ block: number; isOutdated: boolean }>()

  /** The text of the block that begins after the id `block * BLOCK_IDS`. */
  async get(block: number, make: () => Promise<string>): Promise<Uint8Array> {
    const kept = this.#texts.get(String(block))
    if (kept) return unpacked(kept)
    const making = { block, isOutdated: false }
    this.#underWay.add(making)
    try {
      const text = Buffer.from(await make())
      const small = await packed(text, { level: constants.Z_BEST_SPEED })
      if (!making.isOutdated) this.#texts.set(String(block), small)
      return text
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
