import { and, eq, ne } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { discardVariants } from '../variants/discard-variants.server.ts'
import { lockOriginal } from './lock-original.server.ts'
import type { MediaRef, MediaUsage } from './media-usage.ts'
import { mediaFile, mediaImage } from '../schema.server.ts'
import { originalKey } from '../storage-keys.server.ts'

/** Finds where an item of the library is used; the domains that use it answer. Runs in the transaction that deletes the item. */
export type FindUsage = (db: Queryable, ref: MediaRef) => Promise<MediaUsage[]>

type Removal = { id: number; findUsage: FindUsage }
type KeepReason = 'forbidden' | 'gone' | { code: 'in_use'; uses: MediaUsage[] }

/** Deletes a picture with its variants, and its original unless another picture has the same bytes. Refuses if the picture is in use. */
export async function deleteImage(ctx: Ctx, storage: Storage, { id, findUsage }: Removal): Promise<Outcome<null, KeepReason>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  const outcome = await ctx.db.transaction(async (tx) => {
    const [image] = await tx.select().from(mediaImage).where(eq(mediaImage.id, id)).for('update')
    if (!image) return refuse('gone')
    const uses = await findUsage(tx, { kind: 'image', id })
    if (uses.length > 0) return refuse({ code: 'in_use', uses })
    await lockOriginal(tx, image.checksum)
    await tx.delete(mediaImage).where(eq(mediaImage.id, id))
    const { altAr, altEn, checksum, width, height } = image
    await recordAudit(tx, ctx, { action: 'media.deleted', subject: `image ${id}`, before: { alt_ar: altAr, alt_en: altEn, checksum, width, height } })
    await announceChange(tx, 'site')
    const [twin] = await tx
      .select({ id: mediaImage.id })
      .from(mediaImage)
      .where(and(eq(mediaImage.checksum, checksum), ne(mediaImage.id, id)))
      .limit(1)
    if (!twin) await storage.remove(originalKey(checksum))
    return done(image)
  })
  if (!outcome.ok) return outcome
  await discardVariants(storage, outcome.value, ctx.log)
  return done(null)
}

/** Deletes a document and its bytes. Refuses if something links to it. */
export async function deleteFile(ctx: Ctx, storage: Storage, { id, findUsage }: Removal): Promise<Outcome<null, KeepReason>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [file] = await tx.select().from(mediaFile).where(eq(mediaFile.id, id)).for('update')
    if (!file) return refuse('gone')
    const uses = await findUsage(tx, { kind: 'file', id })
    if (uses.length > 0) return refuse({ code: 'in_use', uses })
    await lockOriginal(tx, file.checksum)
    await tx.delete(mediaFile).where(eq(mediaFile.id, id))
    await recordAudit(tx, ctx, { action: 'media.deleted', subject: `file ${id}`, before: { name: file.name, checksum: file.checksum } })
    await announceChange(tx, 'site')
    await storage.remove(originalKey(file.checksum))
    return done(null)
  })
}
