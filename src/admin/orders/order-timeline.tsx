import { Box, Typography } from '@mui/material'
import type { OrderEvent, OrderStage, OrderState } from '#domains/orders/index.ts'
import { formatCalendarDay } from '#kernel/format/date.ts'
import { Moment } from '../fields/moment.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import {
  orderApprovalWords,
  orderDocumentStepWords,
  orderEventWords,
  orderMoneyWords,
  orderNoteWords,
  orderStageWords,
  orderStateWords,
  orderVehicleWords,
  orderWords,
  visitWords,
} from './words.ts'

/** The history of an order. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const word = useWords(orderWords)
  const what = useSentence()
  const staffName = useStaffName()
  return (
    <LeadPart title={word('timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, borderInlineStart: '2px solid', borderColor: 'divider' }}>
        {events.map((entry) => (
          <Box component="li" key={entry.id} sx={{ paddingInlineStart: 2, paddingBlock: 0.5 }}>
            <Typography variant="body2">{what(entry)}</Typography>
            <Remark detail={entry.detail} />
            <Typography variant="caption" color="text.secondary">
              <Moment value={entry.at} />
              {entry.actor ? (
                <>
                  {' · '}
                  <bdi>{staffName(entry.actor)}</bdi>
                </>
              ) : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </LeadPart>
  )
}

/** The text of a note, or the reason of an action. */
function Remark({ detail }: Pick<OrderEvent, 'detail'>) {
  const note = useWords(orderNoteWords)
  const { text, reason } = detail
  const noteText = typeof reason === 'string' && Object.hasOwn(orderNoteWords, reason) ? note(reason as keyof typeof orderNoteWords) : reason
  const remark = typeof text === 'string' ? text : typeof noteText === 'string' ? noteText : ''
  if (remark === '') return null
  return (
    <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {remark}
    </Typography>
  )
}

function useSentence(): (event: OrderEvent) => string {
  const event = useWords(orderEventWords)
  const state = useWords(orderStateWords)
  const money = useWords(orderMoneyWords)
  const step = useWords(orderApprovalWords)
  const vehicle = useWords(orderVehicleWords)
  const visit = useWords(visitWords)
  const stage = useWords(orderStageWords)
  const document = useWords(orderDocumentStepWords)
  const language = useLanguage()
  return ({ type, detail }) => {
    if (type === 'state' && typeof detail.on === 'string')
      return event('handed_over', { from: state(detail.from as OrderState), to: state(detail.to as OrderState), date: formatCalendarDay(detail.on, language) })
    if (type === 'state') return event(type, { from: state(detail.from as OrderState), to: state(detail.to as OrderState) })
    if (type === 'money') {
      const what = money((detail.asked ?? detail.state) as keyof typeof orderMoneyWords)
      return event(type, { what: detail.step === undefined ? what : step(detail.step as keyof typeof orderApprovalWords, { what }) })
    }
    if (type === 'document') return event(type, { what: document(detail.step as keyof typeof orderDocumentStepWords) })
    if (type === 'vehicle') return vehicle(detail.to as keyof typeof orderVehicleWords)
    if (type === 'stage') return event(type, { what: stage(detail.to as OrderStage) })
    if (type !== 'visit') return event(type)
    const { date = '', time } = (detail.to ?? {}) as { date?: string; time?: { value: string } }
    return date === '' ? visit('off') : event(type, { date: formatCalendarDay(date, language), time: time?.value ?? '' })
  }
}
