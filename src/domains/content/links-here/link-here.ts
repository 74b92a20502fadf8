/** One place that leads to a page: a block or the redirection of another page, its draft, an entry of the menu, or a setting. */
export type LinkHere = {
  kind: 'page' | 'draft' | 'redirect' | 'nav_entry' | 'setting'
  id: number | string
  /** Its name; for a setting, its key. */
  title: string
  path?: string
  block?: { id: string; template: string }
}
