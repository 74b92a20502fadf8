import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Box, Button, Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type OrderAction, rightsFor } from '#domains/orders/index.ts'
import type { BoardOrder, OrderAttention } from '#domains/orders/index.server.ts'
import { useMayEach } from '../app/signed-in.ts'
import { useWords } from '../i18n/use-words.ts'
import { ActionButton } from '../orders/action-button.tsx'
import { OrderBrief } from '../orders/order-brief.tsx'
import { orderWords } from '../orders/words.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

const parts = ['to_confirm', 'lapsing', 'visits_today'] as const
type Part = (typeof parts)[number]

/** What is done with an order of a part from here, first what is meant. */
function actionsIn(part: Part, { state }: BoardOrder): readonly OrderAction[] {
  if (part === 'to_confirm') return ['confirm']
  if (part === 'lapsing') return ['capture', 'cancel']
  if (state === 'confirmed') return ['complete']
  // One that waits for its payment waits for the customer.
  return state === 'pending' ? [] : ['confirm']
}

/** Orders to confirm, held money that is about to lapse, and today's visits. */
export function WaitingOrders({ orders, onDone }: { orders: OrderAttention; onDone: () => void }) {
  const word = useWords(orderWords)
  const dashboard = useWords(dashboardWords)
  const createPath = useCreatePath()
  return parts.map((part) => (
    <Panel
      key={part}
      title={word(part)}
      count={orders[part].total}
      none={dashboard('orders_none')}
      more={<More to="/orders" label={dashboard('show_orders')} />}
    >
      {orders[part].orders.map((order) => (
        <Row
          key={order.id}
          note={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <OrderBrief order={order} />
            </Box>
          }
          action={<OrderActions part={part} order={order} onDone={onDone} />}
        >
          <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id: order.id })}>
            <bdi>{order.vehicle_name}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  ))
}

function OrderActions({ part, order, onDone }: { part: Part; order: BoardOrder; onDone: () => void }) {
  const word = useWords(orderWords)
  const mayDo = useMayEach()
  const { held } = order.sums
  // Of money that is not held only a refund would need more, and that is not done from here.
  const payment = held > 0 ? ({ state: 'authorized' } as const) : null
  const actions = actionsIn(part, order).filter((action) => rightsFor(action, payment).every(mayDo))
  const { customer_phone: phone, customer_name: name } = order
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingBlock: 0.5 }}>
      {actions.map((action, index) => (
        <ActionButton key={action} order={order} action={action} variant={index === 0 ? 'outlined' : 'text'} onDone={onDone} />
      ))}
      {part === 'visits_today' && phone !== '' ? (
        <Button size="small" component="a" href={`tel:${phone}`} startIcon={<PhoneIcon />} aria-label={word('call_to', { name })} sx={{ minBlockSize: 40 }}>
          {word('call')}
        </Button>
      ) : null}
    </Box>
  )
}
