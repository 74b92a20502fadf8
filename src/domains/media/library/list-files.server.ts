import { count, desc, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { folded } from '#platform/database/list-rows.server.ts'
import type { FileRecord } from './file-record.ts'
import { mediaFile } from '../schema.server.ts'

type Wanted = { page: number; items: number; search: string }

/** One page of the documents whose name contains the text, newest first, with the total. Pages count from 1. */
export async function listFiles(db: Queryable, { page, items, search }: Wanted): Promise<{ files: FileRecord[]; total: number }> {
  const wanted = foldArabic(search)
  const named = wanted === '' ? undefined : sql`position(${wanted} in ${folded(mediaFile.name)}) > 0`
  const files = await db
    .select()
    .from(mediaFile)
    .where(named)
    .orderBy(desc(mediaFile.id))
    .limit(items)
    .offset((page - 1) * items)
  const [counted] = await db.select({ total: count() }).from(mediaFile).where(named)
  return { files, total: counted?.total ?? 0 }
}
