import { useEffect, useState } from 'react'
import { callApi } from '../data-provider/rest-source.ts'

export type Named = { id: number; name: string }

/** The names of records, by id; empty until loaded. */
export function useNames(path: string): readonly Named[] {
  const [names, setNames] = useState<readonly Named[]>([])

  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    callApi<Named[]>(path, { signal: leaving.signal }).then(
      ({ data }) => setNames(data.map(({ id, name }) => ({ id, name }))),
      // Without names, a record is shown by its id.
      () => undefined,
    )
    return () => leaving.abort()
  }, [path])
  return names
}
