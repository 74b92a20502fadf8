import { Typography } from '@mui/material'
import { DataTable, SearchInput } from 'react-admin'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { ReadMail } from './read-mail.tsx'
import { mailboxWords } from './words.ts'

type Mail = Readonly<Record<string, unknown>>

/** Mails of a site without a mail server, newest first. */
export function MailboxList() {
  const word = useWords(mailboxWords)
  const details = ({ sender, recipient, reply_to }: Mail) => [
    { label: word('from'), value: String(sender ?? '') },
    { label: word('to'), value: String(recipient ?? '') },
    { label: word('reply_to'), value: String(reply_to ?? '') },
  ]
  const readLink = (mail: Mail) => <ReadMail id={String(mail.id)} title={String(mail.title ?? '')} details={details(mail)} />
  const heading = ({ title, subject_type }: Mail) => (
    <>
      <bdi>{String(title ?? '')}</bdi> {subject_type === 'mail_test' ? <Tag tone="info">{word('test')}</Tag> : null}
    </>
  )
  return (
    <RecordList empty={<Nothing text={word('about')} />} filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'created_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={heading}
        secondary={({ recipient, created_at }) => (
          <>
            <Ltr>{recipient}</Ltr> · <Moment value={created_at} />
          </>
        )}
        tertiary={readLink}
      >
        <DataTable.Col source="title" disableSort render={heading} />
        <DataTable.Col source="recipient" disableSort render={({ recipient }) => <Ltr>{recipient}</Ltr>} />
        <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="id" label="frame.actions" disableSort render={readLink} />
      </RecordTable>
    </RecordList>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {text}
    </Typography>
  )
}
