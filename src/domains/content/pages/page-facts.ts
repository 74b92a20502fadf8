import { contentOf, type StoredPage } from '../drafts/content-of.ts'
import { diffPages } from '../versions/diff-pages.ts'

/** A page for the audit log: its fields and the ids of blocks that differ from `before`. The versions hold the content. */
export function pageFacts(row: StoredPage & { status: string }, before?: StoredPage): Record<string, unknown> {
  const { blocks, ...fields } = contentOf(row)
  const changedBlocks = before ? diffPages(contentOf(before), { ...fields, blocks }).flatMap(({ block }) => block ?? []) : []
  return { ...fields, status: row.status, ...(changedBlocks.length > 0 ? { changed_blocks: [...new Set(changedBlocks)] } : {}) }
}
