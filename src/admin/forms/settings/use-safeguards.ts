import { useEffect, useState } from 'react'
import { ask, type DataOf } from '../../data-provider/ask.ts'

/** Which external services are configured; null until loaded. */
export type Safeguards = DataOf<'GET /forms_api/safeguards'>

export function useSafeguards(): Safeguards | null {
  const [safeguards, setSafeguards] = useState<Safeguards | null>(null)
  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    ask('GET /forms_api/safeguards', { signal: leaving.signal }).then(
      ({ data }) => setSafeguards(data),
      // On failure no hint is shown.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return safeguards
}
