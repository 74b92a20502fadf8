import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { gatewayLabel, gatewayNames, paymentStates } from '#domains/payments/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { GatewayName, PaymentStateTag } from './payment-names.tsx'
import { paymentWords } from './words.ts'

const hidden = ['reference', 'provider_id']

type Payment = Readonly<Record<string, unknown>>

/** All payments, newest first. */
export function PaymentList() {
  const word = useWords(paymentWords)
  const pair = usePair()
  const amount = ({ amount_minor, currency }: Payment) => <Money minor={amount_minor} currency={currency} />
  const state = ({ state }: Payment) => <PaymentStateTag state={state} />
  const gateway = ({ gateway }: Payment) => <GatewayName gateway={gateway} />
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="state" source="state" alwaysOn choices={paymentStates.map((id) => ({ id, name: word(id) }))} />,
    <SelectInput key="gateway" source="gateway" choices={gatewayNames.map((id) => ({ id, name: pair(gatewayLabel(id)) }))} />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'created_at', order: 'DESC' }} columns={{ hidden }}>
      <RecordTable
        hiddenColumns={hidden}
        bulkActionButtons={false}
        primary={amount}
        secondary={({ description, created_at }) => (
          <>
            <bdi>{description}</bdi> · <Moment value={created_at} />
          </>
        )}
        tertiary={state}
      >
        <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="amount_minor" disableSort>
          <RecordLink field={amount} />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort render={state} />
        <DataTable.Col source="gateway" disableSort render={gateway} />
        <DataTable.Col source="description" disableSort render={({ description }) => <bdi>{description}</bdi>} />
        <DataTable.Col source="provider_id" disableSort render={({ provider_id }) => <Ltr>{provider_id}</Ltr>} />
        <DataTable.Col source="reference" disableSort render={({ reference }) => <Ltr>{reference}</Ltr>} />
      </RecordTable>
    </RecordList>
  )
}
