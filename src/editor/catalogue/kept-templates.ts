import { atom, type ReadableAtom } from 'nanostores'

/** Symbols of a person's favourite templates, and of recently used ones, newest first. */
export type KeptTemplates = { favourites: readonly string[]; recent: readonly string[] }

const KEY = 'maarad.editor.templates'
const MOST_RECENT = 6

const $kept = atom<KeptTemplates>(readKept())
export const $keptTemplates: ReadableAtom<KeptTemplates> = $kept

/** Adds or removes a favourite. */
export function toggleFavourite(symbol: string): void {
  const { favourites, recent } = $kept.get()
  const isMarked = favourites.includes(symbol)
  keep({ recent, favourites: isMarked ? favourites.filter((one) => one !== symbol) : [...favourites, symbol] })
}

/** Records that a template was used. */
export function noteUse(symbol: string): void {
  const { favourites, recent } = $kept.get()
  keep({ favourites, recent: [symbol, ...recent.filter((one) => one !== symbol)].slice(0, MOST_RECENT) })
}

function keep(templates: KeptTemplates): void {
  $kept.set(templates)
  try {
    localStorage.setItem(KEY, JSON.stringify(templates))
  } catch {
    // Where the browser stores nothing, the choice lasts until the next load.
    return
  }
}

function readKept(): KeptTemplates {
  try {
    const json = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof KeptTemplates, unknown>>
    return { favourites: symbolsIn(json.favourites), recent: symbolsIn(json.recent).slice(0, MOST_RECENT) }
  } catch {
    // Nothing readable is kept: there are no favourites.
    return { favourites: [], recent: [] }
  }
}

function symbolsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((symbol) => typeof symbol === 'string') : []
}
