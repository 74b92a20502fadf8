import { useEffect, useState } from 'react'
import { ask } from '../../data-provider/rest-source.ts'

/** Which keys and servers are set up; null until it is known. */
export type Safeguards = { captcha: boolean; mail_server: boolean; signing: boolean }

export function useSafeguards(): Safeguards | null {
  const [found, setFound] = useState<Safeguards | null>(null)
  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    ask<Safeguards>('/forms_api/safeguards', { signal: leaving.signal }).then(
      ({ data }) => setFound(data),
      // Then nothing is said about them.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return found
}
