import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { messageOf } from '../data-provider/admin-error.ts'

/** The text for a refusal of which more can be said than its code does. */
export type RefusalText = (error: unknown) => string | undefined

/** Runs one call of a dialog at a time; a press meanwhile does nothing. `problem` says why the last one was refused, '' if it was not. */
export function useSending(refusal: RefusalText = () => undefined) {
  const translate = useTranslate()
  // A second press comes before the state of the first one is drawn.
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async (call: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setProblem('')
    try {
      await call()
    } catch (error) {
      const message = messageOf(error)
      setProblem(refusal(error) ?? translate(message, { _: message }))
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, problem, run }
}
