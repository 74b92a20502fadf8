import { createContext, useContext } from 'react'
import type { SortPayload, Store } from 'react-admin'
import type { KeptList } from '#domains/accounts/index.ts'

/** Values of the store: what a list asks for, and the columns that its table hides. */
const PARAMS = '.listParams'
const COLUMNS = '.datatable'
/** Somebody who chooses columns ticks several. */
const PAUSE_MS = 800

type Params = { sort?: unknown; order?: unknown; filter?: unknown } | undefined

type KeptLists = {
  /** Lists as this person left them. */
  lists: Readonly<Record<string, KeptList>>
  /** Keeps what changed of a list; only its order and its columns. */
  keep: (list: string, keptList: KeptList) => void
}

const KeptListsContext = createContext<Readonly<Record<string, KeptList>>>({})
export const KeptListsProvider = KeptListsContext.Provider

/** The order in which this person left a list; undefined where they never changed it. */
export function useKeptSort(list: string): SortPayload | undefined {
  const lists = useContext(KeptListsContext)
  return Object.hasOwn(lists, list) ? lists[list]?.sort : undefined
}

/**
 * A store that begins with the columns of lists as this person left them, whatever the browser, and keeps each change of columns and order. Filters and pages
 * are those of a visit and are not kept.
 */
export function keepLists(store: Store, { lists, keep }: KeptLists): Store {
  const waiting = new Map<string, { keptList: KeptList; timer: ReturnType<typeof setTimeout> }>()
  const later = (list: string, keptList: KeptList) => {
    const before = waiting.get(list)
    clearTimeout(before?.timer)
    const all = { ...before?.keptList, ...keptList }
    const timer = setTimeout(() => {
      waiting.delete(list)
      keep(list, all)
    }, PAUSE_MS)
    waiting.set(list, { keptList: all, timer })
  }
  for (const [list, { hidden }] of Object.entries(lists)) if (hidden) store.setItem(`${list}${COLUMNS}`, [...hidden])
  return {
    ...store,
    setItem: (key, value) => {
      const keptList = changeOf(key, value, store.getItem(key))
      store.setItem(key, value)
      if (keptList) later(key.slice(0, key.lastIndexOf('.')), keptList)
    },
  }
}

/** What a new value changes of a list that is kept; null for nothing. */
export function changeOf(key: string, value: unknown, before: unknown): KeptList | null {
  if (key.endsWith(COLUMNS)) return Array.isArray(value) ? { hidden: value.map(String) } : null
  if (!key.endsWith(PARAMS)) return null
  const [now, then] = [value as Params, before as Params]
  const isSame = now?.sort === then?.sort && now?.order === then?.order
  if (isSame || typeof now?.sort !== 'string' || !isOrder(now.order)) return null
  return { sort: { field: now.sort, order: now.order } }
}

function isOrder(order: unknown): order is 'ASC' | 'DESC' {
  return order === 'ASC' || order === 'DESC'
}
