import { DataTable, SearchInput } from 'react-admin'
import { RecordLink } from '../fields/record-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { mailWords } from './words.ts'

type Summary = Readonly<Record<string, unknown>>

/** Every kind of mail that the site sends. */
export function MailList() {
  const word = useWords(mailWords)
  const name = useLanguage() === 'ar' ? 'name_ar' : 'name'
  const reader = (mail: Summary) => word(mail.reader === 'staff' ? 'to_staff' : 'to_visitor')
  const changedTag = ({ changed: count }: Summary) =>
    Number(count) > 0 ? <Tag tone="info">{word('changed', { count: Number(count) })}</Tag> : word('original')
  const limits = ({ flaws }: Summary) => (
    <Tag tone={Number(flaws) === 0 ? 'good' : 'bad'}>{Number(flaws) === 0 ? word('fits') : word('flawed', { count: Number(flaws) })}</Tag>
  )
  return (
    <RecordList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: name, order: 'ASC' }}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={false}
        primary={(mail) => <bdi>{String(mail[name])}</bdi>}
        secondary={(mail) => (
          <>
            {reader(mail)} · {changedTag(mail)}
          </>
        )}
      >
        <DataTable.Col source={name}>
          <RecordLink field={name} />
        </DataTable.Col>
        <DataTable.Col source="title" disableSort render={({ title }) => <bdi lang="ar">{title}</bdi>} />
        <DataTable.Col source="reader" disableSort render={reader} />
        <DataTable.Col source="changed" render={changedTag} />
        <DataTable.Col source="flaws" disableSort render={limits} />
      </RecordTable>
    </RecordList>
  )
}
