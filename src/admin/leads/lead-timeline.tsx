import { Box, Typography } from '@mui/material'
import type { LeadEvent, LeadState } from '#domains/leads/index.ts'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import { leadEventWords, leadStateWords, leadWords } from './words.ts'

/** What has happened with a lead, in order. */
export function LeadTimeline({ events }: { events: readonly LeadEvent[] }) {
  const word = useWords(leadWords)
  const event = useWords(leadEventWords)
  const state = useWords(leadStateWords)
  const what = ({ type, detail }: LeadEvent) =>
    type === 'state'
      ? event(type, { from: state(detail.from as LeadState), to: state(detail.to as LeadState) })
      : event(type, { lead: String(detail.lead ?? '') })
  return (
    <LeadPart title={word('timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, borderInlineStart: 2, borderColor: 'divider' }}>
        {events.map((entry) => (
          <Box component="li" key={entry.id} sx={{ paddingInlineStart: 2, paddingBlock: 0.5 }}>
            <Typography variant="body2">{what(entry)}</Typography>
            {typeof entry.detail.text === 'string' ? (
              <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {entry.detail.text}
              </Typography>
            ) : null}
            <Typography variant="caption" color="text.secondary">
              <Moment value={entry.at} />
              {entry.actor ? (
                <>
                  {' · '}
                  <bdi>{entry.actor}</bdi>
                </>
              ) : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </LeadPart>
  )
}
