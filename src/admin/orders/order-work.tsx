import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { OrderAction } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { NoteForm } from '../editing/note-form.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { WaitingApprovals } from '../payments/waiting-approvals.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { useActionLabel } from './use-action-label.ts'
import { orderWords } from './words.ts'

/** A button for each action that the API allows on the order now. */
export function OrderWork({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const label = useActionLabel(order)
  const [askedAction, setAskedAction] = useState<OrderAction | null>(null)
  return (
    <LeadPart title={word('work')}>
      <WaitingApprovals approvals={order.approvals} />
      {order.actions.length === 0 ? word('no_actions') : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {order.actions.map((name) => (
          <Button key={name} variant={name === 'confirm' || name === 'complete' ? 'contained' : 'outlined'} size="small" onClick={() => setAskedAction(name)}>
            {label(name)}
          </Button>
        ))}
      </Box>
      {askedAction ? <ActionDialog order={order} action={askedAction} onClose={() => setAskedAction(null)} /> : null}
    </LeadPart>
  )
}

/** Adds a note to the timeline. */
export function OrderNote({ id }: { id: number }) {
  const word = useWords(orderWords)
  const mayWork = useMay('orders.write')
  const { isBusy, send } = useCall()
  // Until its answer came, the same text is the same note.
  const [wish, setWish] = useState({ text: '', key: '' })
  if (!mayWork) return null
  const add = async (text: string) => {
    const own = wish.text === text ? wish : { text, key: crypto.randomUUID() }
    setWish(own)
    const isAdded = await send('POST /api/orders/{id}/notes', { params: { id }, body: own, done: word('note_added') })
    if (isAdded) setWish({ text: '', key: '' })
    return isAdded
  }
  return <NoteForm isBusy={isBusy} onAdd={add} />
}
