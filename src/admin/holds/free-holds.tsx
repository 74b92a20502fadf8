import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext, useRefresh, useTranslate } from 'react-admin'
import type { FreedHolds, HoldRecord } from '#domains/orders/index.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
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
  const translate = useTranslate()
  const titleId = useId()
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems, data = [] } = useListContext<HoldRecord>()
  // The selection when the dialog opened, with its names: freed cars leave the list.
  const [ids] = useState(() => selectedIds.map(String))
  const [names] = useState(() => new Map(data.map(({ id, vehicle_name: name }) => [id, name])))
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<FreedHolds | null>(null)
  const [failure, setFailure] = useState('')
  const free = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      setResult((await ask('POST /api/holds/free', { body: { ids } })).data)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  const close = () => {
    onClose()
    if (!result) return
    onUnselectItems()
    // Only now: with the last hold the list goes, and this dialog with it.
    refresh()
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{word('free_question', { count: ids.length })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }} aria-live="polite">
        {result ? <Result result={result} nameOf={(id) => names.get(id) ?? id} /> : <DialogContentText>{word('free_text')}</DialogContentText>}
        {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {word(result ? 'close' : 'cancel')}
        </Button>
        {result ? null : (
          <Button variant="contained" disabled={isBusy} onClick={() => void free()}>
            {word('free')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
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
