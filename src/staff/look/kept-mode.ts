import { atom, type ReadableAtom } from 'nanostores'
import { browserStorage } from '#kernel/browser-storage.ts'
import type { Mode } from './look.ts'

const KEY = 'maarad.staff.look'
const DARK = '(prefers-color-scheme: dark)'

/** What somebody chose in this browser, in the editor or in the admin; undefined before. */
export function keptMode(): Mode | undefined {
  try {
    const storedMode = browserStorage().getItem(KEY)
    return storedMode === 'light' || storedMode === 'dark' ? storedMode : undefined
  } catch {
    // Without storage it is as the system has it at each visit.
    return undefined
  }
}

const $kept = atom<Mode>('light')
/** Light or dark: as somebody chose, else as the system has it. */
export const $mode: ReadableAtom<Mode> = $kept

export function keepMode(mode: Mode): void {
  $kept.set(mode)
  try {
    browserStorage().setItem(KEY, mode)
  } catch {
    // It holds for this visit.
  }
}

/** Takes what was kept, and follows what is chosen in other tabs and, while nothing is, the system. Ends with the returned function. */
export function followMode(): () => void {
  const system = matchMedia(DARK)
  const follow = () => $kept.set(keptMode() ?? (system.matches ? 'dark' : 'light'))
  follow()
  addEventListener('storage', follow)
  system.addEventListener('change', follow)
  return () => {
    removeEventListener('storage', follow)
    system.removeEventListener('change', follow)
  }
}
