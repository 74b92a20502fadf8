import { inArray, or, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { deleteImage, type FindUsage } from '../library/delete-media.server.ts'
import { findFiledImages } from '../library/list-images.server.ts'
import type { MediaUsage } from '../library/media-usage.ts'
import { mediaImage, mediaSeries } from '../schema.server.ts'
import type { FiledImage, Selection } from './filed-image.ts'
import { changedTags, spelledAsKnown } from './change-tags.server.ts'
import { MOST_TAGS } from './folder-path.ts'
import { ensureFolder } from './folders.server.ts'

/** What is done with the pictures of a selection. Absent parts stay as they are. */
export type Filing = Selection & {
  /** The path of a folder, which is made where it is not there; empty takes them out of their folders. */
  folder?: string | undefined
  addTags?: readonly string[] | undefined
  removeTags?: readonly string[] | undefined
  /** Makes one series of them under this name, in the order of `ids`; null takes them out of theirs. */
  intoSeries?: string | null | undefined
}

/** Moves pictures to a folder, gives and takes tags, makes a series of them or takes it apart. Pictures that are gone are passed over. */
export async function fileImages(
  ctx: Ctx,
  { folder, addTags = [], removeTags = [], intoSeries, ...selection }: Filing,
): Promise<Outcome<FiledImage[], 'forbidden' | 'too_many_tags'>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    // Folders before pictures, as a removal of a folder locks them.
    const to = folder ? await ensureFolder(tx, ctx, folder) : null
    const rows = await selected(tx, selection, 'update')
    const newTags = await spelledAsKnown(tx, addTags)
    const folderId = (row: Row) => (folder === undefined ? row.folderId : (to?.id ?? null))
    const tagsOf = ({ tags }: Row) => changedTags(tags, { add: newTags, remove: removeTags })
    if (rows.some((row) => tagsOf(row).length > MOST_TAGS)) return refuse('too_many_tags')
    const seriesId = intoSeries ? await addSeries(tx, ctx, intoSeries) : null
    for (const [index, row] of rows.entries()) {
      const place = intoSeries === undefined ? {} : { seriesId, seriesPlace: seriesId === null ? 0 : index + 1 }
      await tx
        .update(mediaImage)
        .set({ folderId: folderId(row), tags: tagsOf(row), ...place, updatedAt: ctx.clock.now() })
        .where(sql`${mediaImage.id} = ${row.id}`)
    }
    await tx.delete(mediaSeries).where(sql`not exists (select 1 from ${mediaImage} where ${mediaImage.seriesId} = ${mediaSeries.id})`)
    const ids = rows.map(({ id }) => id)
    const after = {
      pictures: ids.join(' '),
      folder: folder === undefined ? undefined : (to?.path ?? ''),
      tags: newTags.join(', ') || undefined,
      series: intoSeries,
    }
    await recordAudit(tx, ctx, { action: 'media.filed', subject: 'images', after: { ...after, without: removeTags.join(', ') || undefined } })
    const images = await findFiledImages(tx, ids)
    return done(ids.flatMap((id) => images.get(id) ?? []))
  })
}

/** A picture that stays, and where it is used. */
export type KeptImage = { id: number; uses: MediaUsage[] }

/** Deletes those pictures of a selection that nothing uses, one by one; of a series that is used in part the rest. */
export async function deleteImages(
  ctx: Ctx,
  storage: Storage,
  { findUsage, ...selection }: Selection & { findUsage: FindUsage },
): Promise<Outcome<{ deleted: number[]; kept: KeptImage[] }, 'forbidden'>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  const deletedIds: number[] = []
  const keptImages: KeptImage[] = []
  for (const { id } of await selected(ctx.db, selection)) {
    const outcome = await deleteImage(ctx, storage, { id, findUsage })
    if (outcome.ok) deletedIds.push(id)
    else if (outcome.code === 'in_use') keptImages.push({ id, uses: outcome.uses })
  }
  return done({ deleted: deletedIds, kept: keptImages })
}

/** Where the pictures of a selection are used, of those that are. */
export async function findUsedImages(db: Queryable, { findUsage, ...selection }: Selection & { findUsage: FindUsage }): Promise<KeptImage[]> {
  const usedImages: KeptImage[] = []
  for (const { id } of await selected(db, selection)) {
    const uses = await findUsage(db, { kind: 'image', id })
    if (uses.length > 0) usedImages.push({ id, uses })
  }
  return usedImages
}

type Row = { id: number; folderId: number | null; tags: string[]; seriesId: number | null; seriesPlace: number }

/** Pictures as they were named, then those of each series in their order; each once. Locks are taken in the order of their ids, so that two selections never wait for each other. */
async function selected(tx: Queryable, { ids, series }: Selection, lock?: 'update'): Promise<Row[]> {
  if (ids.length + series.length === 0) return []
  const { id, folderId, tags, seriesId, seriesPlace } = mediaImage
  const query = tx
    .select({ id, folderId, tags, seriesId, seriesPlace })
    .from(mediaImage)
    .where(or(inArray(id, [...ids, 0]), inArray(seriesId, [...series, 0])))
    .orderBy(id)
  const rows = await (lock ? query.for(lock) : query)
  const order = new Map(ids.map((one, index) => [one, index]))
  const rank = (row: Row) => order.get(row.id) ?? ids.length + series.indexOf(row.seriesId ?? 0)
  return rows.toSorted((one, other) => rank(one) - rank(other) || one.seriesPlace - other.seriesPlace)
}

async function addSeries(tx: Queryable, ctx: Ctx, name: string): Promise<number> {
  const [newSeries] = await tx.insert(mediaSeries).values({ name, createdAt: ctx.clock.now() }).returning({ id: mediaSeries.id })
  if (!newSeries) throw new Error('the database took a series and returned no row')
  return newSeries.id
}
