import { formatWeekday } from '#kernel/format/date.ts'
import type { OrderRecord } from '#domains/orders/index.server.ts'

/** When somebody comes, as it was booked: a day and a time of the site. */
export function VisitTime({ visit }: { visit: NonNullable<OrderRecord['appointment']> }) {
  return <bdi>{`${formatWeekday(new Date(`${visit.date}T00:00:00Z`), 'UTC')}، ${visit.time.value}`}</bdi>
}
