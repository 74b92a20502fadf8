import { Box, Button, Paper, Typography } from '@mui/material'
import { type DragEvent, useCallback, useEffect, useId, useState } from 'react'
import { Loading, Title, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type Lead, leadMoves, type LeadState, leadStateWords } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { LeadCard } from './lead-card.tsx'
import { boardWords } from './words.ts'

/** The stages of a lead that staff have been told of. */
const stages = ['new', 'contacted', 'won', 'lost', 'rejected'] as const satisfies readonly LeadState[]
type Stage = (typeof stages)[number]
type Column = { leads: readonly Lead[]; total: number }
type Board = Record<Stage, Column>

/** So many stand in a column; the list has all. */
const MOST_IN_COLUMN = 20

/** Leads in columns by how far the work has come: the most urgent new ones first, else the latest. A card is moved by its menu or by dragging. */
export function LeadBoard() {
  useListKeys('lead_board')
  const word = useWords(boardWords)
  const { board, hasFailed, again, move } = useBoard()
  const [dragged, setDragged] = useState<Lead | null>(null)
  return (
    <>
      <Title title={word('title')} preferenceKey={false} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlock: 1.5 }}>
        <Button component={RouterLink} to="/leads" color="inherit" variant="outlined" size="small">
          {word('list')}
        </Button>
      </Box>
      {hasFailed ? <LoadFailed again={again}>{word('failed')}</LoadFailed> : null}
      {board || hasFailed ? null : <Loading />}
      {board ? (
        <Box
          sx={{
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: { xs: '85%', sm: '45%', md: 'minmax(0, 1fr)' },
            gap: 1.5,
            overflowX: 'auto',
            scrollSnapType: { xs: 'x mandatory', md: 'none' },
            paddingBlockEnd: 2,
          }}
        >
          {stages.map((stage) => (
            <StageColumn
              key={stage}
              stage={stage}
              column={board[stage]}
              canTake={dragged !== null && isMove(dragged.state, stage)}
              onTake={() => dragged && move(dragged, stage)}
              onDrag={setDragged}
              onMove={move}
            />
          ))}
        </Box>
      ) : null}
    </>
  )
}

function isMove(from: LeadState, to: LeadState): boolean {
  return (leadMoves[from] as readonly LeadState[]).includes(to)
}

type ColumnProps = {
  stage: Stage
  column: Column
  canTake: boolean
  onTake: () => void
  onDrag: (lead: Lead | null) => void
  onMove: (lead: Lead, to: LeadState) => void
}

function StageColumn({ stage, column: { leads, total }, canTake, onTake, onDrag, onMove }: ColumnProps) {
  const word = useWords(boardWords)
  const state = useWords(leadStateWords)
  const titleId = useId()
  const mayWork = useMay('leads.write')
  const over = (event: DragEvent) => {
    if (canTake) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onTake()
  }
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      onDragOver={over}
      onDrop={drop}
      sx={{ minInlineSize: 0, scrollSnapAlign: 'start', padding: 1, outline: canTake ? '2px dashed' : 'none', outlineColor: 'primary.main' }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1" sx={{ paddingInline: 1, display: 'flex', justifyContent: 'space-between' }}>
        <span>{state(stage)}</span>
        <Typography component="span" color="text.secondary">
          {total}
        </Typography>
      </Typography>
      {leads.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ padding: 1 }}>
          {word('none')}
        </Typography>
      ) : (
        <Box component="ul" data-rows="" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
          {leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              moves={mayWork ? stages.filter((to) => isMove(lead.state, to)) : []}
              onDrag={onDrag}
              onMove={(to) => onMove(lead, to)}
            />
          ))}
        </Box>
      )}
    </Paper>
  )
}

async function readBoard(signal: AbortSignal): Promise<Board> {
  const columns = await Promise.all(
    stages.map(async (state): Promise<[Stage, Column]> => {
      const order = state === 'new' ? ({ sort: 'due_at', order: 'asc' } as const) : ({ sort: 'updated_at', order: 'desc' } as const)
      const { data, meta } = await ask('POST /api/leads/search', { body: { state, ...order, page: 1, per_page: MOST_IN_COLUMN }, signal })
      return [state, { leads: data, total: meta.total }]
    }),
  )
  return Object.fromEntries(columns) as Board // a column for each stage
}

function useBoard() {
  const state = useWords(leadStateWords)
  const notify = useNotify()
  const [board, setBoard] = useState<Board>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same again
  useEffect(() => {
    const leaving = new AbortController()
    readBoard(leaving.signal).then(
      (newBoard) => {
        setBoard(newBoard)
        setFailed(false)
      },
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [round])

  const move = async (lead: Lead, to: LeadState) => {
    try {
      await ask('PUT /api/leads/{id}', { params: { id: lead.id }, body: { state: to }, ifMatch: lead.version })
      notify(state(to), { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    again()
  }
  return { board, hasFailed, again, move: (lead: Lead, to: LeadState) => void move(lead, to) }
}
