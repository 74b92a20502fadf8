import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { FiledImage, ImageFilter } from '../folders/filed-image.ts'
import { inFolder } from '../folders/in-folder.server.ts'
import { toImageRecord } from './image-rows.server.ts'
import { mediaFolder, mediaImage, mediaSeries } from '../schema.server.ts'

/** `isCollapsed` shows a series as one, its first picture that matches. Pages count from 1. */
type ImageListRequest = ImageFilter & { page: number; items: number; isCollapsed?: boolean }

/** One page of a bucket's pictures, newest first, with the total; those of one series in their order. */
export async function listImages(
  db: Queryable,
  { page, items, isCollapsed = false, ...filter }: ImageListRequest,
): Promise<{ images: FiledImage[]; total: number }> {
  const condition = imageCondition(filter)
  const before = (page - 1) * items
  if (isCollapsed) return listTiles(db, { condition, items, before })
  const order = filter.series === undefined ? [desc(mediaImage.id)] : [asc(mediaImage.seriesPlace), asc(mediaImage.id)]
  const rows = await filedRows(db)
    .where(condition)
    .orderBy(...order)
    .limit(items)
    .offset(before)
  return { images: rows.map(toFiledImage), total: await countImages(db, sql`1`, condition) }
}

/** The pictures of these ids with their places, by id; ids without a picture are absent. */
export async function findFiledImages(db: Queryable, ids: readonly number[]): Promise<Map<number, FiledImage>> {
  if (ids.length === 0) return new Map()
  const rows = await filedRows(db).where(inArray(mediaImage.id, [...ids]))
  return new Map(rows.map((row) => [row.image.id, toFiledImage(row)]))
}

/** Pictures of a filter. Words are looked for in texts and file names. */
export function imageCondition({ bucket, search, folder, tags = [], series }: ImageFilter): SQL | undefined {
  const terms = foldArabic(search).split(' ').filter(Boolean)
  return and(
    eq(mediaImage.bucket, bucket),
    folder === undefined ? undefined : inFolder(mediaImage.folderId, folder),
    tags.length === 0 ? undefined : sql`${mediaImage.tags} @> ${sql.param([...tags])}::text[]`,
    series === undefined ? undefined : eq(mediaImage.seriesId, series),
    // A generated column with an index of trigrams, see docs/decisions/0202.
    ...terms.map((word) => sql`media_image.folded_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  )
}

/** What tells one tile from another: the series, or the picture itself. */
const tile = sql`coalesce(${mediaImage.seriesId}, -${mediaImage.id})`

type Tiles = { condition: SQL | undefined; items: number; before: number }

async function listTiles(db: Queryable, { condition, items, before }: Tiles): Promise<{ images: FiledImage[]; total: number }> {
  const tiles = await db
    .select({ id: sql<number>`(array_agg(${mediaImage.id} order by ${mediaImage.seriesPlace}, ${mediaImage.id}))[1]` })
    .from(mediaImage)
    .where(condition)
    .groupBy(tile)
    .orderBy(sql`max(${mediaImage.id}) desc`)
    .limit(items)
    .offset(before)
  const ids = tiles.map(({ id }) => id)
  const images = await findFiledImages(db, ids)
  return { images: ids.flatMap((id) => images.get(id) ?? []), total: await countImages(db, sql`distinct ${tile}`, condition) }
}

async function countImages(db: Queryable, what: SQL, condition: SQL | undefined): Promise<number> {
  const [countRow] = await db
    .select({ total: count(what) })
    .from(mediaImage)
    .where(condition)
  return countRow?.total ?? 0
}

function filedRows(db: Queryable) {
  const size = sql<number>`(select count(*)::int from media_image as other where other.series_id = ${mediaImage.seriesId})`
  return db
    .select({ image: mediaImage, folder: mediaFolder.path, series: mediaSeries.name, size })
    .from(mediaImage)
    .leftJoin(mediaFolder, eq(mediaFolder.id, mediaImage.folderId))
    .leftJoin(mediaSeries, eq(mediaSeries.id, mediaImage.seriesId))
    .$dynamic()
}

type FiledRow = { image: typeof mediaImage.$inferSelect; folder: string | null; series: string | null; size: number }

function toFiledImage({ image, folder, series, size }: FiledRow): FiledImage {
  const place = image.seriesId === null ? null : { id: image.seriesId, name: series ?? '', place: image.seriesPlace, count: size }
  return { ...toImageRecord(image), name: image.name, folder: folder ?? '', tags: image.tags, series: place }
}
