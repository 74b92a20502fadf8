import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mediaFolder } from '../schema.server.ts'
import { NO_FOLDER } from './folder-path.ts'

/** What stands in a folder or in one within it, by the column that names its folder; {@link NO_FOLDER} is what stands in none. */
export function inFolder(folderId: PgColumn, folder: string): SQL {
  if (folder === NO_FOLDER) return sql`${folderId} is null`
  const within = sql`select id from ${mediaFolder} where lower(path) = lower(${folder}) or starts_with(lower(path), lower(${`${folder}/`}))`
  // An array, since the database would read everything for a list whose length it cannot guess.
  return sql`${folderId} = any(array(${within}))`
}
