import { MOST_COMPARED } from '#domains/stock/index.ts'

/** The vehicles that an address compares: the first three different ids of its list by comma. */
export function comparedIds(search: string): number[] {
  const list = new URLSearchParams(search).get('ids') ?? ''
  const ids = list.split(',').flatMap((text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : []))
  return [...new Set(ids)].slice(0, MOST_COMPARED)
}
