import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { Alert, Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import type { FreedHolds, HoldRecord } from '#domains/orders/index.ts'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useWords } from '../i18n/use-words.ts'
import { freeRefusalWords, holdWords } from './words.ts'

/** Makes the selected cars available, after a question that says how many. */
export function FreeHolds() {
  const word = useWords(holdWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<LockOpenIcon />} onClick={() => setIsOpen(true)}>
        {word('free')}
      </Button>
      {isOpen ? <FreeDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function FreeDialog({ onClose }: { onClose: () => void }) {
  const word = useWords(holdWords)
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems, data = [] } = useListContext<HoldRecord>()
  // The selection when the dialog opened, with its names: freed cars leave the list.
  const [ids] = useState(() => selectedIds.map(String))
  const [names] = useState(() => new Map(data.map(({ id, vehicle_name: name }) => [id, name])))
  const free = async () => {
    const { data: result } = await ask('POST /api/holds/free', { body: { ids } })
    return { content: <Result result={result} nameOf={(id) => names.get(id) ?? id} /> }
  }
  const finish = () => {
    onUnselectItems()
    // Only now: with the last hold the list goes, and this dialog with it.
    refresh()
  }
  return (
    <QuestionDialog title={word('free_question', { count: ids.length })} action={word('free')} width="sm" send={free} onClose={onClose} onDone={finish}>
      <DialogContentText>{word('free_text')}</DialogContentText>
    </QuestionDialog>
  )
}

/** How many cars were made available, and why others were not. */
function Result({ result: { done, unchanged, refused }, nameOf }: { result: FreedHolds; nameOf: (id: string) => string }) {
  const word = useWords(holdWords)
  const why = useWords(freeRefusalWords)
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
      {word('freed', { done: done.length, unchanged: unchanged.length, refused: refused.length })}
      {refused.map(({ id, code }) => (
        <div key={id}>
          <bdi>{nameOf(id)}</bdi>: {why(code)}
        </div>
      ))}
    </Alert>
  )
}
