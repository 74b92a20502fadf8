import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { formsCalls } from '../../data-provider/forms-calls.ts'

/** Loads a short list of the forms service; `read` reloads it after a change. Null until loaded. */
export function useRows<Row>(list: 'listLocations' | 'listSettings') {
  const notify = useNotify()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const tell = useCallback((error: unknown) => notify(messageOf(error), { type: 'error' }), [notify])
  const read = useCallback(async () => {
    try {
      setRows((await formsCalls()[list]()) as Row[])
    } catch (error) {
      tell(error)
    }
  }, [list, tell])
  // The network.
  useEffect(() => {
    void read()
  }, [read])
  return { rows, read, tell }
}
