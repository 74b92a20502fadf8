import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { foldedColumn } from '#platform/database/list-rows.server.ts'
import type { DocumentFilter, FiledDocument } from '../folders/filed-image.ts'
import { inFolder } from '../folders/in-folder.server.ts'
import { mediaFile, mediaFolder } from '../schema.server.ts'

type FileListRequest = DocumentFilter & { page: number; items: number }

/** One page of the documents of a filter, newest first, with the total. Words are looked for in names. Pages count from 1. */
export async function listFiles(db: Queryable, { page, items, ...filter }: FileListRequest): Promise<{ files: FiledDocument[]; total: number }> {
  const condition = documentCondition(filter)
  const rows = await filedRows(db)
    .where(condition)
    .orderBy(desc(mediaFile.id))
    .limit(items)
    .offset((page - 1) * items)
  const [countRow] = await db.select({ total: count() }).from(mediaFile).where(condition)
  return { files: rows.map(toFiledDocument), total: countRow?.total ?? 0 }
}

/** The documents of these ids with their places, by id; ids without a document are absent. */
export async function findFiledDocuments(db: Queryable, ids: readonly number[]): Promise<Map<number, FiledDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await filedRows(db).where(inArray(mediaFile.id, [...ids]))
  return new Map(rows.map((row) => [row.file.id, toFiledDocument(row)]))
}

/** The tags that documents have, the most frequent first. */
export async function listDocumentTags(db: Queryable): Promise<{ tag: string; count: number }[]> {
  const { rows } = await db.execute<{ tag: string; count: number }>(
    sql`select tag, count(*)::int as count from ${mediaFile}, unnest(${mediaFile.tags}) as tag group by tag order by count desc, tag`,
  )
  return rows
}

function documentCondition({ search, folder, tags = [] }: DocumentFilter): SQL | undefined {
  const searchText = foldArabic(search)
  return and(
    searchText === '' ? undefined : sql`position(${searchText} in ${foldedColumn(mediaFile.name)}) > 0`,
    folder === undefined ? undefined : inFolder(mediaFile.folderId, folder),
    tags.length === 0 ? undefined : sql`${mediaFile.tags} @> ${sql.param([...tags])}::text[]`,
  )
}

function filedRows(db: Queryable) {
  return db.select({ file: mediaFile, folder: mediaFolder.path }).from(mediaFile).leftJoin(mediaFolder, eq(mediaFolder.id, mediaFile.folderId)).$dynamic()
}

function toFiledDocument({ file, folder }: { file: typeof mediaFile.$inferSelect; folder: string | null }): FiledDocument {
  const { id, name, checksum, mimeType, sizeInBytes, tags } = file
  return { id, name, checksum, mimeType, sizeInBytes, tags, folder: folder ?? '' }
}
