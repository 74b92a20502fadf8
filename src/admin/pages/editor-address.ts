import { stringifyQuery } from '#kernel/query-string.ts'

type Place = { block?: string | undefined; group?: string | undefined; field?: string | undefined }

/** The address of the editor for a page, and optionally one of its places: a block, an item of it, a field of either or of the page. */
export function editorAddress(pageId: number | string, { block, group, field }: Place = {}): string {
  return `/ar/cms?${stringifyQuery({ page: pageId, block: block || null, group: group || null, field: field || null })}`
}

/** The editor with a discussion of a page open. */
export function threadAddress(pageId: number, threadId: number): string {
  return `/ar/cms?${stringifyQuery({ page: pageId, thread: threadId })}`
}

/** The editor with the review of a page open. */
export function reviewAddress(pageId: number): string {
  return `/ar/cms?${stringifyQuery({ page: pageId, review: 1 })}`
}
