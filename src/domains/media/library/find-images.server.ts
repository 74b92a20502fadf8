import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ImageRecord } from './image-record.ts'
import { toImageRecord } from './image-rows.server.ts'
import { mediaImage } from '../schema.server.ts'

const prepared = new WeakMap<Queryable, ReturnType<typeof prepare>>()

function prepare(db: Queryable) {
  return db
    .select()
    .from(mediaImage)
    .where(sql`${mediaImage.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('images_by_id')
}

/** The pictures of those ids, by id; ids without a picture are absent. */
export async function findImages(db: Queryable, ids: readonly number[]): Promise<Map<number, ImageRecord>> {
  if (ids.length === 0) return new Map()
  const query = prepared.get(db) ?? prepare(db)
  prepared.set(db, query)
  const rows = await query.execute({ ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, toImageRecord(row)]))
}
