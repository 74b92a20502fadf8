import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Details that open where they stand, by mouse and by keyboard. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', width: 'fit-content', paddingBlock: 0.25 } }}>
      <summary>{summary}</summary>
      <Box sx={{ marginBlock: 1, overflowX: 'auto' }}>{children}</Box>
    </Box>
  )
}
