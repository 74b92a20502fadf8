import { Box, Button, Link, Menu, MenuItem, Paper, Typography } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type Lead, type LeadState, leadStateWords } from '#domains/leads/index.ts'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadClock } from '../leads/lead-clock.tsx'
import { leadName } from '../leads/lead-name.ts'
import { leadWords } from '../leads/words.ts'
import { boardWords } from './words.ts'

type CardProps = { lead: Lead; moves: readonly LeadState[]; onDrag: (lead: Lead | null) => void; onMove: (to: LeadState) => void }

/** A lead on the board, with the stages that it may go to. */
export function LeadCard({ lead, moves, onDrag, onMove }: CardProps) {
  const word = useWords(boardWords)
  const unnamed = useWords(leadWords)
  const state = useWords(leadStateWords)
  const createPath = useCreatePath()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = leadName(lead) || unnamed('unnamed', { id: String(lead.id) })
  const choose = (to: LeadState) => {
    setAnchor(null)
    onMove(to)
  }
  return (
    <Paper
      component="li"
      variant="outlined"
      draggable={moves.length > 0}
      onDragStart={() => onDrag(lead)}
      onDragEnd={() => onDrag(null)}
      sx={{ padding: 1, display: 'grid', gap: 0.5, cursor: moves.length > 0 ? 'grab' : 'default' }}
    >
      <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id: lead.id })} draggable={false} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Link>
      <Typography variant="caption" color="text.secondary" component="div">
        <Moment value={lead.created_at} />
      </Typography>
      <LeadClock lead={lead} />
      {moves.length > 0 ? (
        <Box>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-label={word('move_of', { name })}
            onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
            sx={{ minBlockSize: 40 }}
          >
            {word('move')}
          </Button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {moves.map((to) => (
              <MenuItem key={to} onClick={() => choose(to)}>
                {state(to)}
              </MenuItem>
            ))}
          </Menu>
        </Box>
      ) : null}
    </Paper>
  )
}
