import { useResourceContext } from 'react-admin'
import { useKeys } from '../keys/use-keys.ts'
import type { KeyName } from '../keys/keys.ts'

/** Rows of a table, of a plain list and of the picture library; a note in a list, such as how many more there are, is none. */
const ROWS = '.RaDataTable-tableWrapper tbody tr, [data-rows] > :is(li, [role="option"]):not([data-note])'
const OWN_CLICK = '.RaDataTable-clickableRow, [role="option"]'
const FIELDS = 'textarea, input:not([type="checkbox"])'
const SELECTS = 'input[type="checkbox"], [data-select]'
const SEARCH = 'main :is(input[name="q"], input[type="search"])'
/** The place of the row that was opened last, by list: whoever comes back goes on from there. */
const places = new Map<string, number>()

/**
 * J and K go through the rows, Enter opens one, X selects one, / searches. Each row gets the focus itself, so that a screen reader reads it. `name` is that of
 * the subject, unless another list stands below its address.
 */
export function useListKeys(name?: string): void {
  const subject = useResourceContext() ?? ''
  const list = name ?? subject
  const current = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? null
  const go = (step: number) => {
    const all = rows()
    const at = all.indexOf(current() as HTMLElement)
    const from = at === -1 ? (places.get(list) ?? -1) - (places.has(list) ? step : 0) : at
    const next = all[Math.min(all.length - 1, Math.max(0, from + step))]
    if (!next) return false
    places.delete(list)
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1
    next.focus()
    return true
  }
  const handlers = {
    next: () => go(1),
    previous: () => go(-1),
    open: () => {
      const row = current()
      // On a link or a button of the row the browser does what it says.
      if (!row || document.activeElement !== row) return false
      const way = wayInto(row, list)
      if (!way) return false
      places.set(list, rows().indexOf(row))
      if (way.matches(FIELDS)) way.focus()
      else way.click()
      return true
    },
    select: () => {
      const box = current()?.querySelector<HTMLElement>(SELECTS)
      box?.click()
      return box !== undefined && box !== null
    },
    search: () => {
      const field = document.querySelector<HTMLInputElement>(SEARCH)
      field?.focus()
      field?.select()
      return field !== null
    },
  }
  const works = (key: KeyName) => {
    if (key === 'search') return document.querySelector(SEARCH) !== null
    if (key === 'select') return rows().some((row) => row.querySelector(SELECTS) !== null)
    return rows().some((row) => key !== 'open' || wayInto(row, list) !== null)
  }
  useKeys('list', handlers, works)
}

/** The rows that are shown; on a phone parts of a screen are folded. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.checkVisibility())
}

/** What Enter presses on a row: its record, for other links of a row lead to the site or to what it belongs to; else the first thing that can be opened or filled in. */
function wayInto(row: HTMLElement, list: string): HTMLElement | null {
  const link = row.querySelector<HTMLElement>(`a[href*="/${list}/"]`)
  if (link || row.matches(OWN_CLICK)) return link ?? row
  return row.querySelector<HTMLElement>(`a[href], button:not(:disabled), summary, ${FIELDS}`)
}
