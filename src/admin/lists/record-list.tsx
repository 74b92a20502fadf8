import { Box, Link, type Theme, useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  CreateButton,
  DataTable,
  type DataTableProps,
  ExportButton,
  FilterButton,
  List,
  ListNoResults,
  type ListProps,
  Loading,
  Pagination,
  type RaRecord,
  TopToolbar,
  useCreatePath,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { CsvColumn } from '../csv/csv-of.ts'
import { downloadCsv } from '../csv/download.ts'

const PER_PAGE = 25
const pageSizes = [25, 50, 100, 200]

type RecordListProps = Omit<ListProps, 'actions' | 'exporter'> & {
  /** Columns of the CSV export; without them there is none. */
  csv?: readonly CsvColumn<RaRecord>[]
  /** Further buttons above the list. */
  tools?: ReactNode
}

/** A list of a subject: search and filters above, pages below, its export guarded against formulas. */
export function RecordList({ csv, tools, filters, children, ...list }: RecordListProps) {
  return (
    <List
      perPage={PER_PAGE}
      pagination={<Pagination rowsPerPageOptions={pageSizes} />}
      filters={filters}
      exporter={csv ? (records, _fetchRelated, _dataProvider, resource) => downloadCsv(resource ?? 'export', csv, records) : false}
      actions={<Actions hasFilters={Array.isArray(filters) && filters.length > 1} canExport={csv !== undefined} tools={tools} />}
      {...list}
    >
      {children}
    </List>
  )
}

function Actions({ hasFilters, canExport, tools }: { hasFilters: boolean; canExport: boolean; tools: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  const { total } = useListContext()
  return (
    <TopToolbar>
      {hasFilters ? <FilterButton /> : null}
      {tools}
      {canExport ? <ExportButton disabled={total === 0} maxResults={10_000} /> : null}
      {hasCreate ? <CreateButton variant="contained" /> : null}
    </TopToolbar>
  )
}

type RecordTableProps = DataTableProps & {
  children: ReactNode
  /** What a narrow screen shows of a record, where a table has no room. */
  primary: (record: RaRecord) => ReactNode
  secondary?: (record: RaRecord) => ReactNode
  tertiary?: (record: RaRecord) => ReactNode
  bulkActionButtons?: ReactElement | false
  rowClick?: 'edit' | false
}

/** The records of a list: a table, and a plain list on narrow screens. */
export function RecordTable({ primary, secondary, tertiary, children, rowClick, ...table }: RecordTableProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  if (isNarrow) return <NarrowList primary={primary} secondary={secondary} tertiary={tertiary} isEditable={rowClick === 'edit'} />
  return (
    <DataTable rowClick={rowClick} {...table}>
      {children}
    </DataTable>
  )
}

type NarrowListProps = Pick<RecordTableProps, 'primary' | 'secondary' | 'tertiary'> & { isEditable: boolean }

function NarrowList({ primary, secondary, tertiary, isEditable }: NarrowListProps) {
  const { data, isPending } = useListContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (isPending) return <Loading />
  if (!data || data.length === 0) return <ListNoResults />
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{ paddingInline: 2, paddingBlock: 1.25, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' }, overflowWrap: 'anywhere' }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
            {isEditable ? (
              <Link
                component={RouterLink}
                to={createPath({ resource, type: 'edit', id: record.id })}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 500 }}
              >
                {primary(record)}
              </Link>
            ) : (
              <Box sx={{ fontWeight: 500 }}>{primary(record)}</Box>
            )}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', flexShrink: 0 }}>{tertiary?.(record)}</Box>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{secondary?.(record)}</Box>
        </Box>
      ))}
    </Box>
  )
}
