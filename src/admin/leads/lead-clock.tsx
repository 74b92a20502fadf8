import { useState } from 'react'
import type { Lead } from '#domains/leads/index.ts'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { leadWords } from './words.ts'

/** The response clock of a lead: its deadline, or whether the answer was in time; nothing without a deadline. */
export function LeadClock({ lead: { state, due_at: due, answered_at: answeredAt } }: { lead: Pick<Lead, 'state' | 'due_at' | 'answered_at'> }) {
  const word = useWords(leadWords)
  const [now] = useState(() => Date.now())
  if (!due) return null
  if (answeredAt) return <Tag tone={answeredAt <= due ? 'good' : 'warn'}>{word(answeredAt <= due ? 'in_time' : 'after_time')}</Tag>
  if (state !== 'new') return null
  const isLate = Date.parse(due) < now
  return (
    <Tag tone={isLate ? 'bad' : 'info'}>
      {word(isLate ? 'overdue' : 'answer_by')} {isLate ? null : <Moment value={due} now={now} />}
    </Tag>
  )
}
