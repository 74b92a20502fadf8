import { DataTable, SearchInput } from 'react-admin'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { type Binned, RestoreButton } from './restore-button.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Deleted pages that can still be restored. */
export function BinList() {
  const staffName = useStaffName()
  return (
    <RecordList filters={filters} sort={{ field: 'binned_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={({ title, path }) => <bdi>{title || path}</bdi>}
        secondary={(page) => (
          <>
            <Ltr>/{page.path}</Ltr> <Moment value={page.kept_until} /> <RestoreButton page={page as Binned} />
          </>
        )}
        tertiary={({ binned_by }) => <bdi>{staffName(binned_by)}</bdi>}
      >
        <DataTable.Col source="title" render={({ title, path }) => <bdi>{title || path}</bdi>} />
        <DataTable.Col source="path" render={({ path }) => <Ltr>/{path}</Ltr>} />
        <DataTable.Col source="binned_at" render={({ binned_at }) => <Moment value={binned_at} />} />
        <DataTable.Col source="binned_by" disableSort render={({ binned_by }) => <bdi>{staffName(binned_by)}</bdi>} />
        <DataTable.Col source="kept_until" disableSort render={({ kept_until }) => <Moment value={kept_until} />} />
        <DataTable.Col source="id" label="frame.actions" disableSort render={(page) => <RestoreButton page={page as Binned} />} />
      </RecordTable>
    </RecordList>
  )
}
