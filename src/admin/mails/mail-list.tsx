import { DataTable, SearchInput } from 'react-admin'
import { Tag } from '../fields/tag.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { ReadMail } from '../mailbox/read-mail.tsx'
import { mailWords } from './words.ts'

type Preview = Readonly<Record<string, unknown>>

/** Every mail template with sample content, as its recipient would see it. */
export function MailList() {
  const word = useWords(mailWords)
  const own = useLanguage()
  const name = ({ name, name_ar }: Preview) => String((own === 'ar' ? name_ar : name) ?? '')
  const language = ({ language }: Preview) => word(language === 'ar' ? 'ar' : 'en')
  const read = (mail: Preview) => <ReadMail resource="mails" id={String(mail.id)} title={String(mail.title ?? '')} details={[]} />
  const limits = ({ flaws }: Preview) => {
    const count = Array.isArray(flaws) ? flaws.length : 0
    return <Tag tone={count === 0 ? 'good' : 'bad'}>{count === 0 ? word('fits') : word('flawed', { count })}</Tag>
  }
  return (
    <RecordList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'id', order: 'ASC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={(mail) => <bdi>{name(mail)}</bdi>}
        secondary={(mail) => (
          <>
            {language(mail)} · {limits(mail)}
          </>
        )}
        tertiary={read}
      >
        <DataTable.Col source="name" disableSort render={(mail) => <bdi>{name(mail)}</bdi>} />
        <DataTable.Col source="title" disableSort render={({ title, language: spoken }) => <bdi lang={spoken}>{title}</bdi>} />
        <DataTable.Col source="language" disableSort render={language} />
        <DataTable.Col source="flaws" disableSort render={limits} />
        <DataTable.Col source="id" label="frame.actions" disableSort render={read} />
      </RecordTable>
    </RecordList>
  )
}
