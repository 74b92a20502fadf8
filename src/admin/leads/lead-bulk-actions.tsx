import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext, useRefresh, useTranslate } from 'react-admin'
import { type LeadState, type ManyChanged, leadStates, leadStateWords } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { NamedRecord } from './use-names.ts'
import { leadRefusalWords, leadWords } from './words.ts'

type Work = 'state' | 'owner_id' | 'delete'
const titles = { state: 'change_state', owner_id: 'change_owner', delete: 'delete_many' } as const

/** Bulk actions on leads: change the state, change the owner, delete. */
export function LeadBulkActions({ owners }: { owners: readonly NamedRecord[] }) {
  const word = useWords(leadWords)
  const mayDelete = useMay('leads.delete')
  const [work, setWork] = useState<Work | null>(null)
  const button = { size: 'small', color: 'inherit' } as const
  return (
    <>
      <Button {...button} startIcon={<FlagIcon />} onClick={() => setWork('state')}>
        {word('change_state')}
      </Button>
      <Button {...button} startIcon={<PersonIcon />} onClick={() => setWork('owner_id')}>
        {word('change_owner')}
      </Button>
      {mayDelete ? (
        <Button {...button} color="error" startIcon={<DeleteIcon />} onClick={() => setWork('delete')}>
          {word('delete_many')}
        </Button>
      ) : null}
      {work ? <BulkDialog work={work} owners={owners} onClose={() => setWork(null)} /> : null}
    </>
  )
}

type DialogProps = { work: Work; owners: readonly NamedRecord[]; onClose: () => void }

function BulkDialog({ work, owners, onClose }: DialogProps) {
  const word = useWords(leadWords)
  const stateWord = useWords(leadStateWords)
  const translate = useTranslate()
  const titleId = useId()
  const { selectedIds, onUnselectItems } = useListContext()
  const refresh = useRefresh()
  // The selection when the dialog opened, since a finished change clears it.
  const [ids] = useState(() => selectedIds.map(Number))
  const [value, setValue] = useState('')
  const { isBusy, result, failure, send } = useManyChange()
  const choices =
    work === 'state'
      ? leadStates.filter((state) => state !== 'suspected').map((state) => ({ value: state as string, label: stateWord(state) }))
      : [{ value: '0', label: word('nobody') }, ...owners.map(({ id, name }) => ({ value: String(id), label: name }))]
  const apply = async () => {
    const change = work === 'state' ? { state: value as LeadState } : { owner_id: Number(value) || null }
    await send(() =>
      work === 'delete' ? ask('POST /api/leads/delete_many', { body: { ids } }) : ask('POST /api/leads/change_many', { body: { ids, change } }),
    )
    refresh()
  }
  const close = () => {
    if (result) onUnselectItems()
    onClose()
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{work === 'delete' ? word('delete_question', { count: ids.length }) : word(titles[work])}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }} aria-live="polite">
        {work === 'delete' || result ? null : <ChoiceInput label={word(titles[work])} value={value} options={choices} onChange={setValue} />}
        {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
        {result ? <ManyResult result={result} /> : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {word(result ? 'close' : 'cancel')}
        </Button>
        {result ? null : (
          <Button
            variant="contained"
            color={work === 'delete' ? 'error' : 'primary'}
            disabled={isBusy || (work !== 'delete' && value === '')}
            onClick={() => void apply()}
          >
            {word(work === 'delete' ? 'delete_many' : 'apply')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The number of changed leads, and the reasons for those that were not changed. */
function ManyResult({ result: { done, unchanged, refused } }: { result: ManyChanged }) {
  const word = useWords(leadWords)
  const why = useWords(leadRefusalWords)
  const reason = (code: string) => why(code in leadRefusalWords ? (code as keyof typeof leadRefusalWords) : 'other')
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
      {word('many_done', { done: done.length, unchanged: unchanged.length, refused: refused.length })}
      {refused.map(({ id, code }) => (
        <div key={id}>{word('many_refused', { id: String(id), why: reason(code) })}</div>
      ))}
    </Alert>
  )
}

function useManyChange() {
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<ManyChanged | null>(null)
  const [failure, setFailure] = useState('')
  const send = async (change: () => Promise<{ data: ManyChanged }>) => {
    setIsBusy(true)
    setFailure('')
    try {
      setResult((await change()).data)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, result, failure, send }
}
