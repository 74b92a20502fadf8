import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { type AltText, centre, DEFAULT_BUCKET, type FocalPoint, type ImageRecord } from './image-record.ts'
import { imageColumns, toImageRecord } from './image-rows.server.ts'
import { ensureFolder } from '../folders/folders.server.ts'
import { inspectPicture, type PictureFlaw } from '../recognition/inspect-picture.server.ts'
import { lockOriginal } from './lock-original.server.ts'
import { mediaImage } from '../schema.server.ts'
import { checksumOf, originalKey } from '../storage-keys.server.ts'

type ImageUpload = {
  bytes: Uint8Array
  bucket?: number
  alt?: Partial<AltText>
  focalPoint?: FocalPoint
  /** The name of the file, and the path of the folder that it goes to, which is made where it is not there. A known picture keeps its own. */
  name?: string
  folder?: string | undefined
  /** Skips the announcement of the change: for imports of thousands of pictures that no page uses yet. */
  isSilent?: boolean
}

/**
 * Adds a picture to the library. Bytes that the bucket has already keep their record (`isNew` is false). The bytes are stored before the
 * row, so that no row lacks its file.
 */
export async function uploadImage(
  ctx: Ctx,
  storage: Storage,
  { bytes, bucket = DEFAULT_BUCKET, alt, focalPoint = centre, name = '', folder = '', isSilent = false }: ImageUpload,
): Promise<Outcome<{ image: ImageRecord; isNew: boolean }, PictureFlaw>> {
  const inspected = await inspectPicture(bytes)
  if (!inspected.ok) return inspected
  const { master, ...facts } = inspected.value
  const checksum = checksumOf(master)
  return ctx.db.transaction(async (tx) => {
    // When the same bytes are uploaded twice at once, the second upload waits here and then finds the row of the first.
    await lockOriginal(tx, checksum)
    await storage.put(originalKey(checksum), master, facts.mimeType)
    const sameImage = await findByChecksum(tx, bucket, checksum)
    if (sameImage) return done({ image: sameImage, isNew: false })
    const columns = imageColumns({ ...facts, checksum, alt: { ar: '', en: '', ...alt }, focalPoint })
    const now = ctx.clock.now()
    const folderId = folder === '' ? null : (await ensureFolder(tx, ctx, folder)).id
    const [row] = await tx
      .insert(mediaImage)
      .values({ ...columns, bucket, name, folderId, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('the database took a picture and returned no row')
    await recordAudit(tx, ctx, { action: 'media.uploaded', subject: `image ${row.id}`, after: { checksum, bucket, alt_ar: row.altAr, alt_en: row.altEn } })
    if (!isSilent) await announceChange(tx, 'site')
    return done({ image: toImageRecord(row), isNew: true })
  })
}

async function findByChecksum(tx: Queryable, bucket: number, checksum: string): Promise<ImageRecord | null> {
  const same = and(eq(mediaImage.bucket, bucket), eq(mediaImage.checksum, checksum))
  const [row] = await tx.select().from(mediaImage).where(same).orderBy(asc(mediaImage.id)).limit(1)
  return row ? toImageRecord(row) : null
}
