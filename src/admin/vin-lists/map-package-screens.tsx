import { DataTable, NumberInput, type RaRecord, required, SearchInput, TextInput } from 'react-admin'
import type { CsvColumn } from '../csv/csv-of.ts'
import { ImportButton } from '../csv/import-button.tsx'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { vinListWords } from './words.ts'

const columns = ['vin', 'vehicle_name', 'map_region', 'map_version', 'size_gb', 'download_url'] as const
const csv: readonly CsvColumn<RaRecord>[] = columns.map((name) => ({ name, cell: (record) => record[name] }))

/** Maps that visitors download by the VIN of their car (B-020). */
export function MapPackageList() {
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <TextInput key="map_region" source="map_region" />]
  return (
    <RecordList filters={filters} sort={{ field: 'vehicle_name', order: 'ASC' }} csv={csv} tools={<ImportButton columns={columns} />}>
      <RecordTable
        rowClick="edit"
        primary={({ vehicle_name }) => vehicle_name}
        secondary={({ vin }) => <Ltr>{vin}</Ltr>}
        tertiary={({ map_version }) => <Ltr>{map_version}</Ltr>}
      >
        <DataTable.Col source="vehicle_name">
          <RecordLink field="vehicle_name" />
        </DataTable.Col>
        <DataTable.Col source="vin" render={({ vin }) => <Ltr>{vin}</Ltr>} />
        <DataTable.Col source="map_region" />
        <DataTable.Col source="map_version" render={({ map_version }) => <Ltr>{map_version}</Ltr>} />
        <DataTable.Col source="size_gb" />
      </RecordTable>
    </RecordList>
  )
}

export function MapPackageEdit() {
  return (
    <RecordEdit>
      <MapPackageForm canDelete />
    </RecordEdit>
  )
}

export function MapPackageCreate() {
  return (
    <RecordCreate>
      <MapPackageForm />
    </RecordCreate>
  )
}

function MapPackageForm({ canDelete = false }: { canDelete?: boolean }) {
  const word = useWords(vinListWords)
  return (
    <RecordForm canDelete={canDelete}>
      <LtrTextInput source="vin" validate={required()} helperText={word('prefix_help')} />
      <TextInput source="vehicle_name" validate={required()} />
      <TextInput source="map_region" validate={required()} />
      <LtrTextInput source="map_version" validate={required()} />
      <NumberInput source="size_gb" validate={required()} min={0} step={0.1} />
      <LtrTextInput source="download_url" validate={required()} />
    </RecordForm>
  )
}
