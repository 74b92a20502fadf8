import { useEffect, useState } from 'react'
import { ask } from '../data-provider/rest-source.ts'

export type Named = { id: number; name: string }

/** Records that only have to be called by their names; none until they are known. */
export function useNames(path: string): readonly Named[] {
  const [names, setNames] = useState<readonly Named[]>([])

  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    ask<Named[]>(path, { signal: leaving.signal }).then(
      ({ data }) => setNames(data.map(({ id, name }) => ({ id, name }))),
      // Without them a record is called by its number.
      () => undefined,
    )
    return () => leaving.abort()
  }, [path])
  return names
}
