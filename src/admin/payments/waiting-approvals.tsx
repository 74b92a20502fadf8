import { Alert, Box } from '@mui/material'
import type { ApprovalRecord } from '#domains/payments/index.server.ts'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { useWords } from '../i18n/use-words.ts'
import { approvalActionWords, approvalWords } from './approval-words.ts'
import { DecideButtons } from './decide-buttons.tsx'

/** What waits for a second person, with who asked, why and until when; nothing when nothing waits. */
export function WaitingApprovals({ approvals = [] }: { approvals?: readonly ApprovalRecord[] | undefined }) {
  const word = useWords(approvalWords)
  const action = useWords(approvalActionWords)
  return approvals.map((approval) => (
    <Alert key={approval.id} severity="warning" sx={{ marginBlock: 1 }}>
      <Box sx={{ fontWeight: 600 }}>
        {word('waits')} {action(approval.action)} <Money minor={approval.amount_minor} currency={approval.currency} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {word('asked_by')} <StaffName name={approval.asked_by} /> · {word('until')} <Moment value={approval.expires_at} />
      </Box>
      {approval.reason === '' ? null : (
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {approval.reason}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <DecideButtons approval={approval} />
      </Box>
    </Alert>
  ))
}
