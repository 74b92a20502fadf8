import { useCallback, useEffect, useState } from 'react'
import type { AnyGiven, CallName, DataOf, CallInput } from '#staff/calls/call-types.ts'
import { requestOf } from '#staff/calls/request-of.ts'
import { callApi } from './rest-source.ts'

/** `data` is undefined until it is loaded; after a failure what was loaded before stays. `again` asks anew. */
export type LoadedData<Data> = { data: Data | undefined; hasFailed: boolean; again: () => void }

type ReadName = Extract<CallName, `GET ${string}`>
type Arguments<Name extends ReadName> = Record<never, never> extends CallInput<Name> ? [given?: CallInput<Name> | null] : [given: CallInput<Name> | null]

/** Loads what a screen shows beside its record or list, each time it opens and when what is asked for changes; null asks for nothing. */
export function useLoaded<Name extends ReadName>(name: Name, ...[input]: Arguments<Name>): LoadedData<DataOf<Name>> {
  const [data, setData] = useState<DataOf<Name>>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const path = input === null ? null : requestOf(name, input as AnyGiven | undefined)[0]

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same address again
  useEffect(() => {
    if (path === null) return
    const leaving = new AbortController()
    setFailed(false)
    callApi(path, { signal: leaving.signal }).then(
      (answer) => setData(answer.data as DataOf<Name>),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [path, round])
  return { data, hasFailed, again: useCallback(() => setRound((before) => before + 1), []) }
}
