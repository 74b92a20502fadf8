import { asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { imageCondition } from '../library/list-images.server.ts'
import { mediaFile, mediaFolder, mediaImage } from '../schema.server.ts'
import type { FolderRecord, ImageFilter } from './filed-image.ts'
import { isWithin } from './folder-path.ts'

/** All folders by their paths with the pictures that a bucket has in each; `total` pictures in all, `unfiled` of them in no folder. */
export async function listFolders(db: Queryable, bucket: number): Promise<{ folders: FolderRecord[]; total: number; unfiled: number }> {
  const rows = await db.select({ id: mediaFolder.id, path: mediaFolder.path }).from(mediaFolder).orderBy(asc(mediaFolder.path))
  const pictureCounts = await db
    .select({ folder: mediaImage.folderId, pictures: count() })
    .from(mediaImage)
    .where(eq(mediaImage.bucket, bucket))
    .groupBy(mediaImage.folderId)
  const own = new Map(pictureCounts.map(({ folder, pictures }) => [folder, pictures]))
  const documents = await db.select({ folder: mediaFile.folderId, documents: count() }).from(mediaFile).groupBy(mediaFile.folderId)
  const ownDocuments = new Map(documents.map((one) => [one.folder, one.documents]))
  const sum = (counts: ReadonlyMap<number | null, number>, ids: Iterable<number | null>) =>
    [...ids].reduce<number>((total, id) => total + (counts.get(id) ?? 0), 0)
  const within = (path: string) => rows.filter((row) => isWithin(row.path, path)).map(({ id }) => id)
  const folders = rows.map(({ id, path }) => ({ id, path, own: own.get(id) ?? 0, all: sum(own, within(path)), documents: sum(ownDocuments, within(path)) }))
  return { folders, total: sum(own, own.keys()), unfiled: own.get(null) ?? 0 }
}

export type TagCount = { tag: string; count: number }

/** The tags of the pictures that a filter finds, by how many have them: what is left to narrow by. */
export async function listTags(db: Queryable, filter: ImageFilter): Promise<TagCount[]> {
  const tag = sql<string>`unnest(${mediaImage.tags})`.as('tag')
  const tags = db.select({ tag }).from(mediaImage).where(imageCondition(filter)).as('tags')
  return db.select({ tag: tags.tag, count: count() }).from(tags).groupBy(tags.tag).orderBy(sql`count(*) desc`, asc(tags.tag))
}
