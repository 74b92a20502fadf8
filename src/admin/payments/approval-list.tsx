import { Box, Link, Typography } from '@mui/material'
import { DataTable, SelectInput, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { approvalStates } from '#domains/payments/index.ts'
import type { ApprovalRecord } from '#domains/payments/index.server.ts'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { approvalActionWords, approvalStateWords, approvalWords } from './approval-words.ts'
import { DecideButtons } from './decide-buttons.tsx'

const tones: Record<ApprovalRecord['state'], Tone> = { waiting: 'warn', approved: 'good', declined: 'bad', expired: 'quiet' }
const approvalOf = (record: object) => record as ApprovalRecord // the record type of the API's list

/** Requests for a second person, first those that wait. */
export function ApprovalList() {
  const state = useWords(approvalStateWords)
  const word = useWords(approvalWords)
  const filters = [<SelectInput key="state" source="state" alwaysOn translateChoice={false} choices={approvalStates.map((id) => ({ id, name: state(id) }))} />]
  const none = (
    <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {word('none')}
    </Typography>
  )
  return (
    <RecordList filters={filters} filterDefaultValues={{ state: 'waiting' }} sort={{ field: 'asked_at', order: 'DESC' }} empty={none}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={(record) => <What approval={approvalOf(record)} />}
        secondary={(record) => (
          <>
            <AskedBy approval={approvalOf(record)} /> <Decision approval={approvalOf(record)} />
          </>
        )}
        tertiary={({ asked_at }) => <Moment value={asked_at} />}
      >
        <DataTable.Col source="asked_at" render={({ asked_at }) => <Moment value={asked_at} />} />
        <DataTable.Col source="action" disableSort render={(record) => <What approval={approvalOf(record)} />} />
        <DataTable.Col source="asked_by" disableSort render={(record) => <AskedBy approval={approvalOf(record)} />} />
        <DataTable.Col source="expires_at" disableSort render={({ expires_at }) => <Moment value={expires_at} />} />
        <DataTable.Col source="state" disableSort render={(record) => <Decision approval={approvalOf(record)} />} />
      </RecordTable>
    </RecordList>
  )
}

/** The action and its amount, with the way to its order or payment. */
function What({ approval }: { approval: ApprovalRecord }) {
  const action = useWords(approvalActionWords)
  const createPath = useCreatePath()
  const { order_id: orderId, payment_id: paymentId, amount_minor: minor, currency } = approval
  const to =
    orderId === null ? createPath({ resource: 'payments', type: 'edit', id: paymentId }) : createPath({ resource: 'orders', type: 'edit', id: orderId })
  return (
    <Link component={RouterLink} to={to}>
      {action(approval.action)} <Money minor={minor} currency={currency} />
    </Link>
  )
}

function AskedBy({ approval: { asked_by: name, reason } }: { approval: ApprovalRecord }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <StaffName name={name} />
      {reason === '' ? null : (
        <>
          {' · '}
          <bdi>{reason}</bdi>
        </>
      )}
    </Box>
  )
}

function Decision({ approval }: { approval: ApprovalRecord }) {
  const word = useWords(approvalStateWords)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Tag tone={tones[approval.state]}>{word(approval.state)}</Tag>
      {approval.decided_by === '' ? null : <StaffName name={approval.decided_by} />}
      {approval.note === '' ? null : <bdi>{approval.note}</bdi>}
      <DecideButtons approval={approval} />
    </Box>
  )
}
