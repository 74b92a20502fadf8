import { useEffect, useState } from 'react'
import { ask } from '../data-provider/ask.ts'

export type NamedRecord = { id: number; name: string }

/** The names of records, by id; empty until loaded, and for null. */
export function useNames(name: 'GET /api/lead_owners' | 'GET /api/lead_forms' | 'GET /api/dealers' | null): readonly NamedRecord[] {
  const [names, setNames] = useState<readonly NamedRecord[]>([])

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
export function nameAmong(names: readonly NamedRecord[], id: unknown, missingName: string): string {
  return names.length === 0 ? '' : (names.find((one) => one.id === id)?.name ?? missingName)
}
