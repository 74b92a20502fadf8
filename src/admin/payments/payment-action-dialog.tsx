import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
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
  // One idempotency key per dialog, so that a double press acts once.
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const most = payment.refundable_minor ?? payment.captured_minor - payment.refunded_minor
  const part = useRefundPart({ most, currency: payment.currency })

  const send = async () => {
    const body = { action, reason: reason.trim(), key, ...(part.minor === undefined ? {} : { amount_minor: part.minor }) }
    const { data } = await ask('POST /api/payments/{id}/actions', { params: { id: payment.id }, body })
    notify(data.approval ? approval('sent') : word('ordered'), { type: data.approval ? 'info' : 'success' })
    return undefined
  }
  return (
    <QuestionDialog
      title={word(action)}
      action={word('confirm')}
      width="sm"
      isReady={!part.isWrong && reason.trim().length >= SHORTEST_REASON}
      send={send}
      refusal={tooMuch}
      {...{ onClose, onDone }}
    >
      <PaymentFacts payment={payment} action={action} back={part.back} />
      <TextField
        label={word('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={action === 'refund' ? word('reason_help') : undefined}
        required
        multiline
      />
      {action === 'refund' ? part.field : null}
    </QuestionDialog>
  )
}
