import { Box, Link } from '@mui/material'
import { useCreatePath, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useRefreshWhile } from '../data-provider/use-refresh-while.ts'
import { RecordEdit } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Money } from '../fields/money.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadFacts, LeadPart } from '../leads/lead-part.tsx'
import { OrderStateTag } from './order-names.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderNote, OrderWork } from './order-work.tsx'
import { VisitTime } from './visit-time.tsx'
import { orderFinanceWords, orderKindWords, orderWords } from './words.ts'

/** One order: customer, vehicle, payments, mails, and the actions that are possible now. */
export function OrderScreen() {
  return (
    <RecordEdit redirect={false}>
      <Screen />
    </RecordEdit>
  )
}

function Screen() {
  const order = useRecordContext<WholeOrder>()
  useRefreshWhile(order?.payments?.some(({ isMoving }) => isMoving) ?? false)
  // The cached record of the list is shown first; it has no details.
  if (!order?.events) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Vehicle order={order} />
      <Box>
        <OrderWork order={order} />
        <OrderNote id={order.id} />
      </Box>
      <Box>
        <Customer order={order} />
        <OrderMoney order={order} />
        <OrderMails order={order} />
      </Box>
      <OrderTimeline events={order.events} />
    </Box>
  )
}

function Customer({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const facts = [
    { key: 'name', label: word('name'), value: <bdi>{order.customer_name}</bdi> },
    { key: 'phone', label: word('phone'), value: <Ltr>{order.customer_phone}</Ltr> },
    { key: 'email', label: word('email'), value: <Ltr>{order.customer_email}</Ltr> },
    ...(order.rdx_forms_lead_id === '' ? [] : [{ key: 'lead', label: word('lead'), value: <LeadOfOrder id={order.rdx_forms_lead_id} /> }]),
  ]
  return (
    <LeadPart title={word('customer')}>
      <LeadFacts facts={facts} />
    </LeadPart>
  )
}

/** The lead that led to this order (C-248). */
function LeadOfOrder({ id }: { id: string }) {
  const createPath = useCreatePath()
  return (
    <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id })}>
      <Ltr>{id}</Ltr>
    </Link>
  )
}

function Vehicle({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const kind = useWords(orderKindWords)
  const finance = useWords(orderFinanceWords)
  const financeName = (option: string) => (Object.hasOwn(orderFinanceWords, option) ? finance(option as keyof typeof orderFinanceWords) : option)
  const { appointment, vehicle_price: price, currency } = order
  const name = order.vehicle_link ? <Link href={order.vehicle_link}>{order.vehicle_name}</Link> : order.vehicle_name
  const facts = [
    { key: 'vehicle', label: word('vehicle'), value: <bdi>{name}</bdi> },
    { key: 'vin', label: word('vin'), value: <Ltr>{order.vehicle_vin}</Ltr> },
    ...(price === null ? [] : [{ key: 'price', label: word('price'), value: <Money minor={price} currency={currency} /> }]),
    { key: 'retailer', label: word('retailer'), value: <bdi>{order.retailer_name}</bdi> },
    ...(order.finance_option ? [{ key: 'finance', label: word('finance'), value: <bdi>{financeName(order.finance_option)}</bdi> }] : []),
    ...(appointment ? [{ key: 'visit', label: word('visit'), value: <VisitTime visit={appointment} /> }] : []),
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
