import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from '../drafts/page-content.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { pageVersion } from '../schema.server.ts'

export type VersionRow = typeof pageVersion.$inferSelect
export type VersionKind = VersionRow['kind']

/**
 * Writes the current page into its history. Runs in a transaction that locks the page's row, so that the numbers have no gaps. A `saved`
 * copy that equals the latest version is not written again.
 */
export async function keepVersion(
  tx: Tx,
  { staff, clock }: Pick<Ctx, 'staff' | 'clock'>,
  { pageId, kind, content, note = '', approvedBy = '' }: { pageId: number; kind: VersionKind; content: PageContent; note?: string; approvedBy?: string },
): Promise<VersionRow> {
  const [latest] = await tx.select().from(pageVersion).where(eq(pageVersion.pageId, pageId)).orderBy(desc(pageVersion.number)).limit(1)
  if (latest && kind === 'saved' && isSame(latest.content, content)) return latest
  const [row] = await tx
    .insert(pageVersion)
    .values({ pageId, number: (latest?.number ?? 0) + 1, kind, content, note, author: staff?.name ?? '', approvedBy, createdAt: clock.now() })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Keeps the page as it was before its first recorded change, for pages without a history such as imported ones. */
export async function keepOriginal(tx: Tx, row: PageRow): Promise<void> {
  const [any] = await tx.select({ id: pageVersion.id }).from(pageVersion).where(eq(pageVersion.pageId, row.id)).limit(1)
  if (any) return
  await tx.insert(pageVersion).values({ pageId: row.id, number: 1, kind: 'imported', content: contentOf(row), author: '', createdAt: row.updatedAt })
}
