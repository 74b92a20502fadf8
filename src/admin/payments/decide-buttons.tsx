import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import type { ApprovalRecord } from '#domains/payments/index.server.ts'
import { useCall } from '../data-provider/use-call.ts'
import { useWords } from '../i18n/use-words.ts'
import { approvalWords } from './approval-words.ts'

const SHORTEST_NOTE = 3

type DecideProps = { approval: Pick<ApprovalRecord, 'id' | 'may_approve' | 'may_decline'> }

/** Approves or declines a request; whoever asked for it can only take it back. */
export function DecideButtons({ approval: { id, may_approve: mayApprove, may_decline: mayDecline } }: DecideProps) {
  const word = useWords(approvalWords)
  const [verdict, setVerdict] = useState<'approve' | 'decline' | null>(null)
  if (!mayDecline) return null
  return (
    <>
      {mayApprove ? (
        <Button size="small" variant="contained" onClick={() => setVerdict('approve')}>
          {word('approve')}
        </Button>
      ) : null}
      <Button size="small" color="inherit" onClick={() => setVerdict('decline')}>
        {word(mayApprove ? 'decline' : 'withdraw')}
      </Button>
      {verdict ? (
        <DecideDialog id={id} verdict={verdict} title={word(verdict === 'approve' || mayApprove ? verdict : 'withdraw')} onClose={() => setVerdict(null)} />
      ) : null}
    </>
  )
}

type DialogProps = { id: number; verdict: 'approve' | 'decline'; title: string; onClose: () => void }

function DecideDialog({ id, verdict, title, onClose }: DialogProps) {
  const word = useWords(approvalWords)
  const titleId = useId()
  const { isBusy, send } = useCall()
  const [note, setNote] = useState('')
  const isShort = verdict === 'decline' && note.trim().length < SHORTEST_NOTE
  const decide = async () => {
    if (
      await send(`/api/payment_approvals/${id}/${verdict}`, { body: { note: note.trim() }, done: word(verdict === 'approve' ? 'is_approved' : 'is_declined') })
    )
      onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={word(verdict === 'approve' ? 'note' : 'why')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          required={verdict === 'decline'}
          multiline
          margin="dense"
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('close')}
        </Button>
        <Button variant="contained" disabled={isBusy || isShort} onClick={() => void decide()}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
