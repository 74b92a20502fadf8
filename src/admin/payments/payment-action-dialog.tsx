import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { fractionDigits, fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { latinDigits } from '#kernel/digits.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { AdminError, messageOf } from '../data-provider/admin-error.ts'
import { callApi } from '../data-provider/rest-source.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import type { WholePayment } from './whole-payment.ts'
import { paymentWords } from './words.ts'

export type PaymentAction = 'capture' | 'release' | 'refund'

type DialogProps = { payment: WholePayment; action: PaymentAction; onClose: () => void; onDone: () => void }

const SHORTEST_REASON = 3

/** Asks for a reason, and for an amount where a partial refund is possible. */
export function PaymentActionDialog({ payment, action, onClose, onDone }: DialogProps) {
  const word = useWords(paymentWords)
  const language = useLanguage()
  const notify = useNotify()
  const titleId = useId()
  // One idempotency key per dialog, so that a double press acts once.
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [part, setPart] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const left = payment.captured_minor - payment.refunded_minor
  const minor = minorOf(part, payment.currency)
  const isPartWrong = part.trim() !== '' && (minor === null || minor <= 0 || minor > left)

  const send = async () => {
    setIsAsking(true)
    try {
      const body = { action, reason: reason.trim(), key, ...(minor === null ? {} : { amount_minor: minor }) }
      await callApi(`/api/payments/${payment.id}/actions`, { method: 'POST', body })
      notify(word('ordered'), { type: 'success' })
      onDone()
      onClose()
    } catch (error) {
      const most = mostOf(error)
      notify(most === null ? messageOf(error) : word('too_much', { amount: `\u2068${moneyText(most, payment.currency, language)}\u2069` }), { type: 'error' })
      setIsAsking(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{word(action)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField label={word('reason')} value={reason} onChange={({ target }) => setReason(target.value)} required multiline margin="dense" />
        {action === 'refund' ? (
          <TextField
            label={word('part')}
            value={part}
            onChange={({ target }) => setPart(target.value)}
            placeholder={fromMinorUnits(left, payment.currency).toFixed(fractionDigits(payment.currency))}
            error={isPartWrong}
            helperText={isPartWrong ? word('part_wrong') : payment.currency}
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{word('cancel')}</Button>
        <Button variant="contained" disabled={isAsking || isPartWrong || reason.trim().length < SHORTEST_REASON} onClick={() => void send()}>
          {word('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The most that may still be given back, in minor units, where the refusal is about the amount. */
function mostOf(error: unknown): number | null {
  if (!(error instanceof AdminError) || error.code !== 'too_much') return null
  return (error.data as { amount_minor: number }).amount_minor
}

function minorOf(text: string, currency: string): number | null {
  const digits = latinDigits(text).trim()
  return /^\d{1,12}(\.\d{1,3})?$/.test(digits) ? toMinorUnits(Number(digits), currency) : null
}
