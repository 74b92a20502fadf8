import { stringifyQuery } from '#kernel/query-string.ts'

/** Where the editor shows a page, and in it a block. */
export function editorAddress(pageId: number | string, blockId?: string): string {
  return `/ar/cms?${stringifyQuery({ page: pageId, block: blockId ?? null })}`
}
