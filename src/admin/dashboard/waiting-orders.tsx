import { Box, Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { OrderAttention } from '#domains/orders/index.server.ts'
import { useWords } from '../i18n/use-words.ts'
import { OrderBrief } from '../orders/order-brief.tsx'
import { orderWords } from '../orders/words.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

const parts = ['to_confirm', 'lapsing', 'visits_today'] as const

/** Orders to confirm, held money that is about to lapse, and today's visits. */
export function WaitingOrders({ orders }: { orders: OrderAttention }) {
  const word = useWords(orderWords)
  const dashboard = useWords(dashboardWords)
  const createPath = useCreatePath()
  return parts.map((part) => (
    <Panel key={part} title={word(part)} count={orders[part].total} none={word('none')} more={<More to="/orders" label={dashboard('show_orders')} />}>
      {orders[part].orders.map((order) => (
        <Row
          key={order.id}
          note={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <OrderBrief order={order} />
            </Box>
          }
        >
          <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id: order.id })}>
            <bdi>{order.vehicle_name}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  ))
}
