import { eq, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { writeBack } from '#platform/database/write-back.server.ts'
import { commentThread, pageComment } from '../comments/schema.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { binnedPage, binnedRow, metahead, page, pageDraft, pageReview, pageSchedule, pageVersion } from '../schema.server.ts'

type PagePart = { table: PgTable; pageId: AnyPgColumn }

/** The tables that hold something of a page, in the order in which their rows can be written again. Presence is not worth keeping. */
const parts: readonly PagePart[] = [
  { table: page, pageId: page.id },
  { table: pageDraft, pageId: pageDraft.pageId },
  { table: pageVersion, pageId: pageVersion.pageId },
  { table: pageReview, pageId: pageReview.pageId },
  { table: commentThread, pageId: commentThread.pageId },
  { table: pageComment, pageId: pageComment.pageId },
  { table: pageSchedule, pageId: pageSchedule.pageId },
  { table: metahead, pageId: metahead.pageId },
]

/** Moves a page with everything that belongs to it into the bin. Null when there is no such page. */
export async function moveToBin(tx: Tx, { clock, staff }: Ctx, id: number): Promise<PageRow | null> {
  // Whoever writes a draft or a schedule of the page holds this lock as well, so nothing is written between the copy and the deletion.
  const [row] = await tx.select().from(page).where(eq(page.id, id)).for('update')
  if (!row) return null
  // A publication that was planned for the page must not run after it is restored.
  await tx.execute(sql`update ${pageSchedule} set status = 'cancelled' where ${pageSchedule.pageId} = ${id} and ${pageSchedule.status} = 'pending'`)
  await tx.insert(binnedPage).values({ pageId: id, path: row.path, title: row.title, type: row.type, binnedAt: clock.now(), binnedBy: staff?.name ?? '' })
  for (const { table, pageId } of parts) {
    await tx.execute(sql`
      insert into ${binnedRow} (page_id, table_name, columns)
      select ${id}, ${getTableConfig(table).name}, to_jsonb(${table}) from ${table} where ${pageId} = ${id}`)
  }
  await tx.delete(page).where(eq(page.id, id))
  return row
}

/** Writes the rows of a binned page back into their tables, the page at this path, and empties its place in the bin. */
export async function takeFromBin(tx: Tx, { id, path }: { id: number; path: string }): Promise<void> {
  await tx.execute(sql`update ${binnedRow} set columns = jsonb_set(columns, '{path}', to_jsonb(${path}::text)) where page_id = ${id} and table_name = 'page'`)
  for (const { table } of parts) {
    const { name } = getTableConfig(table)
    await writeBack(tx, table, sql`select columns from ${binnedRow} where page_id = ${id} and table_name = ${name} order by id`)
  }
  await tx.delete(binnedPage).where(eq(binnedPage.pageId, id))
}
