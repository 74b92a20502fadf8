import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, Button, ButtonBase, Link, Paper, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { BoardOrder } from '#domains/orders/index.server.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { useWords } from '../i18n/use-words.ts'
import { OrderBrief } from './order-brief.tsx'
import { orderWords } from './words.ts'

const columns = ['to_confirm', 'to_capture', 'visits_today', 'waiting', 'today'] as const
type BoardColumn = { orders: readonly BoardOrder[]; total: number }

/** Today's work: orders that wait for the team, and appointments. */
export function OrderBoard() {
  const word = useWords(orderWords)
  const titleId = useId()
  const { data: board, hasFailed, again } = useLoaded('GET /api/orders/board')
  if (hasFailed) return <LoadFailed again={again}>{word('board_failed')}</LoadFailed>
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
          <Column key={column} title={word(column)} {...board[column]} />
        ))}
      </Box>
    </Box>
  )
}

const SHOWN_AT_FIRST = 5

/** On a phone columns start collapsed, so that the list of orders below is near. */
function Column({ title, orders, total }: BoardColumn & { title: string }) {
  const word = useWords(orderWords)
  const titleId = useId()
  const listId = useId()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setIsOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const visibleOrders = showsAll ? orders : orders.slice(0, SHOWN_AT_FIRST)
  const canShowMore = !showsAll && orders.length > SHOWN_AT_FIRST
  const isListed = !isNarrow || isOpen
  const row = { display: 'flex', inlineSize: '100%', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlock: 1.25, minBlockSize: 44, textAlign: 'start' }
  const head = (
    <>
      <Box component="span" id={titleId} sx={{ flexGrow: 1 }}>
        {title}
      </Box>
      <Typography component="span" variant="subtitle2" color={total === 0 ? 'text.secondary' : 'primary'}>
        <bdi>{total}</bdi>
      </Typography>
    </>
  )
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId}>
      <Typography component="h3" variant="subtitle2">
        {isNarrow ? (
          <ButtonBase sx={{ ...row, font: 'inherit' }} aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
            {head}
            <ExpandMoreIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        ) : (
          <Box component="span" sx={row}>
            {head}
          </Box>
        )}
      </Typography>
      <Box component="ul" data-rows="" id={listId} hidden={!isListed} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {total === 0 ? <Entry isNote>{word('none')}</Entry> : null}
        {visibleOrders.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
        {total > visibleOrders.length ? (
          <Entry isNote={!canShowMore}>
            {canShowMore ? (
              <Button size="small" sx={{ marginInline: -1 }} onClick={() => setShowsAll(true)}>
                {word('more', { n: String(total - visibleOrders.length) })}
              </Button>
            ) : (
              word('more', { n: String(total - visibleOrders.length) })
            )}
          </Entry>
        ) : null}
      </Box>
    </Paper>
  )
}

/** A line of a column; a note is no order that could be opened. */
function Entry({ isNote = false, children }: { isNote?: boolean; children: ReactNode }) {
  return (
    <Typography
      component="li"
      {...(isNote ? { 'data-note': '' } : {})}
      variant="body2"
      color="text.secondary"
      sx={{ paddingInline: 2, paddingBlock: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      {children}
    </Typography>
  )
}

function OrderEntry({ order }: { order: BoardOrder }) {
  const createPath = useCreatePath()
  const { id, vehicle_name: vehicle, customer_name: customer } = order
  return (
    <Entry>
      <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id })}>
        <bdi>{vehicle}</bdi>
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {customer === '' ? null : <bdi>{customer}</bdi>}
        <OrderBrief order={order} />
      </Box>
    </Entry>
  )
}
