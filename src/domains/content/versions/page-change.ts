/**
 * One difference between two contents of a page. Without `block` it is a field of the page. `field` is a symbol of the template or
 * begins with `$`: `$is_shown` of a group (its place in `active_positions`), `$is_hidden`, `$template` and `$version` of a block.
 * `from` and `to` are places counted from 0: of blocks on the page, of groups in `positions`.
 */
export type PageChange = {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  block?: string
  template?: string
  group?: string
  field?: string
  before?: unknown
  after?: unknown
  from?: number
  to?: number
}
