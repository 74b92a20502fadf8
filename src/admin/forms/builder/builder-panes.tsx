import { Box, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { builderWords } from './words.ts'

const panes = ['fields', 'form', 'field'] as const
export type Pane = (typeof panes)[number]

type BuilderPanesProps = Record<Pane, ReactNode> & { pane: Pane; onPane: (pane: Pane) => void }

/** The three panes of the builder side by side; on narrow screens one at a time. */
export function BuilderPanes({ fields, form, field, pane, onPane }: BuilderPanesProps) {
  const word = useWords(builderWords)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  if (isWide)
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: '270px minmax(0, 1fr) 330px', gap: 2, blockSize: 'calc(100vh - 210px)', minBlockSize: 520 }}>
        <Box sx={{ minBlockSize: 0 }}>{fields}</Box>
        {form}
        <Box sx={scrolls}>{field}</Box>
      </Box>
    )
  return (
    <>
      <Tabs value={pane} onChange={(_, next: Pane) => onPane(next)} variant="fullWidth" aria-label={word('part')} sx={{ marginBlockEnd: 1.5 }}>
        {panes.map((one) => (
          <Tab key={one} value={one} id={`pane-tab-${one}`} aria-controls={`pane-${one}`} label={word(`tab_${one}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`pane-${pane}`} aria-labelledby={`pane-tab-${pane}`} sx={pane === 'form' ? { blockSize: '70vh' } : undefined}>
        {{ fields, form, field }[pane]}
      </Box>
    </>
  )
}

export const scrolls = { overflowY: 'auto', minBlockSize: 0, paddingInlineEnd: 1, paddingBlockEnd: 2 } as const
