import { isStorable } from '#kernel/storable.ts'

/** Parameters of a page's address; lists have several values. */
export type PageQuery = Readonly<Record<string, string | string[]>>

/** Which parameters a page depends on: names without `[]`, or all. */
export type QueryNames = readonly string[] | true

/**
 * The parameters that are read, in one form for all spellings of an address: names in order, `x[]` as `x`, repeated values once and
 * in order. Empty values ask for nothing and are left out, as are those that no database could hold.
 */
export function readQuery(parameters: Iterable<readonly [name: string, value: string]>, names: QueryNames): PageQuery {
  const values = new Map<string, Set<string>>()
  for (const [rawName, value] of parameters) {
    const name = rawName.endsWith('[]') ? rawName.slice(0, -2) : rawName
    if (value === '' || !isStorable([name, value]) || (names !== true && !names.includes(name))) continue
    values.set(name, (values.get(name) ?? new Set()).add(value))
  }
  const sortedValues = [...values].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sortedValues.map(([name, valueSet]) => [name, valueSet.size === 1 ? ([...valueSet][0] ?? '') : [...valueSet].sort()]))
}

/** What several readers depend on together. */
export function joinNames(all: readonly (QueryNames | undefined)[]): QueryNames {
  if (all.includes(true)) return true
  return [...new Set(all.flatMap((names) => (names === undefined || names === true ? [] : names)))].sort()
}
