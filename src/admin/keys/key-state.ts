import { atom } from 'nanostores'
import type { KeyName, KeyScope } from './keys.ts'

/** What is open over the screens. */
export const $shown = atom<'palette' | 'help' | null>(null)

/** Whether this person has single keys switched off; kept on the server, as are the columns of their lists. */
export const $areKeysOff = atom(false)

export function areKeysOn(): boolean {
  return !$areKeysOff.get() && $shown.get() === null
}

type KeyHandler = { scope: KeyScope; works: (name: KeyName) => boolean }
const handlers: KeyHandler[] = []

/** Notes that keys of a scope work, until the returned function is called; `works` tells which of them do something as the screen is. */
export function enterScope(scope: KeyScope, works: KeyHandler['works']): () => void {
  const one = { scope, works }
  handlers.push(one)
  return () => {
    handlers.splice(handlers.indexOf(one), 1)
  }
}

/** Whether a key does something on the screen as it is. */
export function isAtWork(scope: KeyScope, name: KeyName): boolean {
  return handlers.some((one) => one.scope === scope && one.works(name))
}
