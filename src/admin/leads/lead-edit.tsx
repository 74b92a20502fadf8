import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { RecordEdit } from '../editing/record-edit.tsx'
import { LeadAnswers, LeadConsents, LeadFiles } from './lead-answers.tsx'
import { LeadDeliveries } from './lead-deliveries.tsx'
import { LeadMerged, LeadsOfPerson } from './leads-of-person.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { LeadNote, LeadSuspicion, LeadWork } from './lead-work.tsx'
import type { WholeLead } from './whole-lead.ts'

const decided = ['state', 'owner_id']

/** One lead: what the visitor sent, and the work with it. */
export function LeadEdit() {
  return (
    <RecordEdit redirect={false} compared={decided}>
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
