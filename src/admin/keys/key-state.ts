import { atom } from 'nanostores'
import type { KeyScope } from './keys.ts'

/** What is open over the screens. */
export const $shown = atom<'palette' | 'help' | null>(null)

/** Whether this person has single keys switched off; kept on the server, as are the columns of their lists. */
export const $areKeysOff = atom(false)

export function areKeysOn(): boolean {
  return !$areKeysOff.get() && $shown.get() === null
}

const scopes: KeyScope[] = []

/** Notes that keys of a scope work, until the returned function is called. */
export function enterScope(scope: KeyScope): () => void {
  scopes.push(scope)
  return () => {
    scopes.splice(scopes.indexOf(scope), 1)
  }
}

/** The scopes whose keys work on the screen as it is. */
export function presentScopes(): ReadonlySet<KeyScope> {
  return new Set(scopes)
}
