import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import type { OrderAction } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { latinDigits } from '#kernel/digits.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { NoteForm } from '../editing/note-form.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { orderActionWords, orderWords } from './words.ts'

/** A button for each action that the API allows on the order now. */
export function OrderWork({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const action = useWords(orderActionWords)
  const [asked, setAsked] = useState<OrderAction | null>(null)
  return (
    <LeadPart title={word('work')}>
      {order.actions.length === 0 ? word('no_actions') : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {order.actions.map((name) => (
          <Button key={name} variant={name === 'confirm' || name === 'complete' ? 'contained' : 'outlined'} size="small" onClick={() => setAsked(name)}>
            {action(name)}
          </Button>
        ))}
      </Box>
      {asked ? <ActionDialog order={order} action={asked} onClose={() => setAsked(null)} /> : null}
    </LeadPart>
  )
}

const withReason: readonly OrderAction[] = ['cancel', 'refund']

/** Asks for confirmation, and for a reason where the action returns money or releases the vehicle. */
function ActionDialog({ order, action, onClose }: { order: WholeOrder; action: OrderAction; onClose: () => void }) {
  const word = useWords(orderWords)
  const name = useWords(orderActionWords)
  const titleId = useId()
  // One wish, however often the button is pressed or its answer is lost.
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [part, setPart] = useState('')
  const { isBusy, send } = useCall()
  const needsReason = withReason.includes(action)
  const minor = part.trim() === '' ? undefined : toMinorUnits(Number(latinDigits(part)), order.currency)
  const isPartWrong = minor !== undefined && !(minor > 0)
  const perform = async () => {
    const body = { action, reason: reason.trim(), key, ...(minor === undefined ? {} : { minor }) }
    if (await send(`/api/orders/${order.id}/actions`, { body, ifMatch: order.version, done: word('done') })) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{name(action)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {needsReason ? (
          <TextField label={word('reason')} value={reason} onChange={({ target }) => setReason(target.value)} required multiline margin="dense" />
        ) : null}
        {action === 'refund' ? (
          <TextField
            label={word('part')}
            value={part}
            onChange={({ target }) => setPart(target.value)}
            error={isPartWrong}
            helperText={isPartWrong ? word('part_wrong') : order.currency}
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('close')}
        </Button>
        <Button variant="contained" disabled={isBusy || isPartWrong || (needsReason && reason.trim() === '')} onClick={() => void perform()}>
          {name(action)}
        </Button>
      </DialogActions>
    </Dialog>
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
    const isAdded = await send(`/api/orders/${id}/notes`, { body: own, done: word('note_added') })
    if (isAdded) setWish({ text: '', key: '' })
    return isAdded
  }
  return <NoteForm isBusy={isBusy} onAdd={add} />
}
