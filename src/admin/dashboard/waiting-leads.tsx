import { Link } from '@mui/material'
import { useCreatePath, useStore } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Lead, LeadState } from '#domains/leads/index.ts'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { AnswerButton } from '../lead-desk/answer-button.tsx'
import { LeadClock } from '../leads/lead-clock.tsx'
import { leadName } from '../leads/lead-name.ts'
import { leadWords } from '../leads/words.ts'
import type { Overview } from './overview.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Unanswered leads, most urgent first, and the number of suspected ones. Retailer staff see only their own leads. */
export function WaitingLeads({ waiting: { leads, total, late, held }, onAnswered }: { waiting: NonNullable<Overview['leads']>; onAnswered: () => void }) {
  const word = useWords(dashboardWords)
  const lead = useWords(leadWords)
  const createPath = useCreatePath()

  // The parameters of the list of leads live in this store, because a search for a person must not appear in a URL.
  const [, setShown] = useStore<object>('leads.listParams')
  const show = (state: LeadState) => setShown({ filter: { state }, displayedFilters: {}, sort: 'due_at', order: 'ASC', page: 1 })
  const nameOf = (one: Lead) => leadName(one) || lead('unnamed', { id: String(one.id) })
  return (
    <Panel
      title={word('leads')}
      count={total + held}
      none={word('leads_none')}
      more={<More to="/leads" label={word('show_leads')} onOpen={() => show('new')} />}
    >
      {late > 0 ? (
        <Row>
          <Tag tone="bad">{word('late', { count: late })}</Tag>
        </Row>
      ) : null}
      {leads.map((one, index) => (
        <Row
          key={one.id}
          note={<LeadClock lead={one} />}
          aside={<Moment value={one.created_at} />}
          action={<AnswerButton lead={one} name={nameOf(one)} hasKey={index === 0} onAnswered={onAnswered} />}
        >
          {/* From the lead one goes on in the order of this list. */}
          <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id: one.id })} onClick={() => show('new')}>
            <bdi>{nameOf(one)}</bdi>
          </Link>
        </Row>
      ))}
      {held > 0 ? (
        <Row aside={<More to="/leads" label={word('show_held')} onOpen={() => show('suspected')} />}>
          <Tag tone="warn">{word('held', { count: held })}</Tag>
        </Row>
      ) : null}
    </Panel>
  )
}
