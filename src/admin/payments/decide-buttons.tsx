import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { ApprovalRecord } from '#domains/payments/index.server.ts'
import { ask } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { Money } from '../fields/money.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { useWords } from '../i18n/use-words.ts'
import { approvalActionWords, approvalWords } from './approval-words.ts'
import { PaymentFacts } from './payment-facts.tsx'

const SHORTEST_NOTE = 3

type Verdict = 'approve' | 'decline'

/** Approves or declines a request; whoever asked for it can only take it back. */
export function DecideButtons({ approval }: { approval: ApprovalRecord }) {
  const { may_approve: mayApprove, may_decline: mayDecline } = approval
  const word = useWords(approvalWords)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
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
        <DecideDialog
          approval={approval}
          verdict={verdict}
          title={word(verdict === 'approve' || mayApprove ? verdict : 'withdraw')}
          onClose={() => setVerdict(null)}
        />
      ) : null}
    </>
  )
}

type DialogProps = { approval: ApprovalRecord; verdict: Verdict; title: string; onClose: () => void }

/** Says what is decided: nobody approves of money that the dialog does not show. */
function DecideDialog({ approval, verdict, title, onClose }: DialogProps) {
  const word = useWords(approvalWords)
  const refresh = useRefresh()
  const [note, setNote] = useState('')
  const { id, payment_id: paymentId } = approval
  const { data: payment, hasFailed, again } = useLoaded('GET /api/payments/{id}', verdict === 'approve' ? { params: { id: paymentId } } : null)
  const isDecline = verdict === 'decline'
  const decide = async () => {
    await ask(`POST /api/payment_approvals/{id}/${verdict}`, { params: { id }, body: { note: note.trim() } })
    return word(isDecline ? 'is_declined' : 'is_approved')
  }
  return (
    <QuestionDialog
      title={title}
      action={title}
      leave={word('close')}
      width="sm"
      isReady={isDecline ? note.trim().length >= SHORTEST_NOTE : payment !== undefined}
      send={decide}
      onClose={onClose}
      onDone={refresh}
    >
      <ApprovalAsked approval={approval} />
      {payment ? <PaymentFacts payment={payment} action={approval.action} back={approval.amount_minor} /> : null}
      {hasFailed ? <LoadFailed again={again}>{word('payment_failed')}</LoadFailed> : null}
      {isDecline ? <Typography variant="body2">{word('nothing_moves')}</Typography> : null}
      <TextField label={word(isDecline ? 'why' : 'note')} value={note} onChange={({ target }) => setNote(target.value)} required={isDecline} multiline />
    </QuestionDialog>
  )
}

/** The action with its amount, who asked for it and why. */
function ApprovalAsked({ approval: { action, amount_minor: minor, currency, asked_by: name, reason } }: Pick<DialogProps, 'approval'>) {
  const word = useWords(approvalWords)
  const actionWord = useWords(approvalActionWords)
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {actionWord(action)} <Money minor={minor} currency={currency} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {word('asked_by')} <StaffName name={name} />
        {reason === '' ? null : (
          <>
            {' · '}
            <bdi>{reason}</bdi>
          </>
        )}
      </Typography>
    </Box>
  )
}
