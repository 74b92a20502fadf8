import { Button, Link, TextField } from '@mui/material'
import { useState } from 'react'
import { DataTable, SearchInput, SelectInput, useCanAccess, useCreatePath, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { DifferenceSide, DifferenceSides } from './difference-side.tsx'
import { GatewayName } from './payment-names.tsx'
import { paymentWords } from './words.ts'

type Difference = Readonly<Record<string, unknown>>

const SHORTEST_NOTE = 3
const kinds = ['missed', 'state', 'amount', 'unknown'] as const

/** Differences between payment providers and the site, newest first. */
export function DifferenceList() {
  const word = useWords(paymentWords)
  const createPath = useCreatePath()
  const kindOf = ({ kind }: Difference) => {
    const knownKind = kinds.find((one) => one === kind)
    return knownKind ? word(knownKind) : null
  }
  const settled = (difference: Difference) =>
    difference.settled_at ? word('settled', { name: String(difference.settled_by) }) : <SettleButton id={Number(difference.id)} />
  const paymentOf = ({ payment_id: id, provider_id: providerId }: Difference) =>
    id ? (
      <Link component={RouterLink} to={createPath({ resource: 'payments', type: 'edit', id: Number(id) })}>
        {String(id)}
      </Link>
    ) : (
      <Ltr>{String(providerId)}</Ltr>
    )
  const sides = ({ ours, theirs }: Difference) => <DifferenceSides ours={ours} theirs={theirs} />
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="kind" source="kind" alwaysOn choices={kinds.map((id) => ({ id, name: word(id) }))} />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'found_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={kindOf}
        secondary={(difference) => (
          <>
            {sides(difference)} · {paymentOf(difference)} {settled(difference)}
          </>
        )}
        tertiary={({ found_at }) => <Moment value={found_at} />}
      >
        <DataTable.Col source="found_at" render={({ found_at }) => <Moment value={found_at} />} />
        <DataTable.Col source="kind" disableSort render={kindOf} />
        <DataTable.Col source="gateway" disableSort render={({ gateway }) => <GatewayName gateway={gateway} />} />
        <DataTable.Col source="payment_id" disableSort render={paymentOf} />
        <DataTable.Col source="ours" disableSort render={({ ours }) => <DifferenceSide text={ours} />} />
        <DataTable.Col source="theirs" disableSort render={({ theirs }) => <DifferenceSide text={theirs} />} />
        <DataTable.Col source="settled_at" disableSort render={settled} />
      </RecordTable>
    </RecordList>
  )
}

function SettleButton({ id }: { id: number }) {
  const word = useWords(paymentWords)
  const { canAccess } = useCanAccess({ resource: 'payment_differences', action: 'edit' })
  const [isOpen, setIsOpen] = useState(false)
  if (!canAccess) return <>{word('open')}</>
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {word('settle')}
      </Button>
      {isOpen ? <SettleDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function SettleDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const word = useWords(paymentWords)
  const refresh = useRefresh()
  const [note, setNote] = useState('')
  const settle = async () => {
    await ask('POST /api/payment_differences/{id}/settle', { params: { id }, body: { note: note.trim() } })
    return undefined
  }
  return (
    <QuestionDialog
      title={word('settle')}
      action={word('confirm')}
      width="sm"
      isReady={note.trim().length >= SHORTEST_NOTE}
      send={settle}
      onClose={onClose}
      onDone={refresh}
    >
      <TextField label={word('note')} value={note} onChange={({ target }) => setNote(target.value)} required multiline />
    </QuestionDialog>
  )
}
