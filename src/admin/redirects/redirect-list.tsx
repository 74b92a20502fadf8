import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import type { CsvColumn } from '../csv/csv-of.ts'
import { ImportButton } from '../csv/import-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { redirectWords } from './words.ts'

const columns = ['path', 'to', 'http_code'] as const
const csv: readonly CsvColumn<RaRecord>[] = columns.map((name) => ({ name, cell: (record) => record[name] }))

/** The redirects: old paths and their targets. */
export function RedirectList() {
  const word = useWords(redirectWords)
  const statuses = (['published', 'draft', 'disabled'] as const).map((id) => ({ id, name: word(id) }))
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="status" source="status" choices={statuses} />]
  const state = ({ status }: RaRecord) => <Tag tone={status === 'published' ? 'good' : 'quiet'}>{word(status)}</Tag>
  return (
    <RecordList filters={filters} sort={{ field: 'path', order: 'ASC' }} csv={csv} tools={<ImportButton columns={columns} />}>
      <RecordTable rowClick="edit" primary={({ path }) => <Ltr>/{path}</Ltr>} secondary={({ to }) => <Ltr>{to}</Ltr>} tertiary={state}>
        <DataTable.Col source="path">
          <RecordLink field="path" />
        </DataTable.Col>
        <DataTable.Col source="to" disableSort render={({ to }) => <Ltr>{to}</Ltr>} />
        <DataTable.Col source="http_code" disableSort render={({ http_code }) => word(http_code === 302 ? 'temporary' : 'permanent')} />
        <DataTable.Col source="status" disableSort render={state} />
      </RecordTable>
    </RecordList>
  )
}
