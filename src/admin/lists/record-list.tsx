import { type Theme, useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  BulkDeleteWithConfirmButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  type DataTableProps,
  ExportButton,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import type { ListOptions } from '../app/subject.ts'
import type { CsvColumn } from '../csv/csv-of.ts'
import { downloadCsv } from '../csv/download.ts'
import { NarrowList, type NarrowParts } from './narrow-list.tsx'
import { SavedViews } from './saved-views.tsx'

const PER_PAGE = 25
const pageSizes = [25, 50, 100, 200]

type RecordListProps = Omit<ListProps, 'actions' | 'exporter'> & {
  /** The columns of the CSV export; without them there is no export. */
  csv?: readonly CsvColumn<RaRecord>[]
  /** Further buttons above the list. */
  tools?: ReactNode
  /** Allows choosing columns and saving views; `hidden` are the columns that are hidden by default. */
  views?: { hidden: readonly string[] }
}

/** A list of a subject: search and filters above, pages below, its export guarded against formulas. */
export function RecordList({ csv, tools, views, filters, children, ...list }: RecordListProps) {
  const { name, options } = useResourceDefinition<ListOptions>()
  return (
    <List
      perPage={PER_PAGE}
      pagination={<Pagination rowsPerPageOptions={pageSizes} />}
      filters={filters}
      exporter={csv ? (records, _fetchRelated, _dataProvider, resource) => downloadCsv(resource ?? 'export', csv, records) : false}
      actions={<Actions hasFilters={Array.isArray(filters) && filters.length > 1} canExport={csv !== undefined} tools={tools} views={views} />}
      disableSyncWithLocation={options?.findsPeople ?? false}
      // The store keeps the parameters for the way back to the list, when the URL does not have them.
      storeKey={`${name}.listParams`}
      {...list}
    >
      {children}
    </List>
  )
}

type ActionsProps = { hasFilters: boolean; canExport: boolean } & Pick<RecordListProps, 'tools' | 'views'>

function Actions({ hasFilters, canExport, tools, views }: ActionsProps) {
  const isNarrow = useIsNarrow()
  const { hasCreate } = useResourceDefinition()
  const { total } = useListContext()
  return (
    <TopToolbar>
      {hasFilters ? <FilterButton /> : null}
      {views && !isNarrow ? <ColumnsButton /> : null}
      {views ? <SavedViews hidden={views.hidden} /> : null}
      {tools}
      {canExport ? <ExportButton disabled={total === 0} maxResults={10_000} /> : null}
      {hasCreate ? <CreateButton variant="contained" /> : null}
    </TopToolbar>
  )
}

type RecordTableProps = DataTableProps &
  NarrowParts & {
    children: ReactNode
    /** Actions on many records at once; deleting them by default. */
    bulkActionButtons?: ReactElement | false
    rowClick?: 'edit' | false
  }

const removal = <BulkDeleteWithConfirmButton mutationMode="pessimistic" />

/** The records of a list: a table, and a plain list on narrow screens. */
export function RecordTable({ primary, secondary, tertiary, children, rowClick, bulkActionButtons = removal, ...table }: RecordTableProps) {
  const isNarrow = useIsNarrow()
  const parts = { primary, secondary, tertiary }
  if (isNarrow) return <NarrowList {...parts} isEditable={rowClick === 'edit'} bulkActions={bulkActionButtons || null} />
  return (
    <DataTable rowClick={rowClick} bulkActionButtons={bulkActionButtons} {...table}>
      {children}
    </DataTable>
  )
}

/** Whether the screen is too narrow for a table. */
function useIsNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
}
