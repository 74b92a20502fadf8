import { Box, Link } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { DeliveryKind, DeliveryState } from '../deliveries/delivery-names.tsx'
import { RecordEdit } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadFacts, LeadPart } from '../leads/lead-part.tsx'
import { Money, OrderStateTag } from './order-names.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderNote, OrderWork } from './order-work.tsx'
import { orderInvoiceWords, orderKindWords, orderMoneyWords, orderWords } from './words.ts'

/** One order: who ordered which car, what was paid and told, and what can be done with it now. */
export function OrderScreen() {
  return (
    <RecordEdit redirect={false}>
      <Screen />
    </RecordEdit>
  )
}

function Screen() {
  const order = useRecordContext<WholeOrder>()
  // The record of the list comes first, without what belongs to it.
  if (!order?.events) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <Box>
        <Customer order={order} />
        <Vehicle order={order} />
        <Payments order={order} />
        <Invoices order={order} />
        <Mails order={order} />
      </Box>
      <Box>
        <OrderWork order={order} />
        <OrderNote id={order.id} />
        <OrderTimeline events={order.events} />
      </Box>
    </Box>
  )
}

function Customer({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const facts = [
    { key: 'name', label: word('name'), value: <bdi>{order.customer_name}</bdi> },
    { key: 'phone', label: word('phone'), value: <Ltr>{order.customer_phone}</Ltr> },
    { key: 'email', label: word('email'), value: <Ltr>{order.customer_email}</Ltr> },
  ]
  return (
    <LeadPart title={word('customer')}>
      <LeadFacts facts={facts} />
    </LeadPart>
  )
}

function Vehicle({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const kind = useWords(orderKindWords)
  const { appointment, vehicle_price: price, currency } = order
  const name = order.vehicle_link ? <Link href={order.vehicle_link}>{order.vehicle_name}</Link> : order.vehicle_name
  const facts = [
    { key: 'vehicle', label: word('vehicle'), value: <bdi>{name}</bdi> },
    { key: 'vin', label: word('vin'), value: <Ltr>{order.vehicle_vin}</Ltr> },
    ...(price === null ? [] : [{ key: 'price', label: word('price'), value: <Money minor={price} currency={currency} /> }]),
    { key: 'retailer', label: word('retailer'), value: <bdi>{order.retailer_name}</bdi> },
    ...(order.finance_option ? [{ key: 'finance', label: word('finance'), value: <bdi>{order.finance_option}</bdi> }] : []),
    ...(appointment ? [{ key: 'visit', label: word('visit'), value: <Ltr>{`${appointment.date} ${appointment.time.value}`}</Ltr> }] : []),
  ]
  return (
    <LeadPart title={`${kind(order.kind)} · ${order.order_number}`}>
      <Box sx={{ marginBlockEnd: 1 }}>
        <OrderStateTag state={order.state} />
      </Box>
      <LeadFacts facts={facts} />
    </LeadPart>
  )
}

function Payments({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const state = useWords(orderMoneyWords)
  return (
    <LeadPart title={word('payments')}>
      {order.payments.length === 0 ? word('no_payments') : null}
      {order.payments.map((payment) => (
        <Box key={payment.id} sx={{ marginBlockEnd: 1, overflowWrap: 'anywhere' }}>
          <Ltr>{payment.gateway}</Ltr> · <Money minor={payment.amount.minor} currency={payment.amount.currency} /> · {state(payment.state)}
          {payment.refundedMinor > 0 ? (
            <>
              {' · '}
              {word('refunded')} <Money minor={payment.refundedMinor} currency={payment.amount.currency} />
            </>
          ) : null}
          <Box>
            <Ltr>{payment.providerId ?? ''}</Ltr>
          </Box>
        </Box>
      ))}
    </LeadPart>
  )
}

function Invoices({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const kind = useWords(orderInvoiceWords)
  if (order.invoices.length === 0) return null
  return (
    <LeadPart title={word('invoices')}>
      {order.invoices.map(({ id, kind: name, number, total, issued_at: issued }) => (
        <Box key={id} sx={{ marginBlockEnd: 1 }}>
          <Link href={`/api/orders/${order.id}/invoices/${id}`} download>
            {kind(name)} <Ltr>{number}</Ltr>
          </Link>
          {' · '}
          <Money minor={total.minor} currency={total.currency} /> · <Moment value={issued} />
        </Box>
      ))}
    </LeadPart>
  )
}

function Mails({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  return (
    <LeadPart title={word('mails')}>
      {order.deliveries.length === 0 ? word('no_mails') : null}
      {order.deliveries.map(({ id, kind, state, target }) => (
        <Box key={id} sx={{ marginBlockEnd: 1 }}>
          <DeliveryKind kind={kind} /> · {kind === 'mail' ? null : <Ltr>{target}</Ltr>} <DeliveryState state={state} />
        </Box>
      ))}
    </LeadPart>
  )
}
