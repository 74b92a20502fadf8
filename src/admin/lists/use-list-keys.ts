import { useResourceContext } from 'react-admin'
import { useKeys } from '../keys/use-keys.ts'

/** Rows of a table and of the list of a narrow screen. */
const ROWS = '.RaDataTable-tableWrapper tbody tr, ul[data-rows] > li'
/** The place of the row that was opened last, by list: whoever comes back goes on from there. */
const places = new Map<string, number>()

/** J and K go through the rows, Enter opens one, X selects one, / searches. Each row gets the focus itself, so that a screen reader reads it. */
export function useListKeys(): void {
  const list = useResourceContext() ?? ''
  const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
  const current = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? null
  const go = (step: number) => {
    const all = rows()
    const at = all.indexOf(current() as HTMLElement)
    const from = at === -1 ? (places.get(list) ?? -1) - (places.has(list) ? step : 0) : at
    const next = all[Math.min(all.length - 1, Math.max(0, from + step))]
    if (!next) return false
    places.delete(list)
    next.tabIndex = -1
    next.focus()
    return true
  }
  useKeys('list', {
    next: () => go(1),
    previous: () => go(-1),
    open: () => {
      const row = current()
      // On a link or a button of the row the browser does what it says.
      if (!row || document.activeElement !== row) return false
      places.set(list, rows().indexOf(row))
      // Other links of a row lead to the site, or to what it belongs to.
      const link = row.querySelector<HTMLElement>(`a[href*="/${list}/"]`)
      ;(link ?? row).click()
      return true
    },
    select: () => {
      const box = current()?.querySelector<HTMLElement>('input[type="checkbox"]')
      box?.click()
      return box !== undefined && box !== null
    },
    search: () => {
      const field = document.querySelector<HTMLInputElement>('main input[name="q"]')
      field?.focus()
      field?.select()
      return field !== null
    },
  })
}
