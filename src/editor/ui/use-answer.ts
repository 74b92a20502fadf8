import { useCallback, useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'

/** What a GET answered so far. While it is asked again the last answer stays, with `isLoading`. */
export type Loaded<Data> = { isLoading: boolean; data: Data | undefined; meta: unknown; failure: string | null; reload: () => void }

type State<Data> = { path: string | null; data: Data | undefined; meta: unknown; failure: string | null; isLoading: boolean }

/** Asks the API for `path` now, when it changes, and on `reload`; null asks for nothing. `failure` is the code of a refusal. */
export function useAnswer<Data>(path: string | null): Loaded<Data> {
  const [state, setState] = useState<State<Data>>({ path, data: undefined, meta: undefined, failure: null, isLoading: path !== null })
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((last) => last + 1), [])

  // The network: an answer that comes after its question has changed is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again for the same path
  useEffect(() => {
    if (path === null) return
    const control = new AbortController()
    setState((last) => ({ ...last, isLoading: true }))
    staffFetch<Data>(path, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      if (answer.ok) return setState({ path, data: answer.data, meta: answer.meta, failure: null, isLoading: false })
      setState((last) => ({ ...last, path, failure: answer.code, isLoading: false }))
    })
    return () => control.abort()
  }, [path, turn])

  const { data, meta, failure, isLoading } = state
  return { data, meta, failure, isLoading, reload }
}
