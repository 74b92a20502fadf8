import { Alert, Box, Button } from '@mui/material'
import type { LeadOfPerson } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { Moment } from '../fields/moment.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import { LeadStateTag } from './lead-state.tsx'
import type { WholeLead } from './whole-lead.ts'
import { leadWords } from './words.ts'

/** Other leads with the same mail address or phone number, and a button to merge them into this one. */
export function LeadsOfPerson({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  if (lead.same_person.length === 0) return null
  return (
    <LeadPart title={word('same_person')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lead.same_person.map((other) => (
          <Box component="li" key={other.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <LeadLink id={other.id} /> <LeadStateTag state={other.state} /> <Moment value={other.created_at} />
            <MergeButton lead={lead} other={other} />
          </Box>
        ))}
      </Box>
    </LeadPart>
  )
}

/** The notice that a lead is merged into another one, with a button to separate it. */
export function LeadMerged({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  if (lead.merged_into === null) return null
  return (
    <Alert severity="info" action={<SeparateButton id={lead.id} />} sx={{ margin: 2 }}>
      <ScreenLink resource="leads" id={lead.merged_into} color="inherit">
        {word('merged_into', { id: String(lead.merged_into) })}
      </ScreenLink>
    </Alert>
  )
}

function LeadLink({ id }: { id: number }) {
  const word = useWords(leadWords)
  return (
    <ScreenLink resource="leads" id={id}>
      {word('another_lead', { id: String(id) })}
    </ScreenLink>
  )
}

function MergeButton({ lead, other }: { lead: WholeLead; other: LeadOfPerson }) {
  const word = useWords(leadWords)
  const mayWork = useMay('leads.write')
  const { isBusy, send } = useCall()
  if (other.merged_into === lead.id) return <SeparateButton id={other.id} />
  const isMergeable = lead.merged_into === null && other.merged_into === null && lead.state !== 'suspected' && other.state !== 'suspected'
  if (!mayWork || !isMergeable) return null
  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => void send('POST /api/leads/{id}/merge', { params: { id: lead.id }, body: { lead_id: other.id }, done: word('merged') })}
    >
      {word('merge')}
    </Button>
  )
}

function SeparateButton({ id }: { id: number }) {
  const word = useWords(leadWords)
  const mayWork = useMay('leads.write')
  const { isBusy, send } = useCall()
  if (!mayWork) return null
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isBusy}
      onClick={() => void send('POST /api/leads/{id}/separate', { params: { id }, done: word('separated') })}
    >
      {word('separate')}
    </Button>
  )
}
