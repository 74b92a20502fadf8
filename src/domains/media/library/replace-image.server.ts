import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { discardVariants } from '../variants/discard-variants.server.ts'
import { findImages } from './find-images.server.ts'
import type { ImageRecord } from './image-record.ts'
import { toImageRecord } from './image-rows.server.ts'
import { inspectPicture, type PictureFlaw } from '../recognition/inspect-picture.server.ts'
import { lockOriginal } from './lock-original.server.ts'
import { mediaImage } from '../schema.server.ts'
import { checksumOf, originalKey } from '../storage-keys.server.ts'

/** Replaces the bytes of a picture, keeps its id, texts and focal point, and raises its version. The same bytes change nothing. */
export async function replaceImage(
  ctx: Ctx,
  storage: Storage,
  { id, bytes }: { id: number; bytes: Uint8Array },
): Promise<Outcome<ImageRecord, PictureFlaw | 'gone'>> {
  const before = (await findImages(ctx.db, [id])).get(id)
  if (!before) return refuse('gone')
  const inspected = await inspectPicture(bytes)
  if (!inspected.ok) return inspected
  const { master, ...facts } = inspected.value
  const checksum = checksumOf(master)
  if (checksum === before.checksum) return done(before)
  const row = await ctx.db.transaction(async (tx) => {
    await lockOriginal(tx, checksum)
    await storage.put(originalKey(checksum), master, facts.mimeType)
    const next = { ...facts, checksum, version: sql`${mediaImage.version} + 1`, updatedAt: ctx.clock.now() }
    const [updated] = await tx.update(mediaImage).set(next).where(eq(mediaImage.id, id)).returning()
    if (!updated) return null
    await recordAudit(tx, ctx, { action: 'media.replaced', subject: `image ${id}`, before: { checksum: before.checksum }, after: { checksum } })
    await announceChange(tx, 'site')
    return updated
  })
  if (!row) return refuse('gone')
  await discardVariants(storage, { id, version: row.version - 1 }, ctx.log)
  return done(toImageRecord(row))
}
