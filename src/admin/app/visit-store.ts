import { localStorageStore, memoryStore, type Store } from 'react-admin'

const isOfVisit = (key: string) => key.endsWith('.listParams') || key.endsWith('.selectedIds')

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
    getItem: (key, byDefault) => storeOf(key).getItem(key, byDefault),
    setItem: (key, value) => storeOf(key).setItem(key, value),
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
