import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import { roles } from '#kernel/staff.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { userWords } from './words.ts'

/** Everyone who has ever signed in, with their role. */
export function UserList() {
  const word = useWords(userWords)
  const choices = roles.map((id) => ({ id, name: word(id) }))
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="role" source="role" choices={choices} />,
    <SelectInput
      key="is_disabled"
      source="is_disabled"
      choices={[
        { id: 'false', name: word('active') },
        { id: 'true', name: word('disabled') },
      ]}
    />,
  ]
  const role = (user: RaRecord) => word(user.role)
  const state = ({ is_disabled }: RaRecord) => <Tag tone={is_disabled ? 'bad' : 'good'}>{word(is_disabled ? 'disabled' : 'active')}</Tag>
  return (
    <RecordList filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <RecordTable rowClick="edit" bulkActionButtons={false} primary={({ name }) => name} secondary={({ email }) => <Ltr>{email}</Ltr>} tertiary={role}>
        <DataTable.Col source="name">
          <RecordLink field="name" />
        </DataTable.Col>
        <DataTable.Col source="email" render={({ email }) => <Ltr>{email}</Ltr>} />
        <DataTable.Col source="role" render={role} />
        <DataTable.Col source="is_role_pinned" disableSort render={({ is_role_pinned }) => word(is_role_pinned ? 'pinned' : 'claimed')} />
        <DataTable.Col source="is_disabled" disableSort render={state} />
        <DataTable.Col source="seen_at" render={({ seen_at }) => <Moment value={seen_at} />} />
      </RecordTable>
    </RecordList>
  )
}
