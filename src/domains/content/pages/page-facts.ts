import { contentOf, type StoredPage } from '../drafts/content-of.ts'
import { diffPages } from '../versions/diff-pages.ts'

/** What the audit log says of a page: its fields, and the blocks that differ from `before`. The history has the content. */
export function pageFacts(row: StoredPage & { status: string }, before?: StoredPage): Record<string, unknown> {
  const { blocks, ...fields } = contentOf(row)
  const changed = before ? diffPages(contentOf(before), { ...fields, blocks }).flatMap(({ block }) => block ?? []) : []
  return { ...fields, status: row.status, ...(changed.length > 0 ? { changed_blocks: [...new Set(changed)] } : {}) }
}
