export type EditorAddress = { page: number } | { path: string }

/** /ar/cms?page=5 names a page by id, /ar/cms/range-rover/velar by path. The path keeps its percent-encoding. */
export function readEditorAddress({ pathname, search }: { pathname: string; search: string }): EditorAddress {
  const id = Number(new URLSearchParams(search).get('page'))
  if (Number.isInteger(id) && id > 0) return { page: id }
  return { path: pathname.replace(/^\/ar\/cms\/?/, '').replace(/\/$/, '') }
}
