import { Box, Button, Checkbox, FormControlLabel, Link, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { EraseButton } from './erase-button.tsx'
import { personKindNames } from './person-kinds.gen.ts'
import type { Choice, Person, PersonHoldings, PersonRecord, RequestKind } from './use-person.ts'
import { personWords } from './words.ts'

const LEAST_REASON = 5
const kinds = ['export', 'erase'] as const

type Props = {
  person: Person
  holdings: PersonHoldings
  isBusy: boolean
  onAsk: (kind: RequestKind) => void
  onHandOut: (choice: Choice) => void
  onErase: (choice: Choice) => Promise<undefined>
}

/** What would be touched, each with its reason and a tick; how the person's confirmation stands; and the two buttons. The server checks all of it again. */
export function PersonChoice({ person, holdings, isBusy, onAsk, onHandOut, onErase }: Props) {
  const word = useWords(personWords)
  const [ticked, setTicked] = useState(() => new Set(holdings.records.filter(({ is_suggested }) => is_suggested).map(({ id }) => id)))
  const [reason, setReason] = useState('')
  const toggle = (id: string) => setTicked((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id])))
  const choice = { records: holdings.records.map(({ id }) => id).filter((id) => ticked.has(id)), reason: reason.trim() }
  const isOff = (kind: RequestKind) => isBusy || choice.records.length === 0 || !(holdings.requests[kind]?.confirmed_at || choice.reason.length >= LEAST_REASON)
  return (
    <>
      <Records records={holdings.records} ticked={ticked} onToggle={toggle} />
      <Confirmation person={person} requests={holdings.requests} isBusy={isBusy} onAsk={onAsk} />
      <TextField
        size="small"
        label={word('reason')}
        helperText={word('reason_help')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isOff('export')} onClick={() => onHandOut(choice)}>
          {word('hand_out')}
        </Button>
        <EraseButton isOff={isOff('erase')} onErase={() => onErase(choice)} />
      </Box>
    </>
  )
}

type RecordsProps = { records: readonly PersonRecord[]; ticked: ReadonlySet<string>; onToggle: (id: string) => void }

function Records({ records, ticked, onToggle }: RecordsProps) {
  const word = useWords(personWords)
  const nameOf = useWords(personKindNames)
  const titleId = useId()
  if (records.length === 0) return null
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h6">
        {word('records')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {word('records_help')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', marginBlock: 1, padding: 0 }}>
        {records.map((record) => (
          <Box component="li" key={record.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <FormControlLabel
              control={<Checkbox checked={ticked.has(record.id)} onChange={() => onToggle(record.id)} />}
              label={
                <>
                  {nameOf(record.kind)} <Ltr>{record.number}</Ltr>
                </>
              }
            />
            {record.at ? <Moment value={record.at} /> : null}
            <Typography component="span" variant="body2" color="text.secondary">
              {record.matches.map((reason) => word(reason === 'email' && record.is_verified ? 'by_email_verified' : `by_${reason}`)).join(' · ')}
            </Typography>
            <LeadLink record={record} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function LeadLink({ record }: { record: PersonRecord }) {
  const word = useWords(personWords)
  const createPath = useCreatePath()
  if (record.kind !== 'lead') return null
  return (
    <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id: record.number })}>
      {word('lead', { id: record.number })}
    </Link>
  )
}

type ConfirmationProps = Pick<Props, 'person' | 'isBusy' | 'onAsk'> & { requests: PersonHoldings['requests'] }

/** How the person's requests stand, and the buttons that ask for their confirmation by mail. */
function Confirmation({ person, requests, isBusy, onAsk }: ConfirmationProps) {
  const word = useWords(personWords)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography component="h2" variant="h6">
        {word('confirmation')}
      </Typography>
      {kinds.map((kind) => {
        const standing = requests[kind]
        const at = standing?.confirmed_at ?? standing?.asked_at
        return (
          <Box key={kind} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <span>
              {word(`standing_${kind}`)}: {word(standing?.confirmed_at ? 'confirmed' : standing ? 'asked' : 'not_asked')}
            </span>
            {at ? <Moment value={at} /> : null}
            {standing?.confirmed_at ? null : (
              <Button size="small" variant="outlined" disabled={isBusy || person.email.trim() === ''} onClick={() => onAsk(kind)}>
                {word(`ask_${kind}`)}
              </Button>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
