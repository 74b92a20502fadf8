import { useEffect, useState } from 'react'
import { ask } from '../data-provider/ask.ts'

export type Named = { id: number; name: string }

/** The names of records, by id; empty until loaded, and for null. */
export function useNames(name: 'GET /api/lead_owners' | 'GET /api/lead_forms' | 'GET /api/dealers' | null): readonly Named[] {
  const [names, setNames] = useState<readonly Named[]>([])

  // The network.
  useEffect(() => {
    if (name === null) return
    const leaving = new AbortController()
    ask(name, { signal: leaving.signal }).then(
      ({ data }) => setNames(data.map(({ id, name }) => ({ id, name }))),
      // Without names, the place of a name stays empty.
      () => undefined,
    )
    return () => leaving.abort()
  }, [name])
  return names
}

/** The name of a record, or what is said of one that is no longer among them; '' until they are loaded. */
export function nameAmong(names: readonly Named[], id: unknown, gone: string): string {
  return names.length === 0 ? '' : (names.find((one) => one.id === id)?.name ?? gone)
}
