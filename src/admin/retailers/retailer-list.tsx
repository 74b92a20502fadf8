import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import { BulkDeleteWithConfirmButton, BulkUpdateWithConfirmButton, DataTable, type RaRecord, SearchInput, SelectInput, TextInput } from 'react-admin'
import type { CsvColumn } from '../csv/csv-of.ts'
import { ImportButton } from '../csv/import-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { retailerWords } from './words.ts'

type Hours = { days: string; hours: string }

const plain = [
  'dealer_code',
  'ci_code',
  'name',
  'address',
  'city',
  'locality',
  'state',
  'postcode',
  'country',
  'email',
  'phone',
  'latitude',
  'longitude',
  'position',
  'tag_class',
  'brands',
  'services',
] as const
const csv: readonly CsvColumn<RaRecord>[] = [
  ...plain.map((name) => ({ name, cell: (record: RaRecord) => record[name] })),
  { name: 'opening_hours', cell: (record) => (record.opening_hours as Hours[]).map(({ days, hours }) => `${days}: ${hours}`) },
  ...(['url', 'image_id', 'is_active'] as const).map((name) => ({ name, cell: (record: RaRecord) => record[name] })),
]
const columns = csv.map(({ name }) => name)

/** The dealers of the site (B-007). */
export function RetailerList() {
  const word = useWords(retailerWords)
  const publicationOptions = [
    { id: 'true', name: word('active') },
    { id: 'false', name: word('inactive') },
  ]
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <TextInput key="city" source="city" />,
    <TextInput key="state" source="state" />,
    <SelectInput key="is_active" source="is_active" choices={publicationOptions} />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'position', order: 'ASC' }} csv={csv} tools={<ImportButton columns={columns} />}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={<BulkActions />}
        primary={({ name }) => name}
        secondary={({ city, phone }) => (
          <>
            {city} <Ltr>{phone}</Ltr>
          </>
        )}
        tertiary={({ is_active }) => (is_active ? null : word('inactive'))}
      >
        <DataTable.Col source="name">
          <RecordLink field="name" />
        </DataTable.Col>
        <DataTable.Col source="city" />
        <DataTable.Col source="state" />
        <DataTable.Col source="phone" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ phone }) => <Ltr>{phone}</Ltr>} />
        <DataTable.Col source="dealer_code" render={({ dealer_code }) => <Ltr>{dealer_code}</Ltr>} />
        <DataTable.Col source="position" />
        <DataTable.Col
          source="is_active"
          render={({ is_active }) => <Tag tone={is_active ? 'good' : 'quiet'}>{word(is_active ? 'active' : 'inactive')}</Tag>}
        />
      </RecordTable>
    </RecordList>
  )
}

function BulkActions() {
  const word = useWords(retailerWords)
  return (
    <>
      <BulkUpdateWithConfirmButton label={word('activate')} icon={<VisibilityIcon />} data={{ is_active: true }} mutationMode="pessimistic" />
      <BulkUpdateWithConfirmButton label={word('deactivate')} icon={<VisibilityOffIcon />} data={{ is_active: false }} mutationMode="pessimistic" />
      <BulkDeleteWithConfirmButton mutationMode="pessimistic" />
    </>
  )
}
