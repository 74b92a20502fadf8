import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { changeWords } from './words.ts'

/** `name` is what people call the field; without one its key is shown. */
type FieldChange = { field: string; name?: string | null; before: unknown; after: unknown }

/** The changes of a record: each field with its old and new value. */
export function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const word = useWords(changeWords)
  return (
    <Table size="small" sx={{ '& td, & th': { paddingInline: { xs: 1, md: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{word('field')}</TableCell>
          <TableCell>{word('before')}</TableCell>
          <TableCell>{word('after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, name, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {name ?? <Code>{field}</Code>}
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
      <Typography variant="body2" color="text.secondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
        {word('empty')}
      </Typography>
    )
  }
  return (
    <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {typeof value === 'boolean' ? word(value ? 'yes' : 'no') : typeof value === 'string' ? value : JSON.stringify(value)}
    </Box>
  )
}

/** What only programs have a name for. */
function Code({ children }: { children: string }) {
  return (
    <code>
      <Ltr>{children}</Ltr>
    </code>
  )
}
