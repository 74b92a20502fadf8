import { stringifyQuery } from '#kernel/query-string.ts'

/** The address of the editor for a page, and optionally one of its blocks. */
export function editorAddress(pageId: number | string, blockId?: string): string {
  return `/ar/cms?${stringifyQuery({ page: pageId, block: blockId ?? null })}`
}
