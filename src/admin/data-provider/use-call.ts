import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { messageOf } from './admin-error.ts'
import type { AnyGiven, CallName, DataOf, CallInput } from '#staff/calls/call-types.ts'
import { requestOf } from '#staff/calls/request-of.ts'
import { callApi } from './rest-source.ts'

/** The message of success, which may depend on what the API answered. */
type Done<Name extends CallName> = { done?: string | ((answer: DataOf<Name>) => string) }
type Arguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [sent?: CallInput<Name> & Done<Name>] : [sent: CallInput<Name> & Done<Name>]

type CallOptions = {
  /** The text for a refusal of which more can be said than its code does. */
  refusal?: (error: unknown) => string | undefined
}

/** Makes calls of the API by their names and reloads the screen after each; `send` resolves to false when a change was refused, which is shown as an error. */
export function useCall({ refusal = () => undefined }: CallOptions = {}) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const send = async <Name extends CallName>(name: Name, ...[input]: Arguments<Name>): Promise<boolean> => {
    const { done, ...callInput }: AnyGiven & Done<Name> = input ?? {}
    setIsBusy(true)
    try {
      const { data } = await callApi(...requestOf(name, callInput))
      if (done !== undefined) notify(typeof done === 'string' ? done : done(data as DataOf<Name>), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(refusal(error) ?? messageOf(error), { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}
