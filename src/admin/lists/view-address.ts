import type { ListView } from '#domains/accounts/index.ts'
import { isRecord, isScalar } from '#kernel/json/json-values.ts'

/** The parameter of an address that shows a list as somebody else saw it. */
export const VIEW = 'view'
const NAME = /^[\w.-]{1,80}$/

/** The address of a view below the admin's own: its filters, order and columns. What was searched for stays out, since it may name a person. */
export function viewAddress(list: string, { filter: { q: _search, ...filter }, sort, hidden }: ListView): string {
  return `/${list}?${new URLSearchParams({ [VIEW]: JSON.stringify({ filter, sort, hidden }) })}`
}

/** The view that an address holds; null for none, and for one that somebody mistyped. */
export function viewIn(search: string): ListView | null {
  const text = new URLSearchParams(search).get(VIEW)
  if (text === null) return null
  try {
    return parseView(JSON.parse(text))
  } catch {
    // No JSON: somebody mistyped the address. The list is then shown as usual.
    return null
  }
}

function parseView(value: unknown): ListView | null {
  if (!isRecord(value) || !isRecord(value.filter) || !isRecord(value.sort) || !Array.isArray(value.hidden)) return null
  const { field, order } = value.sort
  const entries = Object.entries(value.filter)
  const isPlain = entries.every(([key, of]) => NAME.test(key) && key !== 'q' && isScalar(of))
  const hidden = value.hidden.filter((name) => typeof name === 'string')
  if (!isPlain || typeof field !== 'string' || !NAME.test(field) || (order !== 'ASC' && order !== 'DESC')) return null
  return { filter: Object.fromEntries(entries) as ListView['filter'], sort: { field, order }, hidden }
}
