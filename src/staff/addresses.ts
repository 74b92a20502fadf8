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

const adminPaths = {
  redirect: (id: number | string) => `/redirects/${id}`,
  nav_entry: (id: number | string) => `/nav_entries?entry=${id}`,
  setting: (id: number | string) => `/setting_definitions/${encodeURIComponent(id)}`,
}

/** The screen on which something is changed, as a path inside of the admin. */
export function adminPath(place: keyof typeof adminPaths, id: number | string): string {
  return adminPaths[place](id)
}

/** The address of a path of the admin, from any application. */
export function adminAddress(path: string): string {
  return `/ar/admin${path}`
}
