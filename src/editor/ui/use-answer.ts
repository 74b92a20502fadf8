import { useCallback, useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'

/** The answer of a GET. While it is requested again, the last answer stays and `isLoading` is true; `answered` is the path that it answers, null before the first. */
export type Loaded<Data> = {
  isLoading: boolean
  data: Data | undefined
  meta: unknown
  answered: string | null
  failure: string | null
  reload: () => void
}

type State<Data> = { answered: string | null; data: Data | undefined; meta: unknown; failure: string | null; isLoading: boolean }

/** Requests `path` of the API at first, when it changes, and on `reload`; null requests nothing. `failure` is the code of a refusal. */
export function useAnswer<Data>(path: string | null): Loaded<Data> {
  const [state, setState] = useState<State<Data>>({ answered: null, data: undefined, meta: undefined, failure: null, isLoading: path !== null })
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt((last) => last + 1), [])

  // The network: the answer of an outdated request is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the same path again
  useEffect(() => {
    if (path === null) return
    const control = new AbortController()
    setState((last) => ({ ...last, isLoading: true }))
    staffFetch<Data>(path, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      if (answer.ok) return setState({ answered: path, data: answer.data, meta: answer.meta, failure: null, isLoading: false })
      setState((last) => ({ ...last, failure: answer.code, isLoading: false }))
    })
    return () => control.abort()
  }, [path, attempt])

  return { ...state, reload }
}
