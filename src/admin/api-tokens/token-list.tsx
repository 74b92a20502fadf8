import { Button } from '@mui/material'
import { DataTable, type RaRecord, useRecordContext } from 'react-admin'
import { actionGroups } from '#domains/accounts/index.ts'
import { ConfirmedDelete } from '../editing/confirmed-delete.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { tokenWords } from './words.ts'

const tones: Record<'active' | 'expired' | 'revoked', Tone> = { active: 'good', expired: 'quiet', revoked: 'bad' }

/** API tokens: their scopes, their last use, and a button to revoke each. */
export function TokenList() {
  const word = useWords(tokenWords)
  const textOf = usePair()
  const state = (token: RaRecord) => <Tag tone={tones[stateOf(token)]}>{word(stateOf(token))}</Tag>
  const scopes = (token: RaRecord) => {
    const knownActions = actionGroups.flatMap(({ actions }) => actions).filter(({ name }) => token.scopes.includes(name))
    return knownActions.map(({ label }) => textOf(label)).join('، ')
  }
  return (
    <RecordList sort={{ field: 'created_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={({ name }) => name}
        secondary={({ hint }) => <Ltr>{hint}…</Ltr>}
        tertiary={(token) => <RevokeButton token={token} />}
      >
        <DataTable.Col source="name" render={({ name }) => <bdi>{name}</bdi>} />
        <DataTable.Col source="hint" disableSort render={({ hint }) => <Ltr>{hint}…</Ltr>} />
        <DataTable.Col source="scopes" disableSort render={scopes} sx={{ minWidth: 220 }} />
        <DataTable.Col source="created_by" disableSort render={({ created_by }) => <StaffName name={String(created_by)} />} />
        <DataTable.Col source="seen_at" render={({ seen_at }) => <Moment value={seen_at} />} />
        <DataTable.Col source="expires_at" render={({ expires_at }) => (expires_at ? <Moment value={expires_at} /> : word('never'))} />
        <DataTable.Col source="revoked_at" disableSort render={state} />
        <DataTable.Col source="id" label="frame.actions" disableSort>
          <RevokeThisToken />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  )
}

function stateOf({ revoked_at, expires_at }: RaRecord): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= new Date() ? 'expired' : 'active'
}

function RevokeThisToken() {
  const token = useRecordContext()
  return token ? <RevokeButton token={token} /> : null
}

function RevokeButton({ token }: { token: RaRecord }) {
  const word = useWords(tokenWords)
  if (stateOf(token) === 'revoked') return null
  const texts = { title: word('revoke_title', { name: String(token.name) }), text: word('revoke_text'), confirm: word('revoke'), done: word('revoked_done') }
  return (
    <ConfirmedDelete resource="api_tokens" record={token} texts={texts}>
      {(open) => (
        <Button size="small" color="error" onClick={open}>
          {word('revoke')}
        </Button>
      )}
    </ConfirmedDelete>
  )
}
