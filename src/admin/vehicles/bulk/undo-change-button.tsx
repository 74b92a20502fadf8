import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Button, DialogContentText, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { moneyText } from '#kernel/format/money-text.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { useLoaded } from '../../data-provider/use-loaded.ts'
import { QuestionDialog } from '../../dialogs/question-dialog.tsx'
import { Moment } from '../../fields/moment.tsx'
import { useLanguage, useWords } from '../../i18n/use-words.ts'
import { useStockWord } from '../stock-choices.ts'
import { type LastChange, undoChange } from '../stock-source.ts'
import { ChangeSummary } from './change-summary.tsx'
import { bulkWords } from './words.ts'

/** Takes back the last change of many vehicles by this person; not there without one. */
export function UndoChangeButton() {
  const word = useWords(bulkWords)
  const { data: last, again } = useLoaded('GET /api/stock/vehicles/changes/last')
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  if (!last) return null
  const close = () => {
    setIsOpen(false)
    again()
  }
  return (
    <>
      {isNarrow ? (
        <IconButton color="primary" aria-label={word('undo')} onClick={() => setIsOpen(true)}>
          <UndoIcon />
        </IconButton>
      ) : (
        <Button size="small" startIcon={<UndoIcon />} onClick={() => setIsOpen(true)}>
          {word('undo')}
        </Button>
      )}
      {isOpen ? <UndoDialog last={last} onClose={close} /> : null}
    </>
  )
}

function UndoDialog({ last, onClose }: { last: LastChange; onClose: () => void }) {
  const word = useWords(bulkWords)
  const { refetch } = useListContext()
  const changeText = useChangeText()
  const send = async () => {
    const results = await undoChange(last.id)
    await refetch()
    if (results.every(({ outcome }) => outcome === 'changed')) return word('undone')
    return { title: word('result'), content: <ChangeSummary results={results} isUndo /> }
  }
  return (
    <QuestionDialog title={word('undo')} action={word('undo_confirm')} width="sm" send={send} onClose={onClose}>
      <div>
        <Typography>{changeText(last)}</Typography>
        <Typography variant="body2" color="text.secondary">
          <Moment value={last.at} />
        </Typography>
      </div>
      <DialogContentText>{word('undo_text', { count: last.count })}</DialogContentText>
    </QuestionDialog>
  )
}

/** What a change was, in words. */
function useChangeText(): (last: LastChange) => string {
  const word = useWords(bulkWords)
  const stockWord = useStockWord()
  const language = useLanguage()
  return ({ change }) => {
    switch (change.kind) {
      case 'status':
        return word('was_status', { status: stockWord('status', change.status) })
      case 'publication':
        return word(change.is_published ? 'was_published' : 'was_withdrawn')
      case 'percent':
        return word(change.percent < 0 ? 'was_lowered' : 'was_raised', { percent: formatNumber(Math.abs(change.percent)) })
      case 'amount':
        return word('was_set', { amount: moneyText(toMinorUnits(change.amount, change.currency), change.currency, language) })
      case 'retailer':
        return word('was_retailer')
      case 'listing':
        return word(change.belongs ? 'was_added' : 'was_taken_out', { listing: `\u2068${change.listing}\u2069` })
    }
  }
}
