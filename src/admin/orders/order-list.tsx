import AddIcon from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { DataTable, type RaRecord, SearchInput, SelectInput, useCreatePath } from 'react-admin'
import { Link } from 'react-router'
import { orderKinds, orderStates, orderSumNames, orderSums } from '#domains/orders/index.ts'
import type { OrderRecord } from '#domains/orders/index.server.ts'
import { useMay } from '../app/signed-in.ts'
import { DayInput } from '../fields/day-input.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { ExportOrders } from './export-orders.tsx'
import { OrderBoard } from './order-board.tsx'
import { OrderStateTag } from './order-names.tsx'
import { ListedSums, SumsInWords } from './order-sums.tsx'
import { orderKindWords, orderStateWords, orderWords } from './words.ts'

// The amount of the checkout is among what is held, paid or refunded.
const hidden = ['customer_email', 'kind', 'amount']
const orderOf = (record: object) => record as OrderRecord // the record type of the API's list

/** A sum of an order; none is a dash, so that what is held and paid stands out. */
function Sum({ order: { sums, currency }, name }: { order: OrderRecord; name: (typeof orderSums)[number] }) {
  const minor = sums[name]
  return minor === null || (minor === 0 && name !== 'rest') ? '—' : <Money minor={minor} currency={currency} />
}

/** Begins the order of a customer at the desk: it is filled in as a quotation, and taken from its draft. */
function TakeOrder() {
  const word = useWords(orderWords)
  const createPath = useCreatePath()
  return (
    <Button size="small" startIcon={<AddIcon />} component={Link} to={createPath({ resource: 'quotations', type: 'create' })}>
      {word('take')}
    </Button>
  )
}

/** Orders, newest first, below today's work; retailer staff see only those of their own retailers. */
export function OrderList() {
  const state = useWords(orderStateWords)
  const kind = useWords(orderKindWords)
  const pair = usePair()
  const mayExport = useMay('orders.export')
  const mayTake = useMay('orders.write')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="state" source="state" alwaysOn choices={orderStates.map((id) => ({ id, name: state(id) }))} />,
    <SelectInput key="kind" source="kind" choices={orderKinds.map((id) => ({ id, name: kind(id) }))} />,
    <DayInput key="created_at_gteq" source="created_at_gteq" alwaysOn />,
    <DayInput key="created_at_lteq" source="created_at_lteq" alwaysOn />,
  ]
  const tools =
    mayTake || mayExport ? (
      <>
        {mayTake ? <TakeOrder /> : null}
        {mayExport ? <ExportOrders /> : null}
      </>
    ) : null
  return (
    <>
      <OrderBoard />
      <RecordList filters={filters} sort={{ field: 'created_at', order: 'DESC' }} columns={{ hidden }} tools={tools}>
        <RecordTable
          rowClick="edit"
          bulkActionButtons={false}
          hiddenColumns={hidden}
          primary={(record) => <Ltr>{orderOf(record).order_number}</Ltr>}
          secondary={(record) => (
            <>
              <bdi>{orderOf(record).vehicle_name}</bdi> · <bdi>{orderOf(record).customer_name}</bdi> · <Moment value={orderOf(record).created_at} />
              <SumsInWords order={orderOf(record)} />
            </>
          )}
          tertiary={(record) => <OrderStateTag state={orderOf(record).state} />}
        >
          <DataTable.Col source="created_at" cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ created_at }) => <Moment value={created_at} />} />
          <DataTable.Col source="order_number" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })}>
            <RecordLink field={(record: RaRecord) => orderOf(record).order_number} />
          </DataTable.Col>
          {/* Before the sums, which a common screen does not show to their end. */}
          <DataTable.Col source="state" render={(record) => <OrderStateTag state={orderOf(record).state} />} />
          <DataTable.Col source="vehicle_name" cellSx={() => ({ minWidth: '11rem' })} render={({ vehicle_name }) => <bdi>{vehicle_name}</bdi>} />
          <DataTable.Col source="customer_name" render={({ customer_name }) => <bdi>{customer_name}</bdi>} />
          <DataTable.Col source="customer_email" disableSort render={({ customer_email }) => <Ltr>{customer_email}</Ltr>} />
          <DataTable.Col source="retailer_id" disableSort render={({ retailer_name }) => <bdi>{retailer_name}</bdi>} />
          <DataTable.Col source="kind" disableSort render={(record) => kind(orderOf(record).kind)} />
          <DataTable.Col source="amount" disableSort render={({ amount, currency }) => <Money minor={amount} currency={currency} />} />
          {orderSums.map((name) => (
            <DataTable.Col
              key={name}
              source={name}
              label={pair(orderSumNames[name])}
              disableSort
              render={(record) => <Sum order={orderOf(record)} name={name} />}
            />
          ))}
        </RecordTable>
        <ListedSums />
      </RecordList>
    </>
  )
}
