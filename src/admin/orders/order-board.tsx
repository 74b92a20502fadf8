import { Box, Link, Paper, Typography } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { OrderRecord } from '#domains/orders/index.server.ts'
import { ask } from '../data-provider/rest-source.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { VisitTime } from './visit-time.tsx'
import { orderWords } from './words.ts'

const columns = ['to_confirm', 'to_capture', 'visits_today', 'waiting', 'today'] as const
type Board = Record<(typeof columns)[number], OrderRecord[]>

/** The work of today: what waits for the team, and who comes. */
export function OrderBoard() {
  const word = useWords(orderWords)
  const titleId = useId()
  const [board, setBoard] = useState<Board | null>(null)
  // Asks the API when the screen opens; the list below has its own errors to tell.
  useEffect(() => {
    let isOpen = true
    ask<Board>('/api/orders/board')
      .then(({ data }) => isOpen && setBoard(data))
      .catch(() => undefined)
    return () => {
      isOpen = false
    }
  }, [])
  if (!board) return null
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ paddingBlock: 2 }}>
      <Typography id={titleId} component="h2" variant="h6">
        {word('board')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(5, minmax(0, 1fr))' },
          marginBlockStart: 1,
        }}
      >
        {columns.map((column) => (
          <Column key={column} title={word(column)} orders={board[column]} />
        ))}
      </Box>
    </Box>
  )
}

const MOST_SHOWN = 5

function Column({ title, orders }: { title: string; orders: readonly OrderRecord[] }) {
  const word = useWords(orderWords)
  const titleId = useId()
  const rest = orders.length - MOST_SHOWN
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', paddingInline: 2, paddingBlock: 1.25 }}>
        <Typography id={titleId} component="h3" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="subtitle2" color={orders.length === 0 ? 'text.secondary' : 'primary'}>
          <bdi>{orders.length}</bdi>
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {orders.length === 0 ? <Entry>{word('none')}</Entry> : null}
        {orders.slice(0, MOST_SHOWN).map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
        {rest > 0 ? <Entry>{word('more', { n: String(rest) })}</Entry> : null}
      </Box>
    </Paper>
  )
}

function Entry({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="li"
      variant="body2"
      color="text.secondary"
      sx={{ paddingInline: 2, paddingBlock: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      {children}
    </Typography>
  )
}

function OrderEntry({ order: { id, order_number: number, vehicle_name: vehicle, customer_name: customer, appointment } }: { order: OrderRecord }) {
  const createPath = useCreatePath()
  return (
    <Entry>
      <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id })}>
        <bdi>{vehicle}</bdi>
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {customer === '' ? null : <bdi>{customer}</bdi>}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Ltr>{number}</Ltr>
        </Box>
        {appointment ? <VisitTime visit={appointment} /> : null}
      </Box>
    </Entry>
  )
}
