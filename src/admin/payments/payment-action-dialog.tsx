import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { approvalWords } from './approval-words.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { useRefundPart } from './refund-part.tsx'
import { useTooMuch } from './use-too-much.ts'
import type { WholePayment } from './whole-payment.ts'
import { paymentWords } from './words.ts'

export type PaymentAction = 'capture' | 'release' | 'refund'

type DialogProps = { payment: WholePayment; action: PaymentAction; onClose: () => void; onDone: () => void }

const SHORTEST_REASON = 3

/** Says what the action does with the money, asks for a reason, and for an amount where a partial refund is possible. */
export function PaymentActionDialog({ payment, action, onClose, onDone }: DialogProps) {
  const word = useWords(paymentWords)
  const approval = useWords(approvalWords)
  const notify = useNotify()
  const tooMuch = useTooMuch()
  const titleId = useId()
  // One idempotency key per dialog, so that a double press acts once.
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const most = payment.refundable_minor ?? payment.captured_minor - payment.refunded_minor
  const part = useRefundPart({ most, currency: payment.currency })

  const send = async () => {
    setIsAsking(true)
    try {
      const body = { action, reason: reason.trim(), key, ...(part.minor === undefined ? {} : { amount_minor: part.minor }) }
      const { data } = await ask('POST /api/payments/{id}/actions', { params: { id: payment.id }, body })
      notify(data.approval ? approval('sent') : word('ordered'), { type: data.approval ? 'info' : 'success' })
      onDone()
      onClose()
    } catch (error) {
      notify(tooMuch(error) ?? messageOf(error), { type: 'error' })
      setIsAsking(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{word(action)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PaymentFacts payment={payment} action={action} back={part.back} />
        <TextField label={word('reason')} value={reason} onChange={({ target }) => setReason(target.value)} required multiline margin="dense" />
        {action === 'refund' ? part.field : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{word('cancel')}</Button>
        <Button variant="contained" disabled={isAsking || part.isWrong || reason.trim().length < SHORTEST_REASON} onClick={() => void send()}>
          {word('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
