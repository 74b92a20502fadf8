import { deliveryStates } from '#domains/deliveries/index.ts'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { DataTable, SearchInput, SelectInput, TextInput } from 'react-admin'
import { useCall } from '../data-provider/use-call.ts'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { DeliveryAbout, DeliveryKind, DeliveryState, DeliveryTarget } from './delivery-names.tsx'
import { DeliveryTimeline } from './delivery-timeline.tsx'
import { deliveryWords } from './words.ts'

type Delivery = Readonly<Record<string, unknown>>

/** All outgoing mails and webhooks, newest first. Failed ones can be sent again. */
export function DeliveryList() {
  const word = useWords(deliveryWords)
  const kind = ({ kind }: Delivery) => <DeliveryKind kind={kind} />
  const about = ({ subject_type, subject_id }: Delivery) => <DeliveryAbout type={subject_type} id={subject_id} />
  const state = ({ state }: Delivery) => <DeliveryState state={state} />
  const history = (delivery: Delivery) => <History delivery={delivery} />
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="state" source="state" alwaysOn choices={deliveryStates.map((id) => ({ id, name: word(id) }))} />,
    <TextInput key="subject_id" source="subject_id" />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'created_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={(delivery) => (
          <>
            {kind(delivery)} · {about(delivery)}
          </>
        )}
        secondary={(delivery) => (
          <>
            {state(delivery)}
            {history(delivery)}
          </>
        )}
        tertiary={({ created_at }) => <Moment value={created_at} />}
      >
        <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="kind" disableSort render={kind} />
        <DataTable.Col source="target" disableSort render={({ target }) => <DeliveryTarget target={target} />} />
        <DataTable.Col source="subject_id" disableSort render={about} />
        <DataTable.Col source="state" disableSort render={state} />
        <DataTable.Col source="attempts" disableSort render={history} />
      </RecordTable>
    </RecordList>
  )
}

/** The attempts are loaded when the row is expanded. */
function History({ delivery }: { delivery: Delivery }) {
  const word = useWords(deliveryWords)
  const [isOpen, setIsOpen] = useState(false)
  const id = Number(delivery.id)
  const count = Number(delivery.attempts)
  if (count === 0) return <>{word('none')}</>
  return (
    <Box>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {word('history', { count })}
      </Button>
      {isOpen ? <DeliveryTimeline id={id} /> : null}
      {delivery.state === 'failed' ? <AgainButton id={id} /> : null}
    </Box>
  )
}

function AgainButton({ id }: { id: number }) {
  const word = useWords(deliveryWords)
  const { isBusy, send } = useCall()
  return (
    <Button size="small" disabled={isBusy} onClick={() => void send('POST /api/deliveries/{id}/requeue', { params: { id }, done: word('again_done') })}>
      {word('again')}
    </Button>
  )
}
