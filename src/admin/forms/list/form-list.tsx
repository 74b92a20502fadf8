import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import { Moment } from '../../fields/moment.tsx'
import { RecordLink } from '../../fields/record-link.tsx'
import { Tag } from '../../fields/tag.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { RecordList, RecordTable } from '../../lists/record-list.tsx'
import { formListWords } from './words.ts'

/** Every form, with what is done with forms as a whole. */
export function FormList() {
  const word = useWords(formListWords)
  const active = ({ active: isActive }: RaRecord) => <Tag tone={isActive ? 'good' : 'quiet'}>{word(isActive ? 'active' : 'inactive')}</Tag>
  const shown = [
    { id: true, name: word('active') },
    { id: false, name: word('inactive') },
  ]
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="active" source="active" alwaysOn choices={shown} translateChoice={false} />]
  return (
    <RecordList filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={false}
        primary={({ name }) => <bdi>{name}</bdi>}
        secondary={({ leads, updated_at }) => (
          <>
            {word('leads', { count: Number(leads) })} · <Moment value={updated_at} />
          </>
        )}
        tertiary={active}
      >
        <DataTable.Col source="name">
          <RecordLink field="name" />
        </DataTable.Col>
        <DataTable.Col source="active" render={active} />
        <DataTable.NumberCol source="leads" />
        <DataTable.Col source="updated_at" render={({ updated_at }) => <Moment value={updated_at} />} />
      </RecordTable>
    </RecordList>
  )
}
