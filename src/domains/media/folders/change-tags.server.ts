import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { mediaFile, mediaImage } from '../schema.server.ts'
import { isSameTag } from './folder-path.ts'

/** The tags of one thing after some were taken and given; those to give are spelled as the library spells them. */
export function changedTags(tags: readonly string[], { add, remove }: { add: readonly string[]; remove: readonly string[] }): string[] {
  const remaining = tags.filter((tag) => !remove.some((other) => isSameTag(tag, other)))
  return [...remaining, ...add.filter((tag) => !remaining.some((other) => isSameTag(tag, other)))]
}

/** Tags as the library spells them already, each once. */
export async function spelledAsKnown(tx: Queryable, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const { rows } = await tx.execute<{ tag: string }>(sql`select unnest(tags) as tag from ${mediaImage} union select unnest(tags) from ${mediaFile}`)
  const spelled = tags.map((tag) => rows.find((row) => isSameTag(row.tag, tag))?.tag ?? tag)
  return spelled.filter((tag, index) => spelled.findIndex((other) => isSameTag(other, tag)) === index)
}
