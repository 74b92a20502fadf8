import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { OrderAction } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { parseDay, typedDay } from '#kernel/parse-day.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useWords } from '../i18n/use-words.ts'
import { approvalWords } from '../payments/approval-words.ts'
import { useRefundPart } from '../payments/refund-part.tsx'
import { useTooMuch } from '../payments/use-too-much.ts'
import { countedPayment, OrderConsequences } from './order-consequences.tsx'
import { useActionLabel } from './use-action-label.ts'
import { orderActionWords, orderWords } from './words.ts'

const withReason: readonly OrderAction[] = ['cancel', 'refund']

type ActionDialogProps = { order: WholeOrder; action: OrderAction; onClose: () => void; onDone?: () => void; onStale?: () => void }

/**
 * Says what the action does with money and car, and asks for a reason where it returns money or releases the vehicle. `onStale` brings the order as it is now,
 * where it was changed meanwhile and a refresh of the screen does not.
 */
export function ActionDialog({ order, action, onClose, onDone, onStale }: ActionDialogProps) {
  const word = useWords(orderWords)
  const name = useWords(orderActionWords)
  const label = useActionLabel(order)
  const approval = useWords(approvalWords)
  const refresh = useRefresh()
  // One wish, however often the button is pressed or its answer is lost.
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const tooMuch = useTooMuch()
  const refusal = (error: unknown) => {
    if (refusalOf<'POST /api/orders/{id}/actions'>(error)?.code !== 'stale') return tooMuch(error)
    const bringOrder = onStale ?? refresh
    bringOrder()
    return word('changed_meanwhile')
  }
  const needsReason = withReason.includes(action)
  const payment = countedPayment(order)
  const most = payment?.refundable_minor ?? 0
  const part = useRefundPart({ most, currency: order.currency })
  const handover = useHandoverDay(order)
  const isWrong = part.isWrong || (action === 'complete' && handover.day === null) || (needsReason && reason.trim() === '')
  const perform = async () => {
    const on = action === 'complete' && handover.day !== null && !handover.isToday ? { on: handover.day } : {}
    const body = { action, reason: reason.trim(), key, ...on, ...(part.minor === undefined ? {} : { minor: part.minor }) }
    const { data } = await ask('POST /api/orders/{id}/actions', { params: { id: order.id }, body, ifMatch: order.version })
    refresh()
    return hasNewRequest(order, data) ? approval('sent') : word('done')
  }
  return (
    <QuestionDialog
      title={name(action)}
      action={label(action, action === 'refund' ? part.back : undefined)}
      leave={word('close')}
      isReady={!isWrong}
      send={perform}
      {...{ refusal, onClose, onDone }}
    >
      <OrderConsequences order={order} action={action} back={part.back} />
      {needsReason ? (
        <TextField
          label={word('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          helperText={word('reason_help')}
          required
          multiline
        />
      ) : null}
      {action === 'refund' ? part.field : null}
      {action === 'complete' ? handover.field : null}
    </QuestionDialog>
  )
}

/** The day on which a car was handed over, typed day first; `day` is null while the field holds none that may be meant. */
function useHandoverDay({ created_at: createdAt }: WholeOrder): { day: string | null; isToday: boolean; field: ReactNode } {
  const word = useWords(orderWords)
  const timeZone = useTimeZone() ?? 'UTC'
  const today = todayIn(timeZone, new Date())
  const [text, setText] = useState<string | null>(null)
  const typed = text === null ? today : parseDay(text, 'dmy')
  const day = typed !== null && typed >= todayIn(timeZone, new Date(createdAt)) && typed <= today ? typed : null
  const field = (
    <TextField
      label={word('handover_day')}
      value={text ?? typedDay(today)}
      onChange={({ target }) => setText(target.value)}
      error={day === null}
      helperText={day === null ? word('handover_day_wrong', { example: `\u2066${typedDay(today)}\u2069` }) : ' '}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 10 } }}
    />
  )
  return { day, isToday: day === today, field }
}

/** Whether an action waits for a second person in place of being carried out. */
function hasNewRequest(before: WholeOrder, { approvals }: DataOf<'POST /api/orders/{id}/actions'>): boolean {
  return approvals.some(({ id }) => !before.approvals.some((one) => one.id === id))
}
