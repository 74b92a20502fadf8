import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { type AltText, centre, type FocalPoint, type ImageRecord } from './image-record.ts'
import { imageColumns, toImageRecord } from './image-rows.server.ts'
import { inspectPicture, type PictureFlaw } from '../recognition/inspect-picture.server.ts'
import { lockOriginal } from './lock-original.server.ts'
import { mediaImage } from '../schema.server.ts'
import { checksumOf, originalKey } from '../storage-keys.server.ts'

type Import = { id: number; bytes: Uint8Array; alt: AltText; focal?: FocalPoint }

/** Creates or replaces the picture with this id. Repeating the same input writes no row. */
export async function importImage(ctx: Ctx, storage: Storage, { id, bytes, alt, focal = centre }: Import): Promise<Outcome<ImageRecord, PictureFlaw>> {
  const inspected = await inspectPicture(bytes)
  if (!inspected.ok) return inspected
  const { master, ...facts } = inspected.value
  const checksum = checksumOf(master)
  return ctx.db.transaction(async (tx) => {
    await lockOriginal(tx, checksum)
    await storage.put(originalKey(checksum), master, facts.mimeType)
    // Blocks other inserts until the sequence is past the explicitly inserted id.
    await tx.execute(sql`lock table ${mediaImage} in share row exclusive mode`)
    const [before] = await tx.select().from(mediaImage).where(eq(mediaImage.id, id))
    const columns = imageColumns({ ...facts, checksum, alt, focalPoint: focal })
    const differs = (names: (keyof typeof columns)[]) => !before || names.some((name) => before[name] !== columns[name])
    if (before && !differs(['checksum', 'altAr', 'altEn', 'focalX', 'focalY'])) return done(toImageRecord(before))
    const isRedrawn = differs(['checksum', 'focalX', 'focalY'])
    const values = { ...columns, version: (before?.version ?? 0) + (isRedrawn ? 1 : 0), updatedAt: ctx.clock.now() }
    const [row] = await tx
      .insert(mediaImage)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: mediaImage.id, set: values })
      .returning()
    if (!row) throw new Error('the database took a picture and returned no row')
    await tx.execute(sql`
      select setval(name, greatest(${id}::bigint, nextval(name))) from (select pg_get_serial_sequence('media_image', 'id') as name) as sequence`)
    await announceChange(tx, 'site')
    return done(toImageRecord(row))
  })
}
