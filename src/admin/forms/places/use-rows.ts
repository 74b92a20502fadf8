import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/rest-source.ts'

/** Loads a short list of the forms service; `read` reloads it after a change. Null until loaded. */
export function useRows<Row>(path: string) {
  const notify = useNotify()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const tell = useCallback((error: unknown) => notify(messageOf(error), { type: 'error' }), [notify])
  const read = useCallback(async () => {
    try {
      setRows((await ask<Row[]>(path)).data)
    } catch (error) {
      tell(error)
    }
  }, [path, tell])
  // The network.
  useEffect(() => {
    void read()
  }, [read])
  return { rows, read, tell }
}
