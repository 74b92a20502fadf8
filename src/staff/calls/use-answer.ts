import { useCallback, useEffect, useState } from 'react'
import { answerTo } from './call-by-name.ts'
import type { Arguments, CodeOf, DataOf, Given, MetaOf, QuestionName } from './call-types.ts'
import { requestOf } from './request-of.ts'

/** The answer of a GET. While it is requested again, the last answer stays and `isLoading` is true; `answered` is the address that it answers, null before the first. */
export type Loaded<Name extends QuestionName> = State<Name> & { reload: () => void }

type State<Name extends QuestionName> = {
  isLoading: boolean
  data: DataOf<Name> | undefined
  meta: MetaOf<Name> | undefined
  answered: string | null
  failure: CodeOf<Name> | null
}
/** As of `callByName`; null requests nothing. */
type Asked<Name extends QuestionName> = Arguments<Name> extends [given: Given<Name>] ? [given: Given<Name> | null] : [given?: Given<Name> | null]

/** Makes a call that only asks at first, when its address changes, and on `reload`. `failure` is the code of a refusal. */
export function useAnswer<Name extends QuestionName>(name: Name, ...[given]: Asked<Name>): Loaded<Name> {
  const address = given === null ? null : requestOf(name, given)[0]
  const [state, setState] = useState<State<Name>>({ answered: null, data: undefined, meta: undefined, failure: null, isLoading: address !== null })
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt((last) => last + 1), [])

  // The network: the answer of an outdated request is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given is in the address, and another attempt requests the same again
  useEffect(() => {
    if (address === null) return
    const control = new AbortController()
    setState((last) => ({ ...last, isLoading: true }))
    answerTo(name, { ...given, signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      if (answer.ok) return setState({ answered: address, data: answer.data, meta: answer.meta, failure: null, isLoading: false })
      setState((last) => ({ ...last, failure: answer.code, isLoading: false }) as State<Name>)
    })
    return () => control.abort()
  }, [address, attempt])

  return { ...state, reload }
}
