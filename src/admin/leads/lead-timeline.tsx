import type { LeadEvent, LeadState } from '#domains/leads/index.ts'
import { leadStateWords } from '#domains/leads/index.ts'
import { useMomentText } from '../fields/moment.tsx'
import { Timeline, TimelineStep } from '../fields/timeline.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import { type TimelineEntry, timelineEntries } from './timeline-entries.ts'
import { nameAmong, useNames } from './use-names.ts'
import type { WholeLead } from './whole-lead.ts'
import { answerWords, leadDeliveryWords, leadEventWords, leadWords } from './words.ts'

/** The history of a lead and of the leads merged into it, as one ordered list. */
export function LeadTimeline({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const deliveryWord = useWords(leadDeliveryWords)
  const eventText = useEventText()
  const staffName = useStaffName()
  const what = (entry: TimelineEntry) => (entry.kind === 'event' ? eventText(entry.event) : deliveryWord(entry.kind, { target: entry.delivery.target }))
  return (
    <LeadPart title={word('timeline')}>
      <Timeline>
        {timelineEntries(lead).map((entry) => (
          <TimelineStep
            key={entry.key}
            at={entry.at}
            what={entry.leadId === lead.id ? what(entry) : `${what(entry)} · ${word('of_lead', { id: String(entry.leadId) })}`}
            actor={entry.kind === 'event' ? staffName(entry.event.actor) : ''}
            detail={entry.kind === 'event' ? String(entry.event.detail.text ?? '') : entry.delivery.state === 'failed' ? entry.delivery.error : ''}
            isBad={entry.kind === 'failed'}
          />
        ))}
      </Timeline>
    </LeadPart>
  )
}

function useEventText(): (event: LeadEvent) => string {
  const word = useWords(leadWords)
  const event = useWords(leadEventWords)
  const state = useWords(leadStateWords)
  const answer = useWords(answerWords)
  const moment = useMomentText()
  const owners = useNames('GET /api/lead_owners')
  const nameOf = (id: unknown) => (id ? nameAmong(owners, id, word('gone_colleague')) : word('nobody'))
  return ({ type, detail }) => {
    if (type === 'state') return event(type, { from: state(detail.from as LeadState), to: state(detail.to as LeadState) })
    if (type === 'answered') return event(type, { by: answer((detail.channel === 'call' ? detail.result : detail.channel) as keyof typeof answerWords) })
    if (type === 'task') return event(type, { when: moment(String(detail.due_at ?? '')) })
    if (type === 'owner') return event(type, { name: nameOf(detail.to) })
    return event(type, { lead: String(detail.lead ?? '') })
  }
}
