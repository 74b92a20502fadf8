import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet'

const colours: Record<Tone, string> = { good: 'success.main', warn: 'warning.main', bad: 'error.main', info: 'info.main', quiet: 'text.secondary' }

/** A state as a label; the colour only repeats the text. */
export function Tag({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap', fontSize: '0.8125rem', color: colours[tone] }}>
      <Box component="span" aria-hidden sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentColor' }} />
      <span>{children}</span>
    </Box>
  )
}
