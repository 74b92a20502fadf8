import type { ImageRecord } from '#domains/media/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { SiteContent } from './site-content.server.ts'

/** Pictures that a site's pages have; a library of more is asked again. */
const MOST_IMAGES = 5000

const imagesBySite = new WeakMap<SiteContent, Map<number, ImageRecord | null>>()

/**
 * Records of pictures by id, read once: every change of the library changes the site's content, which is another object from then on. A record that was read while it
 * changed goes with the content that it was read for.
 */
export async function knownImages({ db }: Pick<Ctx, 'db'>, site: SiteContent, ids: readonly number[]): Promise<ReadonlyMap<number, ImageRecord>> {
  const records = imagesBySite.get(site) ?? new Map<number, ImageRecord | null>()
  imagesBySite.set(site, records)
  const images = new Map(ids.flatMap((id) => (records.has(id) ? [[id, records.get(id) ?? null] as const] : [])))
  const missing = ids.filter((id) => !images.has(id))
  if (missing.length > 0) {
    const foundImages = await findImages(db, missing)
    if (records.size + missing.length > MOST_IMAGES) records.clear()
    for (const id of missing) {
      images.set(id, foundImages.get(id) ?? null)
      records.set(id, foundImages.get(id) ?? null)
    }
  }
  return new Map([...images].flatMap(([id, record]) => (record ? [[id, record] as const] : [])))
}
