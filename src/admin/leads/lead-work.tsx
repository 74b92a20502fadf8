import { Alert, Box, Button } from '@mui/material'
import { required, SelectInput } from 'react-admin'
import { type LeadState, leadMoves, leadStateWords } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { NoteForm } from '../editing/note-form.tsx'
import { RecordForm } from '../editing/record-edit.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadClock } from './lead-clock.tsx'
import { LeadFacts, LeadPart } from './lead-part.tsx'
import { useNames } from './use-names.ts'
import type { WholeLead } from './whole-lead.ts'
import { leadWords, suspicionWords } from './words.ts'

/** State, owner and response clock of a lead. */
export function LeadWork({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const stateWord = useWords(leadStateWords)
  const mayDelete = useMay('leads.delete')
  const owners = useNames('GET /api/lead_owners')
  const choices = statesFrom(lead.state).map((id) => ({ id, name: stateWord(id) }))
  return (
    <LeadPart title={word('work')}>
      {lead.due_at ? <LeadFacts facts={[{ key: 'clock', label: word('clock'), value: <LeadClock lead={lead} /> }]} /> : null}
      <RecordForm canDelete={mayDelete} sx={{ paddingInline: 0 }}>
        <SelectInput source="state" choices={choices} helperText={false} fullWidth validate={required()} />
        <SelectInput source="owner_id" choices={[...owners]} translateChoice={false} emptyText={word('nobody')} helperText={false} fullWidth />
      </RecordForm>
    </LeadPart>
  )
}

/** The states that a lead can move to. A suspected lead becomes `new` only by its release, which sends the notifications. */
function statesFrom(state: LeadState): LeadState[] {
  return [state, ...leadMoves[state].filter((to) => !(state === 'suspected' && to === 'new'))]
}

/** The reason why a lead is suspected, and a button to release it. */
export function LeadSuspicion({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const reason = useWords(suspicionWords)
  const mayWork = useMay('leads.write')
  const { isBusy, send } = useCall()
  if (lead.state !== 'suspected') return null
  const release = (
    <Button
      color="inherit"
      size="small"
      disabled={isBusy}
      onClick={() => void send('POST /api/leads/{id}/release', { params: { id: lead.id }, done: word('released') })}
    >
      {word('release')}
    </Button>
  )
  return (
    <Alert severity="warning" action={mayWork ? release : null} sx={{ margin: 2 }}>
      {word('suspected')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {lead.suspicions.map((code) => (
          <li key={code}>{reason(code as keyof typeof suspicionWords)}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** Adds a note to the timeline. */
export function LeadNote({ id }: { id: number }) {
  const word = useWords(leadWords)
  const mayWork = useMay('leads.write')
  const { isBusy, send } = useCall()
  if (!mayWork) return null
  return <NoteForm isBusy={isBusy} onAdd={(text) => send('POST /api/leads/{id}/notes', { params: { id }, body: { text }, done: word('note_added') })} />
}
