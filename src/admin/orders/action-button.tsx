import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { OrderAction } from '#domains/orders/index.ts'
import type { BoardOrder, WholeOrder } from '#domains/orders/index.server.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { ActionDialog } from './action-dialog.tsx'
import { useActionLabel } from './use-action-label.ts'
import { orderWords } from './words.ts'

type ActionButtonProps = { order: BoardOrder; action: OrderAction; variant?: 'outlined' | 'text'; onDone: () => void }

/** Does one thing with an order of a list: reads the order as it is now and asks with its sums. `onDone` runs also where the order allows it no more. */
export function ActionButton({ order, action, variant = 'outlined', onDone }: ActionButtonProps) {
  const word = useWords(orderWords)
  const notify = useNotify()
  const label = useActionLabel(order)(action)
  const [isBusy, setIsBusy] = useState(false)
  const [whole, setWhole] = useState<WholeOrder | null>(null)
  const readAgain = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { data } = await ask('GET /api/orders/{id}', { params: { id: order.id } })
      const now = data as WholeOrder
      if (now.actions.includes(action)) {
        setWhole(now)
      } else {
        setWhole(null)
        notify(word('not_any_more'), { type: 'warning' })
        onDone()
      }
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <>
      {/* Not disabled while it reads: a button that is loses the focus, which the dialog gives back. */}
      <Button
        size="small"
        variant={variant}
        color={action === 'cancel' ? 'inherit' : 'primary'}
        aria-busy={isBusy}
        aria-label={word('action_on', { action: label, car: order.vehicle_name })}
        onClick={() => void readAgain()}
        sx={{ minBlockSize: 40, textAlign: 'start' }}
      >
        {label}
      </Button>
      {whole ? <ActionDialog order={whole} action={action} onClose={() => setWhole(null)} onDone={onDone} onStale={() => void readAgain()} /> : null}
    </>
  )
}
