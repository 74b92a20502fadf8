import { BulkDeleteWithConfirmButton, DataTable, type RaRecord, required, SearchInput, TextInput } from 'react-admin'
import type { CsvColumn } from '../csv/csv-of.ts'
import { ImportButton } from '../csv/import-button.tsx'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { vinListWords } from './words.ts'

const columns = ['list', 'vin'] as const
const csv: readonly CsvColumn<RaRecord>[] = columns.map((name) => ({ name, cell: (record) => record[name] }))

/** VIN lists, imported by campaign (B-056, B-312). */
export function ListedVinList() {
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <TextInput key="list" source="list" />]
  return (
    <RecordList filters={filters} sort={{ field: 'vin', order: 'ASC' }} csv={csv} tools={<ImportButton columns={columns} />}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={<BulkDeleteWithConfirmButton mutationMode="pessimistic" />}
        primary={({ vin }) => <Ltr>{vin}</Ltr>}
        secondary={({ list }) => <Ltr>{list}</Ltr>}
      >
        <DataTable.Col source="vin">
          <RecordLink field="vin" />
        </DataTable.Col>
        <DataTable.Col source="list" render={({ list }) => <Ltr>{list}</Ltr>} />
      </RecordTable>
    </RecordList>
  )
}

export function ListedVinEdit() {
  return (
    <RecordEdit>
      <ListedVinForm canDelete />
    </RecordEdit>
  )
}

export function ListedVinCreate() {
  return (
    <RecordCreate>
      <ListedVinForm />
    </RecordCreate>
  )
}

function ListedVinForm({ canDelete = false }: { canDelete?: boolean }) {
  const word = useWords(vinListWords)
  return (
    <RecordForm canDelete={canDelete} defaultValues={{ list: 'default' }}>
      <LtrTextInput source="vin" validate={required()} helperText={word('vin_help')} />
      <LtrTextInput source="list" validate={required()} helperText={word('list_help')} />
    </RecordForm>
  )
}
