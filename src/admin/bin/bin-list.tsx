import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { DataTable, type RaRecord, SearchInput } from 'react-admin'
import { Moment } from '../fields/moment.tsx'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { binWords } from './words.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

type BinListProps<Binned extends RaRecord> = {
  /** The field of its name, by which the list is ordered as well. */
  nameField: keyof Binned & string
  nameOf: (record: Binned) => string
  /** Further columns after its name, and what a narrow screen has of them. */
  columns?: ReactNode
  about?: (record: Binned) => ReactNode
  /** The button that restores one. */
  restore: (record: Binned) => ReactNode
}

/** What was deleted and can still be restored, of one kind: pages or forms. */
export function BinList<Binned extends RaRecord>({ nameField, nameOf, columns, about, restore }: BinListProps<Binned>) {
  const staffName = useStaffName()
  const word = useWords(binWords)
  const name = (record: RaRecord) => <bdi>{nameOf(record as Binned)}</bdi>
  return (
    <RecordList filters={filters} sort={{ field: 'binned_at', order: 'DESC' }} empty={<Typography sx={{ padding: 2 }}>{word('empty')}</Typography>}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={name}
        secondary={(record) => (
          <>
            {about?.(record as Binned)} {word('kept_until')} <Moment value={record.kept_until} /> {restore(record as Binned)}
          </>
        )}
        tertiary={({ binned_by }) => <bdi>{staffName(binned_by)}</bdi>}
      >
        <DataTable.Col source={nameField} render={name} />
        {columns}
        <DataTable.Col source="binned_at" render={({ binned_at }) => <Moment value={binned_at} />} />
        <DataTable.Col source="binned_by" disableSort render={({ binned_by }) => <bdi>{staffName(binned_by)}</bdi>} />
        <DataTable.Col source="kept_until" disableSort render={({ kept_until }) => <Moment value={kept_until} />} />
        <DataTable.Col source="id" label="frame.actions" disableSort render={(record) => restore(record as Binned)} />
      </RecordTable>
    </RecordList>
  )
}
