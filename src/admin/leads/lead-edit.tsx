import { Box } from '@mui/material'
import { type EditProps, useRecordContext } from 'react-admin'
import { isFormsApp } from '../app/forms-app.tsx'
import { CustomerLink } from '../customers/customer-link.tsx'
import { RecordEdit } from '../editing/record-edit.tsx'
import { useWords } from '../i18n/use-words.ts'
import { AnswerButton } from '../lead-desk/answer-button.tsx'
import { ContactHistory } from '../lead-desk/contact-history.tsx'
import { LeadTasks } from '../lead-desk/lead-tasks.tsx'
import { LeadNeighbours } from '../lead-desk/neighbours.tsx'
import { leadName } from './lead-name.ts'
import { leadWords } from './words.ts'
import { LeadAnswers, LeadConsents, LeadFiles } from './lead-answers.tsx'
import { LeadDeliveries } from './lead-deliveries.tsx'
import { OrdersOfLead, QuotationButton } from './orders-of-lead.tsx'
import { LeadMerged, LeadsOfPerson } from './leads-of-person.tsx'
import { LeadPart } from './lead-part.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { LeadNote, LeadSuspicion, LeadWork } from './lead-work.tsx'
import type { WholeLead } from './whole-lead.ts'

const decidedFields = ['state', 'owner_id']

/** One lead: the visitor's answers, and the work on it. `edit` names the lead when the URL is not the lead's own. */
export function LeadEdit({ edit }: { edit?: Omit<EditProps, 'children'> }) {
  return (
    <RecordEdit redirect={false} compared={decidedFields} {...edit}>
      <LeadScreen hasNeighbours={edit === undefined} />
    </RecordEdit>
  )
}

function LeadScreen({ hasNeighbours }: { hasNeighbours: boolean }) {
  const word = useWords(leadWords)
  const lead = useRecordContext<WholeLead>()
  // The cached record of the list is shown first; it has no answers.
  if (!lead?.facts) return null
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', paddingInline: 2, paddingBlockStart: 2 }}>
        <AnswerButton lead={lead} name={leadName(lead) || word('unnamed', { id: String(lead.id) })} hasKey variant="contained" />
        <QuotationButton lead={lead} />
        {hasNeighbours ? <LeadNeighbours id={lead.id} /> : null}
      </Box>
      <LeadSuspicion lead={lead} />
      <LeadMerged lead={lead} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box>
          <LeadAnswers lead={lead} />
          <LeadConsents lead={lead} />
          <LeadFiles lead={lead} />
          <LeadDeliveries lead={lead} />
          <OrdersOfLead lead={lead} />
          <LeadsOfPerson lead={lead} />
          <ContactHistory id={lead.id} />
          {isFormsApp() ? null : (
            <LeadPart title={word('records')}>
              <CustomerLink kind="lead" id={lead.id} />
            </LeadPart>
          )}
        </Box>
        <Box>
          <LeadWork lead={lead} />
          <LeadTasks key={lead.id} id={lead.id} />
          <LeadNote id={lead.id} />
          <LeadTimeline lead={lead} />
        </Box>
      </Box>
    </>
  )
}
