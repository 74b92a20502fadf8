import { formatCalendarDay, formatMomentAt } from '#kernel/format/date.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { isSecured, type OrderState, type StageMoments } from '../order.ts'
import type { OrderStageLine } from '../order-shapes.ts'

type StagedOrder = { state: OrderState; createdAt: Date; confirmedAt: Date | null; updatedAt: Date; stages: StageMoments }

/** The way of an order from its reservation to its handover: what each stage is called, and when it came to it. */
const stageTable: readonly { key: string; label: WordPair; at: (order: StagedOrder) => Date | string | null }[] = [
  { key: 'reserved', label: ['Reserved', 'حُجزت السيارة'], at: (order) => (isSecured(order.state) ? order.createdAt : null) },
  { key: 'confirmed', label: ['Confirmed', 'أُكّد الطلب'], at: ({ confirmedAt }) => confirmedAt },
  { key: 'preparing', label: ['In preparation', 'قيد التجهيز'], at: ({ stages }) => momentOf(stages.preparing) },
  { key: 'ready', label: ['Ready', 'جاهزة للاستلام'], at: ({ stages }) => momentOf(stages.ready) },
  // An order from before stages were kept was handed over when it changed last.
  {
    key: 'handed_over',
    label: ['Handed over', 'سُلّمت السيارة'],
    at: ({ state, stages, updatedAt }) => handoverAt(stages.handed_over) ?? (state === 'completed' ? updatedAt : null),
  },
]

/** The stages of an order for its readers; none for an order that came to nothing. */
export function orderStages(order: StagedOrder, { language, ...clock }: { language: Language; timeZone: string; siteTimeZone: string }): OrderStageLine[] {
  if (['failed', 'cancelled', 'refunded'].includes(order.state)) return []
  return stageTable.map(({ key, label: [english, arabic], at }) => {
    const moment = at(order)
    const momentText = typeof moment === 'string' ? formatCalendarDay(moment, language) : moment ? formatMomentAt(moment, clock, language) : ''
    return { key, label: language === 'ar' ? arabic : english, at: momentText }
  })
}

/** A car that was handed over on an earlier day than the team says so has that day, without a time. */
function handoverAt(storedMoment: string | undefined): Date | string | null {
  return storedMoment !== undefined && isDay(storedMoment) ? storedMoment : momentOf(storedMoment)
}

/** The day of a handover in the time zone of the retailer. */
export function dayOfHandover(storedMoment: string, timeZone: string): string {
  return isDay(storedMoment) ? storedMoment : todayIn(timeZone, new Date(storedMoment))
}

function isDay(storedMoment: string): boolean {
  return storedMoment.length === '2026-05-05'.length
}

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text)
}
