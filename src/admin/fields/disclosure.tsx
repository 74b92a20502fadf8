import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Details that expand in place. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', width: 'fit-content', paddingBlock: 0.25 } }}>
      <summary>{summary}</summary>
      <Box sx={{ marginBlock: 1, overflowX: 'auto' }}>{children}</Box>
    </Box>
  )
}
