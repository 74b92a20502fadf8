type Listener = () => void

/** Listeners by id, each called only for changes of its own id. */
export function createKeyedListeners() {
  const byId = new Map<string, Set<Listener>>()
  return {
    ids: () => byId.keys(),
    notify(id: string): void {
      for (const listener of [...(byId.get(id) ?? [])]) listener()
    },
    subscribe(id: string, listener: Listener): Listener {
      const ofId = byId.get(id) ?? new Set()
      byId.set(id, ofId.add(listener))
      return () => {
        ofId.delete(listener)
        if (ofId.size === 0 && byId.get(id) === ofId) byId.delete(id)
      }
    },
  }
}
