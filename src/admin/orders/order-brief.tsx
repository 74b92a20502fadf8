import { Box } from '@mui/material'
import type { BoardOrder, OrderRecord } from '#domains/orders/index.server.ts'
import { formatWeekday } from '#kernel/format/date.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { useWords } from '../i18n/use-words.ts'
import { orderWords } from './words.ts'

/** Number, sum, visit and deadline of an order, for a list of what is to be done. */
export function OrderBrief({ order: { order_number: number, amount, currency, appointment, due_at: due } }: { order: BoardOrder }) {
  const word = useWords(orderWords)
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Ltr>{number}</Ltr>
      </Box>
      {amount > 0 ? <Money minor={amount} currency={currency} /> : null}
      {appointment ? <VisitTime visit={appointment} /> : null}
      {due === null ? null : (
        <Box component="span" sx={{ color: 'warning.dark' }}>
          {word('due')} <Moment value={due} />
        </Box>
      )}
    </>
  )
}

/** The booked day and time of a visit, in the site's time zone. */
function VisitTime({ visit }: { visit: NonNullable<OrderRecord['appointment']> }) {
  return <bdi>{`${formatWeekday(new Date(`${visit.date}T00:00:00Z`), 'UTC')}، ${visit.time.value}`}</bdi>
}
