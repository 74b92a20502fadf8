import { asc } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { mediaImage } from '../schema.server.ts'

/** A picture of the library as one line: its Arabic text, its size in px and when it came. */
export type ImageFacts = { id: number; alt: string; width: number; height: number; createdAt: Date }

/** All pictures of the library: a hundred bytes of each, so that tens of thousands fit. */
export async function listImageFacts(db: Queryable): Promise<ImageFacts[]> {
  const { id, altAr, width, height, createdAt } = mediaImage
  return db.select({ id, alt: altAr, width, height, createdAt }).from(mediaImage).orderBy(asc(id))
}
