import { DataTable, type RaRecord, SearchInput } from 'react-admin'
import { RecordLink } from '../fields/record-link.tsx'
import { RecordList, RecordTable } from '../lists/record-list.tsx'

const LONGEST_SHOWN = 120
const start = ({ text_ar: ar, text_en: en }: RaRecord) => <bdi dir="auto">{String(ar || en).slice(0, LONGEST_SHOWN)}</bdi>

/** What staff answer leads with. */
export function TemplateList() {
  return (
    <RecordList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'position', order: 'ASC' }}>
      <RecordTable rowClick="edit" primary={({ name }) => name} secondary={start}>
        <DataTable.Col source="position" />
        <DataTable.Col source="name">
          <RecordLink field="name" />
        </DataTable.Col>
        <DataTable.Col source="text_ar" disableSort render={start} />
      </RecordTable>
    </RecordList>
  )
}
