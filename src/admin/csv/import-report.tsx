import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useResourceContext, useTranslate } from 'react-admin'
import { fieldErrors } from '../data-provider/admin-error.ts'
import type { CallName, DataOf } from '../data-provider/ask.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { csvWords } from './words.ts'

/** The calls that import records. */
export type ImportName = Extract<CallName, `POST /api/${string}/import`>
/** The result of an import, or of its dry run, for each row. */
export type Report = DataOf<ImportName>
type RowAction = Report['rows'][number]['action']

const tones: Record<RowAction, Tone> = { create: 'good', update: 'info', unchanged: 'quiet', invalid: 'bad' }
const order: RowAction[] = ['invalid', 'create', 'update', 'unchanged']
/** The most rows listed; the rest are only counted. */
const MOST_SHOWN = 200

/** The rows of an import grouped by result, unreadable rows first. */
export function ReportTable({ report }: { report: Report }) {
  const word = useWords(csvWords)
  const resource = useResourceContext()
  const translate = useTranslate()
  const label = (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field })
  const rows = report.rows.toSorted((one, other) => order.indexOf(one.action) - order.indexOf(other.action) || one.line - other.line)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
        {order.map((action) => (
          <Tag key={action} tone={tones[action]}>
            {word(action)}: {report.counts[action]}
          </Tag>
        ))}
      </Box>
      {/* A scrollable region must be reachable by keyboard. */}
      <TableContainer tabIndex={0} role="region" aria-label={word('title')} sx={{ maxHeight: 360, border: 1, borderColor: 'divider' }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{word('line')}</TableCell>
              <TableCell>{word('key')}</TableCell>
              <TableCell>{word('action')}</TableCell>
              <TableCell>{word('problems')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, MOST_SHOWN).map(({ line, key, action, fields }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>
                  <Ltr>{key}</Ltr>
                </TableCell>
                <TableCell>
                  <Tag tone={tones[action]}>{word(action)}</Tag>
                </TableCell>
                <TableCell>
                  {Object.entries(fieldErrors(fields ?? {})).map(([field, message]) => (
                    <div key={field}>
                      {label(field)}: {translate(message)}
                    </div>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > MOST_SHOWN ? (
        <Typography variant="caption" color="text.secondary">
          {word('more', { count: rows.length - MOST_SHOWN })}
        </Typography>
      ) : null}
    </>
  )
}
