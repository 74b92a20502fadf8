import { WAKES, WHEN } from '#ui/page-protocol.ts'

/** The names in `WAKES` of an island's markup. */
export function wakingNames(island: Element): string[] {
  return island.querySelector(`[${WAKES}]`)?.getAttribute(WAKES)?.split(' ') ?? []
}

/**
 * Whether an island hydrates without an interaction, because it shows what only the browser has: its time is `load`, the address has a
 * hash that it may know, or `WAKES` in it says `now` or names a key of the browser's storage with content, a parameter of the address or a screen.
 */
export function wakesNow(island: Element): boolean {
  if (location.hash || island.getAttribute(WHEN) === 'load') return true
  return wakingNames(island).some((name) => name === 'now' || isAsked(name) || isKept(name))
}

/** Whether the address has the parameter that `?name` stands for, or the device fits a media query in brackets. */
function isAsked(name: string): boolean {
  if (name.startsWith('(')) return matchMedia(name).matches
  return name.startsWith('?') && new URLSearchParams(location.search).has(name.slice(1))
}

/** Whether the browser's storage has something other than an empty list under this key. */
function isKept(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '[]') !== '[]'
  } catch {
    return false // the browser's storage is blocked
  }
}
