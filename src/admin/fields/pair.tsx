import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Two fields side by side where there is space. */
export function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%', alignItems: 'start' }}>{children}</Box>
}
