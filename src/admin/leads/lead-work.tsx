import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { ReferenceInput, required, SelectInput, useNotify, useRefresh } from 'react-admin'
import { type LeadState, leadMoves } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { ask } from '../data-provider/rest-source.ts'
import { RecordForm } from '../editing/record-edit.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import type { WholeLead } from './whole-lead.ts'
import { leadStateWords, leadWords, suspicionWords } from './words.ts'

/** State and owner of a lead. Only who may see users gives it to one. */
export function LeadWork({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const stateWord = useWords(leadStateWords)
  const mayDelete = useMay('leads.delete')
  const seesUsers = useMay('users.read')
  const choices = statesFrom(lead.state).map((id) => ({ id, name: stateWord(id) }))
  return (
    <LeadPart title={word('work')}>
      <RecordForm canDelete={mayDelete}>
        <SelectInput source="state" choices={choices} helperText={false} fullWidth validate={required()} />
        {seesUsers ? (
          <ReferenceInput source="owner_id" reference="users" sort={{ field: 'name', order: 'ASC' }} perPage={200}>
            <SelectInput optionText={({ name, email }) => String(name || email)} emptyText={word('nobody')} helperText={false} fullWidth />
          </ReferenceInput>
        ) : null}
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

/** Tells the API something about the lead on the screen, which is read again then; false when it was refused. */
function useLeadCall(done: keyof typeof leadWords) {
  const word = useWords(leadWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (path: string, body?: object): Promise<boolean> => {
    setIsBusy(true)
    try {
      await ask(path, { method: 'POST', ...(body ? { body } : {}) })
      notify(word(done), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.error', { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}
