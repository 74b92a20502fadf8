import { Box } from '@mui/material'
import { type EditProps, useRecordContext } from 'react-admin'
import { RecordEdit } from '../editing/record-edit.tsx'
import { LeadAnswers, LeadConsents, LeadFiles } from './lead-answers.tsx'
import { LeadDeliveries } from './lead-deliveries.tsx'
import { LeadMerged, LeadsOfPerson } from './leads-of-person.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { LeadNote, LeadSuspicion, LeadWork } from './lead-work.tsx'
import type { WholeLead } from './whole-lead.ts'

const decided = ['state', 'owner_id']

/** One lead: what the visitor sent, and the work with it. Where another address than its own leads to it, `edit` says which lead it is. */
export function LeadEdit({ edit }: { edit?: Omit<EditProps, 'children'> }) {
  return (
    <RecordEdit redirect={false} compared={decided} {...edit}>
      <LeadScreen />
    </RecordEdit>
  )
}

function LeadScreen() {
  const lead = useRecordContext<WholeLead>()
  // The record of the list comes first, without its answers.
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
