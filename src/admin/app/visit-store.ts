import { localStorageStore, memoryStore, type Store } from 'react-admin'
import { keepMode, keptMode } from '#staff/look/kept-mode.ts'
import type { Mode } from '#staff/look/look.ts'

const isOfVisit = (key: string) => key.endsWith('.listParams') || key.endsWith('.selectedIds')

/** Under which react-admin asks whether it is light or dark, which is one choice for admin and editor. */
const LOOK = 'theme'

/** The store of react-admin: preferences are kept permanently, filters and selections of lists only for the visit. */
export function visitStore(version: string, name: string): Store {
  const lasting = localStorageStore(version, name)
  const passing = memoryStore()
  const storeOf = (key: string) => (isOfVisit(key) ? passing : lasting)
  return {
    setup() {
      lasting.setup()
      passing.setup()
    },
    teardown() {
      lasting.teardown()
      passing.teardown()
    },
    getItem: <T>(key: string, byDefault?: T): T => ((key === LOOK && keptMode()) || storeOf(key).getItem(key, byDefault)) as T,
    setItem(key, value) {
      if (key === LOOK) keepMode(value as Mode)
      storeOf(key).setItem(key, value)
    },
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems(prefix) {
      lasting.removeItems(prefix)
      passing.removeItems(prefix)
    },
    reset() {
      lasting.reset()
      passing.reset()
    },
    subscribe: (key, listener) => storeOf(key).subscribe(key, listener),
  }
}
