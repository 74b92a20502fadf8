import { useDeferredValue } from 'react'
import { DataTableBody, type DataTableBodyProps, DataTableDataContext, useDataTableDataContext } from 'react-admin'

/** As many rows as a common screen shows above its lower edge. */
const ROWS_AT_FIRST = 10

/** The rows of a table that has just been opened: those that a screen shows are drawn at once, and the others right after them, without holding up a key or a press. */
export function FirstRowsFirst(body: DataTableBodyProps) {
  const data = useDataTableDataContext()
  const showsAll = useDeferredValue(true, false)
  return (
    <DataTableDataContext.Provider value={showsAll ? data : data?.slice(0, ROWS_AT_FIRST)}>
      <DataTableBody {...body} />
    </DataTableDataContext.Provider>
  )
}
