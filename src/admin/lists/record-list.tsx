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
  useTranslate,
} from 'react-admin'
import type { ListOptions } from '../app/subject.ts'
import type { CsvColumn } from '../csv/csv-of.ts'
import { downloadCsv } from '../csv/download.ts'
import { FirstRowsFirst } from './first-rows-first.tsx'
import { NarrowList, type NarrowParts } from './narrow-list.tsx'
import { SavedViews } from './saved-views.tsx'
import { useKeptSort } from './keep-lists.ts'
import { useListKeys } from './use-list-keys.ts'
import { useViewOfAddress } from './use-view-of-address.ts'

const allColumns: readonly string[] = []
const PER_PAGE = 25
const pageSizes = [25, 50, 100, 200]

type RecordListProps = Omit<ListProps, 'actions' | 'exporter'> & {
  /** The columns of the CSV export; without them there is no export. */
  csv?: readonly CsvColumn<RaRecord>[]
  /** Further buttons above the list. */
  tools?: ReactNode
  /** The columns that are hidden by default; `false` for a list that is no table, which has views without columns. */
  columns?: { hidden: readonly string[] } | false | undefined
}

/** A list of a subject: search and filters above, pages below, its export guarded against formulas. */
export function RecordList({ csv, tools, columns, filters, children, ...list }: RecordListProps) {
  const { name, options } = useResourceDefinition<ListOptions>()
  const hasFilters = Array.isArray(filters) && filters.length > 1
  const keptSort = useKeptSort(name)
  useListKeys()
  if (useViewOfAddress(name)) return null
  return (
    <List
      perPage={PER_PAGE}
      pagination={<Pages />}
      filters={filters}
      exporter={csv ? (records, _fetchRelated, _dataProvider, resource) => downloadCsv(resource ?? 'export', csv, records) : false}
      actions={<Actions hasFilters={hasFilters} canExport={csv !== undefined} tools={tools} columns={columns} />}
      disableSyncWithLocation={options?.findsPeople ?? false}
      // The store keeps the parameters for the way back to the list, when the URL does not have them.
      storeKey={`${name}.listParams`}
      {...list}
      {...(keptSort ? { sort: keptSort } : {})}
    >
      {children}
    </List>
  )
}

/** The pages of a list. On narrow screens MUI would name its buttons in English. */
function Pages() {
  const translate = useTranslate()
  // MUI takes it; the types of react-admin do not pass it on.
  const names = { getItemAriaLabel: (page: string) => translate(`ra.navigation.${page}`) }
  return <Pagination rowsPerPageOptions={pageSizes} {...names} />
}

type ActionsProps = { hasFilters: boolean; canExport: boolean } & Pick<RecordListProps, 'tools' | 'columns'>

function Actions({ hasFilters, canExport, tools, columns }: ActionsProps) {
  const isNarrow = useIsNarrow()
  const { hasCreate } = useResourceDefinition()
  const { total } = useListContext()
  const translate = useTranslate()
  return (
    <TopToolbar>
      {hasFilters ? <FilterButton /> : null}
      {columns !== false && !isNarrow ? <ColumnsButton /> : null}
      <SavedViews hidden={columns ? columns.hidden : allColumns} />
      {tools}
      {/* On a phone react-admin names its buttons only while they can be pressed. */}
      {canExport ? <ExportButton disabled={total === 0} maxResults={10_000} aria-label={translate('ra.action.export')} /> : null}
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
    <DataTable rowClick={rowClick} bulkActionButtons={bulkActionButtons} body={FirstRowsFirst} {...table}>
      {children}
    </DataTable>
  )
}

/** Whether the screen is too narrow for a table. */
function useIsNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
}
