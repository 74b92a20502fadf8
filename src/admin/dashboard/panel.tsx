import { Box, Button, Paper, Typography } from '@mui/material'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { Link as RouterLink } from 'react-router'

type PanelProps = {
  title: string
  /** How many wait; 0 shows `none` beside the title, so that what is empty takes one line. */
  count: number
  none: string
  more?: ReactNode
  /** For rows that are no work: nobody needs their number. */
  hidesCount?: boolean
  children: ReactNode
}

/** A panel of the overview: heading, count and rows, or the sentence `none` when it is empty. */
export function Panel({ title, count, none, more, hidesCount = false, children }: PanelProps) {
  const titleId = useId()
  const isEmpty = count === 0
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          paddingInline: 2,
          paddingBlock: isEmpty ? 1 : 0,
          minHeight: 52,
          borderBlockEnd: isEmpty ? 'none' : '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="subtitle1" component="h3" tabIndex={-1} sx={{ flexGrow: isEmpty ? 0 : 1 }}>
          {title}
        </Typography>
        {isEmpty ? (
          <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
            {none}
          </Typography>
        ) : null}
        {more}
        {isEmpty || hidesCount ? null : <Typography color="text.secondary">{count}</Typography>}
      </Box>
      {isEmpty ? null : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {children}
        </Box>
      )}
    </Paper>
  )
}

type RowProps = {
  children: ReactNode
  note?: ReactNode
  aside?: ReactNode
  action?: ReactNode
  /** Takes files that are dropped on the row. */
  onFiles?: (files: readonly File[]) => void
}

/** A row of a panel, with a note below it, details at its end, and what can be done from here. Its links and buttons are as large as a thumb. */
export function Row({ children, note, aside, action, onFiles }: RowProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles?.([...event.dataTransfer.files])
  }
  return (
    <Box
      component="li"
      data-row
      {...(onFiles ? { onDragOver: over, onDragLeave: () => setIsOver(false), onDrop: drop } : {})}
      sx={{
        outline: isOver ? '2px dashed' : 'none',
        outlineOffset: -3,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'center',
        paddingInline: 2,
        paddingBlock: 0.5,
        minBlockSize: 44,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
        '&:focus-within': { backgroundColor: 'action.hover' },
      }}
    >
      <Typography
        variant="body2"
        component="div"
        sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere', '& > a': { display: 'inline-block', paddingBlock: 1 } }}
      >
        {children}
      </Typography>
      {note ? (
        <Typography variant="caption" color="text.secondary" component="div">
          {note}
        </Typography>
      ) : null}
      {aside ? (
        <Typography variant="caption" color="text.secondary" component="div">
          {aside}
        </Typography>
      ) : null}
      {action}
    </Box>
  )
}

/** The link to the whole list; `onOpen` runs before it navigates. */
export function More({ to, label, onOpen }: { to: string; label: string; onOpen?: () => void }) {
  return (
    <Button component={RouterLink} to={to} onClick={onOpen} size="small" color="inherit">
      {label}
    </Button>
  )
}
