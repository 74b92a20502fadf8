import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Moment } from './moment.tsx'

/** A list of events in order. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, borderInlineStart: '2px solid', borderColor: 'divider' }}>
      {children}
    </Box>
  )
}

type StepProps = {
  at: string
  what: ReactNode
  /** The person or system that caused the event. */
  actor?: string
  /** A note, or the response of a receiver. */
  detail?: string
  isBad?: boolean
}

export function TimelineStep({ at, what, actor = '', detail = '', isBad = false }: StepProps) {
  return (
    <Box component="li" sx={{ paddingInlineStart: 2, paddingBlock: 0.5 }}>
      <Typography variant="body2" color={isBad ? 'error' : 'text.primary'} sx={{ overflowWrap: 'anywhere' }}>
        {what}
      </Typography>
      {detail === '' ? null : (
        <Typography variant="body2" component="bdi" dir="auto" color={isBad ? 'text.secondary' : 'text.primary'} sx={text}>
          {detail}
        </Typography>
      )}
      <Typography variant="caption" component="div" color="text.secondary">
        <Moment value={at} />
        {actor ? (
          <>
            {' · '}
            <bdi>{actor}</bdi>
          </>
        ) : null}
      </Typography>
    </Box>
  )
}

const text = { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
