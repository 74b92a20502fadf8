import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { required, SelectInput } from 'react-admin'
import { type LeadState, leadMoves } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { RecordForm } from '../editing/record-edit.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadClock } from './lead-clock.tsx'
import { LeadFacts, LeadPart } from './lead-part.tsx'
import { useLeadCall } from './use-lead-call.ts'
import { useNames } from './use-names.ts'
import type { WholeLead } from './whole-lead.ts'
import { leadStateWords, leadWords, suspicionWords } from './words.ts'

/** State, owner and response clock of a lead. */
export function LeadWork({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const stateWord = useWords(leadStateWords)
  const mayDelete = useMay('leads.delete')
  const owners = useNames('/api/lead_owners')
  const choices = statesFrom(lead.state).map((id) => ({ id, name: stateWord(id) }))
  return (
    <LeadPart title={word('work')}>
      {lead.due_at ? <LeadFacts facts={[{ key: 'clock', label: word('clock'), value: <LeadClock lead={lead} /> }]} /> : null}
      <RecordForm canDelete={mayDelete}>
        <SelectInput source="state" choices={choices} helperText={false} fullWidth validate={required()} />
        <SelectInput source="owner_id" choices={[...owners]} translateChoice={false} emptyText={word('nobody')} helperText={false} fullWidth />
      </RecordForm>
    </LeadPart>
  )
}

/** Where a lead may be moved. A suspected one becomes new by its release, which tells everybody. */
function statesFrom(state: LeadState): LeadState[] {
  return [state, ...leadMoves[state].filter((to) => !(state === 'suspected' && to === 'new'))]
}

/** Why a lead is held back, and the way to let it through. */
export function LeadSuspicion({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const reason = useWords(suspicionWords)
  const mayWork = useMay('leads.write')
  const { isBusy, send } = useLeadCall('released')
  if (lead.state !== 'suspected') return null
  const release = (
    <Button color="inherit" size="small" disabled={isBusy} onClick={() => void send(`/api/leads/${lead.id}/release`)}>
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

/** Writes a note into the timeline. */
export function LeadNote({ id }: { id: number }) {
  const word = useWords(leadWords)
  const mayWork = useMay('leads.write')
  const [text, setText] = useState('')
  const { isBusy, send } = useLeadCall('note_added')
  if (!mayWork) return null
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(`/api/leads/${id}/notes`, { text })) setText('')
  }
  return (
    <Box component="form" onSubmit={(event) => void add(event)} sx={{ display: 'grid', gap: 1, justifyItems: 'start', padding: 2 }}>
      <TextField
        label={word('note')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 5000, dir: 'auto' } }}
      />
      <Button type="submit" variant="outlined" size="small" disabled={isBusy || text.trim() === ''}>
        {word('note_add')}
      </Button>
    </Box>
  )
}
