import { Box } from '@mui/material'
import { type EditProps, useRecordContext } from 'react-admin'
import { RecordEdit } from '../editing/record-edit.tsx'
import { LeadAnswers, LeadConsents, LeadFiles } from './lead-answers.tsx'
import { LeadDeliveries } from './lead-deliveries.tsx'
import { OrdersOfLead } from './orders-of-lead.tsx'
import { LeadMerged, LeadsOfPerson } from './leads-of-person.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { LeadNote, LeadSuspicion, LeadWork } from './lead-work.tsx'
import type { WholeLead } from './whole-lead.ts'

const decided = ['state', 'owner_id']

/** One lead: the visitor's answers, and the work on it. `edit` names the lead when the URL is not the lead's own. */
export function LeadEdit({ edit }: { edit?: Omit<EditProps, 'children'> }) {
  return (
    <RecordEdit redirect={false} compared={decided} {...edit}>
      <LeadScreen />
    </RecordEdit>
  )
}

function LeadScreen() {
  const lead = useRecordContext<WholeLead>()
  // The cached record of the list is shown first; it has no answers.
  if (!lead?.facts) return null
  return (
    <>
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
        </Box>
        <Box>
          <LeadWork lead={lead} />
          <LeadNote id={lead.id} />
          <LeadTimeline lead={lead} />
        </Box>
      </Box>
    </>
  )
}
