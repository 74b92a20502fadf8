import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ask } from '../data-provider/rest-source.ts'
import { useWords } from '../i18n/use-words.ts'
import { leadWords } from './words.ts'

/** Calls the API for the lead on the screen and reloads it; false when the call was refused. */
export function useLeadCall(done: keyof typeof leadWords) {
  const word = useWords(leadWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (path: string, body?: object): Promise<boolean> => {
    setIsBusy(true)
    try {
      await ask(path, { method: 'POST', ...(body ? { body } : {}) })
      notify(word(done), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.error', { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}
