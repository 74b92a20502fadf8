import { Box, Link, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { OrderRecord } from '#domains/orders/index.server.ts'
import { ask } from '../data-provider/rest-source.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
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
    <Box component="section" aria-labelledby={titleId} sx={{ padding: 2 }}>
      <Typography id={titleId} component="h2" variant="h6">
        {word('board')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', marginBlockStart: 1 }}>
        {columns.map((column) => (
          <Column key={column} title={word(column)} none={word('none')} orders={board[column]} />
        ))}
      </Box>
    </Box>
  )
}

const MOST_SHOWN = 5

function Column({ title, none, orders }: { title: string; none: string; orders: readonly OrderRecord[] }) {
  const createPath = useCreatePath()
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" color="text.secondary">
        {title} (<bdi>{orders.length}</bdi>)
      </Typography>
      {orders.length === 0 ? <Typography variant="body2">{none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {orders.slice(0, MOST_SHOWN).map(({ id, order_number: number, vehicle_name: vehicle, appointment }) => (
          <Box component="li" key={id} sx={{ paddingBlock: 0.5 }}>
            <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id })} variant="body2">
              <bdi>{vehicle}</bdi>
            </Link>
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              <Ltr>{number}</Ltr>
              {appointment ? (
                <>
                  {' · '}
                  <Ltr>{`${appointment.date} ${appointment.time.value}`}</Ltr>
                </>
              ) : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
