import { Button } from '@mui/material'
import { DataTable, type RaRecord, SearchInput, useRecordContext } from 'react-admin'
import { ConfirmedDelete } from '../editing/confirmed-delete.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { deviceName } from './device-name.ts'
import { sessionWords } from './words.ts'

/** The active sessions, each with a button to end it. */
export function SessionList() {
  const word = useWords(sessionWords)
  const device = ({ agent }: RaRecord | Readonly<Record<string, unknown>>) => (agent ? <Ltr>{deviceName(String(agent))}</Ltr> : word('unknown'))
  return (
    <RecordList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'seen_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={({ name }) => name}
        secondary={(session) => device(session)}
        tertiary={(session) => <EndButton session={session as RaRecord} />}
      >
        <DataTable.Col source="name" render={({ name }) => <bdi>{name}</bdi>} />
        <DataTable.Col source="email" render={({ email }) => <Ltr>{email}</Ltr>} />
        <DataTable.Col source="agent" disableSort render={device} />
        <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="seen_at" render={({ seen_at }) => <Moment value={seen_at} />} />
        <DataTable.Col source="id" label="frame.actions" disableSort>
          <EndThisSession />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  )
}

function EndThisSession() {
  const session = useRecordContext()
  return session ? <EndButton session={session} /> : null
}

/** The current session is ended by signing out instead. */
function EndButton({ session }: { session: RaRecord }) {
  const word = useWords(sessionWords)
  if (session.is_current) return <Tag tone="good">{word('current')}</Tag>
  const texts = { title: word('end_title', { name: String(session.name || session.email) }), text: word('end_text'), confirm: word('end'), done: word('ended') }
  return (
    <ConfirmedDelete resource="sessions" record={session} texts={texts}>
      {(open) => (
        <Button size="small" color="error" onClick={open}>
          {word('end')}
        </Button>
      )}
    </ConfirmedDelete>
  )
}
