import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { messageOf } from './admin-error.ts'
import { callApi } from './rest-source.ts'

type Sent = {
  /** POST unless said otherwise. */
  method?: 'POST' | 'PATCH'
  body?: object
  headers?: Record<string, string>
  ifMatch?: string
  /** The message of success, which may depend on what the API answered. */
  done?: string | ((answer: unknown) => string)
}

type CallOptions = {
  /** The text for a refusal of which more can be said than its code does. */
  refusal?: (error: unknown) => string | undefined
}

/** Sends changes to the API and reloads the screen after each; `send` resolves to false when a change was refused, which is shown as an error. */
export function useCall({ refusal = () => undefined }: CallOptions = {}) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (path: string, { method = 'POST', body, headers, ifMatch, done }: Sent): Promise<boolean> => {
    setIsBusy(true)
    try {
      const { data } = await callApi(path, {
        method,
        ...(body ? { body } : {}),
        ...(headers ? { headers } : {}),
        ...(ifMatch === undefined ? {} : { ifMatch }),
      })
      if (done !== undefined) notify(typeof done === 'string' ? done : done(data), { type: 'success' })
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
