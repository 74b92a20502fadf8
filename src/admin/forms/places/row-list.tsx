import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListKeys } from '../../lists/use-list-keys.ts'

type RowItem = { id: number; primary: ReactNode; secondary: ReactNode; editLabel: string; deleteLabel: string; onEdit: () => void; onDelete: () => void }

/** A short list with actions on each row. */
export function RowList({ label, empty, rows, mayWrite }: { label: string; empty: string; rows: readonly RowItem[]; mayWrite: boolean }) {
  useListKeys()
  if (rows.length === 0) return <Typography color="text.secondary">{empty}</Typography>
  return (
    <Box
      component="ul"
      data-rows=""
      aria-label={label}
      sx={{ listStyle: 'none', margin: 0, padding: 0, border: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      {rows.map(({ id, primary, secondary, editLabel, deleteLabel, onEdit, onDelete }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlock: 1, '& + &': { borderBlockStart: 1, borderColor: 'divider' } }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>{primary}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{secondary}</Box>
          </Box>
          {mayWrite ? (
            <>
              <IconButton size="small" aria-label={editLabel} onClick={onEdit}>
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label={deleteLabel} onClick={onDelete}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            </>
          ) : null}
        </Box>
      ))}
    </Box>
  )
}
