import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A group of properties under a heading. */
export function InspectorGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
