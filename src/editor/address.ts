export type EditorAddress = { page: number } | { path: string }

/** /ar/cms?page=5 names a page by id, /ar/cms/range-rover/velar by path. The path keeps its percent-encoding. */
export function readEditorAddress({ pathname, search }: { pathname: string; search: string }): EditorAddress {
  const id = Number(new URLSearchParams(search).get('page'))
  if (Number.isInteger(id) && id > 0) return { page: id }
  return { path: pathname.replace(/^\/ar\/cms\/?/, '').replace(/\/$/, '') }
}

/** The place of a page that an address names: `?block=…&group=…&field=…`, without a block a field of the page itself; null when it names none. */
export function readPlace(search: string): { block: string | null; group: string | undefined; field: string | undefined } | null {
  const parameters = new URLSearchParams(search)
  const [block, group, field] = [parameters.get('block'), parameters.get('group'), parameters.get('field')]
  return block || field ? { block: block || null, group: group || undefined, field: field || undefined } : null
}

/** Whether the address opens the review of its page: links in mails and in the list of what waits carry `review=1`. */
export function asksForReview({ search }: { search: string }): boolean {
  return new URLSearchParams(search).get('review') === '1'
}

/** The discussion that an address opens: `?thread=…`, as links in mails and in the list of what waits carry it; null when it names none. */
export function readThread(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('thread'))
  return Number.isInteger(id) && id > 0 ? id : null
}
