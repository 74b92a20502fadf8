import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'

/** Loads a short list of the forms service; `load` is one function for as long as the list is the same; `read` reloads it after a change. Null until loaded. */
export function useRows<Row>(load: () => Promise<readonly Row[]>) {
  const notify = useNotify()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const read = useCallback(async () => {
    try {
      setRows(await load())
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }, [load, notify])
  // The network.
  useEffect(() => {
    void read()
  }, [read])
  return { rows, read }
}
