import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useWords } from '../i18n/use-words.ts'
import { changeWords } from './change-words.ts'
import { Ltr } from './ltr.tsx'

export type FieldChange = { field: string; before: unknown; after: unknown }

/** The changes of a record: each field with its old and new value. */
export function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const word = useWords(changeWords)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{word('field')}</TableCell>
          <TableCell>{word('before')}</TableCell>
          <TableCell>{word('after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              <Ltr>{field}</Ltr>
            </TableCell>
            <TableCell>
              <Value of={before} />
            </TableCell>
            <TableCell>
              <Value of={after} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Value({ of: value }: { of: unknown }) {
  const word = useWords(changeWords)
  if (value === null || value === undefined || value === '') {
    return (
      <Typography variant="body2" color="text.secondary" component="span">
        {word('empty')}
      </Typography>
    )
  }
  return (
    <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </Box>
  )
}
