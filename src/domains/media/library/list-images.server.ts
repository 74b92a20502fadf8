import { and, count, desc, eq, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { folded } from '#platform/database/list-rows.server.ts'
import type { ImageRecord } from './image-record.ts'
import { toImageRecord } from './image-rows.server.ts'
import { mediaImage } from '../schema.server.ts'

type Wanted = { bucket: number; page: number; items: number; search: string }

/** One page of a bucket's pictures whose texts contain the search, newest first, with the total. Pages count from 1. */
export async function listImages(db: Queryable, { bucket, page, items, search }: Wanted): Promise<{ images: ImageRecord[]; total: number }> {
  const wanted = foldArabic(search)
  // The space between the texts prevents matches that span both.
  const texts = folded(sql`${mediaImage.altAr} || ' ' || ${mediaImage.altEn}`)
  const found = and(eq(mediaImage.bucket, bucket), wanted === '' ? undefined : sql`position(${wanted} in ${texts}) > 0`)
  const rows = await db
    .select()
    .from(mediaImage)
    .where(found)
    .orderBy(desc(mediaImage.id))
    .limit(items)
    .offset((page - 1) * items)
  const [counted] = await db.select({ total: count() }).from(mediaImage).where(found)
  return { images: rows.map(toImageRecord), total: counted?.total ?? 0 }
}
