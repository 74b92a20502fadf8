import { eq } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { discardVariants } from '../variants/discard-variants.server.ts'
import type { AltText, FocalPoint, ImageRecord } from './image-record.ts'
import { toImageRecord } from './image-rows.server.ts'
import { mediaImage } from '../schema.server.ts'

type Description = { id: number; alt?: Partial<AltText>; focalPoint?: FocalPoint }

/** Changes the texts and focal point of a picture; absent fields stay. A new focal point changes the crops and so raises the version. */
export async function describeImage(ctx: Ctx, storage: Storage, { id, alt, focalPoint }: Description): Promise<Outcome<ImageRecord, 'gone'>> {
  const change = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(mediaImage).where(eq(mediaImage.id, id)).for('update')
    if (!before) return null
    const focal = focalPoint ?? { x: before.focalX, y: before.focalY }
    const isMoved = focal.x !== before.focalX || focal.y !== before.focalY
    const next = {
      altAr: alt?.ar ?? before.altAr,
      altEn: alt?.en ?? before.altEn,
      focalX: focal.x,
      focalY: focal.y,
      version: isMoved ? before.version + 1 : before.version,
      updatedAt: ctx.clock.now(),
    }
    await tx.update(mediaImage).set(next).where(eq(mediaImage.id, id))
    await recordAudit(tx, ctx, { action: 'media.described', subject: `image ${id}`, before: describedOf(before), after: describedOf(next) })
    await announceChange(tx, 'site')
    return { image: toImageRecord({ ...before, ...next }), isMoved, version: before.version }
  })
  if (!change) return refuse('gone')
  if (change.isMoved) await discardVariants(storage, { id, version: change.version }, ctx.log)
  return done(change.image)
}

type ImageTexts = Pick<typeof mediaImage.$inferSelect, 'altAr' | 'altEn' | 'focalX' | 'focalY'>

function describedOf({ altAr, altEn, focalX, focalY }: ImageTexts) {
  return { alt_ar: altAr, alt_en: altEn, focal_x: focalX, focal_y: focalY }
}
