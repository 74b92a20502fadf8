import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import { type LeadState, type ManyChanged, leadStates, leadStateWords } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
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
  const { selectedIds, onUnselectItems } = useListContext()
  const refresh = useRefresh()
  // The selection when the dialog opened, since a finished change clears it.
  const [ids] = useState(() => selectedIds.map(Number))
  const [value, setValue] = useState('')
  const choices =
    work === 'state'
      ? leadStates.filter((state) => state !== 'suspected').map((state) => ({ value: state as string, label: stateWord(state) }))
      : [{ value: '0', label: word('nobody') }, ...owners.map(({ id, name }) => ({ value: String(id), label: name }))]
  const isDelete = work === 'delete'
  const apply = async () => {
    const change = work === 'state' ? { state: value as LeadState } : { owner_id: Number(value) || null }
    const { data } = await (isDelete ? ask('POST /api/leads/delete_many', { body: { ids } }) : ask('POST /api/leads/change_many', { body: { ids, change } }))
    refresh()
    return { content: <ManyResult result={data} /> }
  }
  return (
    <QuestionDialog
      title={isDelete ? word('delete_question', { count: ids.length }) : word(titles[work])}
      action={word(isDelete ? 'delete_many' : 'apply')}
      isDangerous={isDelete}
      isReady={isDelete || value !== ''}
      send={apply}
      onClose={onClose}
      onDone={onUnselectItems}
    >
      {isDelete ? null : <ChoiceInput label={word(titles[work])} value={value} options={choices} onChange={setValue} />}
    </QuestionDialog>
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
