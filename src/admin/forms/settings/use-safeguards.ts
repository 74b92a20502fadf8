import { useEffect, useState } from 'react'
import { callApi } from '../../data-provider/rest-source.ts'

/** Which external services are configured; null until loaded. */
export type Safeguards = { captcha: boolean; mail_server: boolean; signing: boolean }

export function useSafeguards(): Safeguards | null {
  const [found, setFound] = useState<Safeguards | null>(null)
  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    callApi<Safeguards>('/forms_api/safeguards', { signal: leaving.signal }).then(
      ({ data }) => setFound(data),
      // On failure no hint is shown.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return found
}
