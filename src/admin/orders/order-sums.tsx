import { Box, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { type OrderSumName, orderSumNames, orderSums } from '#domains/orders/index.ts'
import type { OrderRecord, WholeOrder } from '#domains/orders/index.server.ts'
import { Money } from '../fields/money.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { orderWords } from './words.ts'

/** What an order costs, and what is held, paid, refunded and due of it. A sum that is not known has a dash. */
export function OrderSumsLine({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const pair = usePair()
  return (
    <Box
      component="dl"
      aria-label={word('sums')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        gap: { xs: 1.5, sm: 2 },
        margin: 0,
        paddingInline: 2,
        paddingBlock: 2,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {orderSums.map((name) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {pair(orderSumNames[name])}
          </Typography>
          <Typography component="dd" variant="body1" sx={{ margin: 0, fontWeight: name === 'rest' || name === 'total' ? 600 : 400 }}>
            {order.sums[name] === null ? '—' : <Money minor={order.sums[name]} currency={order.currency} />}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

/** The same in a row of a list, without what is nothing. */
export function SumsInWords({ order: { sums, currency } }: { order: Pick<OrderRecord, 'sums' | 'currency'> }) {
  const pair = usePair()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {orderSums
        .filter((name) => (sums[name] ?? 0) > 0)
        .map((name) => (
          <span key={name}>
            {pair(orderSumNames[name])}: <Money minor={sums[name]} currency={currency} />
          </span>
        ))}
    </Box>
  )
}

/** The sums of the orders of this page of the list, one line for each currency; a sum that is not known of an order is left out. */
export function ListedSums() {
  const word = useWords(orderWords)
  const { data = [] } = useListContext<OrderRecord>()
  const byCurrency = Map.groupBy(data, ({ currency }) => currency)
  if (data.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={word('listed_sums')}
      sx={{ display: 'grid', gap: 0.5, padding: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Typography component="h2" variant="subtitle2">
        {word('listed_sums')}
      </Typography>
      {[...byCurrency].map(([currency, orders]) => (
        <Typography key={currency} component="div" variant="body2">
          <SumsInWords order={{ currency, sums: sumsOf(orders) }} />
        </Typography>
      ))}
    </Box>
  )
}

function sumsOf(orders: readonly OrderRecord[]): OrderRecord['sums'] {
  const sumOf = (name: OrderSumName) => orders.reduce((sum, { sums }) => sum + (sums[name] ?? 0), 0)
  return { total: sumOf('total'), held: sumOf('held'), paid: sumOf('paid'), refunded: sumOf('refunded'), rest: sumOf('rest') }
}
