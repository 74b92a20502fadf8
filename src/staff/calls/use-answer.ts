import { useCallback, useEffect, useState } from 'react'
import { answerTo } from './call-by-name.ts'
import type { Arguments, CallInput, CodeOf, DataOf, MetaOf, QuestionName } from './call-types.ts'
import { requestOf } from './request-of.ts'

/** The answer of a GET. While it is requested again, the last answer stays and `isLoading` is true; `answered` is the address that it answers, null before the first. */
export type LoadedAnswer<Name extends QuestionName> = State<Name> & { reload: () => void }

type State<Name extends QuestionName> = {
  isLoading: boolean
  data: DataOf<Name> | undefined
  meta: MetaOf<Name> | undefined
  answered: string | null
  failure: CodeOf<Name> | null
}
/** As of `callByName`; null requests nothing. */
type InputOf<Name extends QuestionName> = Arguments<Name> extends [given: CallInput<Name>] ? [given: CallInput<Name> | null] : [given?: CallInput<Name> | null]

/** Makes a call that only asks at first, when its address changes, and on `reload`. `failure` is the code of a refusal. */
export function useAnswer<Name extends QuestionName>(name: Name, ...[input]: InputOf<Name>): LoadedAnswer<Name> {
  const address = input === null ? null : requestOf(name, input)[0]
  const [state, setState] = useState<State<Name>>({ answered: null, data: undefined, meta: undefined, failure: null, isLoading: address !== null })
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt((last) => last + 1), [])

  // The network: the answer of an outdated request is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given is in the address, and another attempt requests the same again
  useEffect(() => {
    if (address === null) return
    const control = new AbortController()
    setState((last) => ({ ...last, isLoading: true }))
    answerTo(name, { ...input, signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      if (answer.ok) return setState({ answered: address, data: answer.data, meta: answer.meta, failure: null, isLoading: false })
      setState((last) => ({ ...last, failure: answer.code, isLoading: false }) as State<Name>)
    })
    return () => control.abort()
  }, [address, attempt])

  return { ...state, reload }
}
