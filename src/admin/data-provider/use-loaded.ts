import { useCallback, useEffect, useState } from 'react'
import { callApi } from './rest-source.ts'

/** `data` is undefined until it is loaded; after a failure what was loaded before stays. `again` asks anew. */
export type Loaded<Data> = { data: Data | undefined; hasFailed: boolean; again: () => void }

/** Loads what a screen shows beside its record or list, each time it opens and when `path` changes; null asks for nothing. */
export function useLoaded<Data>(path: string | null): Loaded<Data> {
  const [data, setData] = useState<Data>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same address again
  useEffect(() => {
    if (path === null) return
    const leaving = new AbortController()
    setFailed(false)
    callApi(path, { signal: leaving.signal }).then(
      (answer) => setData(answer.data as Data),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [path, round])
  return { data, hasFailed, again: useCallback(() => setRound((before) => before + 1), []) }
}
