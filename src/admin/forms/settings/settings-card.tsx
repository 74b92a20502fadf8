import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A group of settings under a heading. */
export function SettingsCard({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', backgroundColor: 'background.paper', padding: 2.5, marginBlockEnd: 2 }}
    >
      <Typography id={id} variant="subtitle1" component="h2">
        {title}
      </Typography>
      {help ? (
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
          {help}
        </Typography>
      ) : null}
      {children}
    </Box>
  )
}
