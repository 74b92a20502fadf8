import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../data-provider/admin-error.ts'
import { callApi } from '../data-provider/rest-source.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { approvalWords } from './approval-words.ts'
import { orderMailWords } from '../orders/words.ts'
import { isolatedMoney } from './isolated-money.ts'
import { MoneyFacts, type MoneySum } from './money-facts.tsx'
import { useRefundPart } from './refund-part.tsx'
import { useTooMuch } from './use-too-much.ts'
import type { WholePayment } from './whole-payment.ts'
import { moneyDialogWords, paymentWords } from './words.ts'

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
      const { data } = await callApi<{ approval: object | null }>(`/api/payments/${payment.id}/actions`, { method: 'POST', body })
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
        <Facts payment={payment} action={action} back={part.back} />
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

/** `back` is what a refund gives back, in minor units; of an impossible one nothing is said. */
function Facts({ payment, action, back }: { payment: WholePayment; action: PaymentAction; back: number | null }) {
  const word = useWords(moneyDialogWords)
  const mail = useWords(orderMailWords)
  const language = useLanguage()
  const { currency, amount_minor: amount, captured_minor: taken, refunded_minor: refunded } = payment
  const stays = Math.max(0, taken - refunded - (back ?? 0))
  const sums: readonly MoneySum[] =
    action === 'refund'
      ? [{ name: 'taken', minor: taken }, { name: 'given_back', minor: refunded }, ...(back === null ? [] : [{ name: 'stays' as const, minor: stays }])]
      : [{ name: 'held', minor: amount }]
  const occasion = action === 'capture' ? 'paid' : action === 'release' ? 'cancelled' : stays > 0 ? 'part_refunded' : 'refunded'
  if (action === 'refund' && back === null) return <MoneyFacts {...{ sums, currency }} card={payment.card} consequence="" mail="" />
  const consequence = word(`does_${action}`, { amount: isolatedMoney(action === 'refund' ? (back ?? 0) : amount, currency, language) })
  return <MoneyFacts {...{ sums, currency, consequence }} card={payment.card} mail={word('mail', { name: mail(occasion) })} />
}
