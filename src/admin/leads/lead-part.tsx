import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A section of a lead's screen under a heading. */
export function LeadPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ padding: 2 }}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** Labels and values, stacked on narrow screens. */
export function LeadFacts({ facts }: { facts: readonly { key: string; label: ReactNode; value: ReactNode }[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, max-content) 1fr' }, columnGap: 3, rowGap: 0.75, margin: 0 }}
    >
      {facts.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
