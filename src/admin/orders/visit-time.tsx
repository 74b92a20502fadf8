import { formatWeekday } from '#kernel/format/date.ts'
import type { OrderRecord } from '#domains/orders/index.server.ts'

/** The booked day and time of a visit, in the site's time zone. */
export function VisitTime({ visit }: { visit: NonNullable<OrderRecord['appointment']> }) {
  return <bdi>{`${formatWeekday(new Date(`${visit.date}T00:00:00Z`), 'UTC')}، ${visit.time.value}`}</bdi>
}
