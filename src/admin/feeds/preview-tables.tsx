import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { DataOf } from '../data-provider/ask.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useShownValue } from './use-shown-value.ts'
import { feedWords, problemWords, runWords } from './words.ts'

/** The preview of a file: its columns, and each row as the mapping reads it, with errors and warnings. */
export type Preview = DataOf<'POST /api/feeds/preview'>
type Flaw = Preview['rows'][number]['errors'][number]

/** The columns of the file, each with an example and the field that it fills. */
export function ColumnTable({ preview, fieldOf }: { preview: Preview; fieldOf: ReadonlyMap<string, string> }) {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  return (
    <Disclosure summary={`${word('columns')} (${preview.columns.length})`}>
      <Table size="small" aria-label={word('columns')}>
        <TableHead>
          <TableRow>
            <TableCell>{word('column')}</TableCell>
            <TableCell>{word('example')}</TableCell>
            <TableCell>{word('fills')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.columns.map(({ path, example }) => (
            <TableRow key={path}>
              <TableCell>
                <bdi>{path}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{example}</bdi>
              </TableCell>
              <TableCell>{fieldOf.has(path) ? label(fieldOf.get(path) ?? '') : '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  )
}

/** The first rows as the mapping reads them. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const word = useWords(feedWords)
  const run = useWords(runWords)
  const flawText = useFlawText()
  const label = useFieldLabel()
  const shownValue = useShownValue(60)
  const hasMarks = preview.rows.some(({ marks }) => marks.length > 0)
  const names = [...new Set(preview.rows.flatMap(({ values }) => Object.keys(values ?? {})))]
  return (
    // A scrollable region must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={word('preview')} sx={{ maxHeight: 320, border: 1, borderColor: 'divider' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{word('line')}</TableCell>
            {hasMarks ? <TableCell>{run('marked')}</TableCell> : null}
            {names.map((name) => (
              <TableCell key={name}>{label(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.rows.map(({ line, values, errors, marks }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several rows may stand on one line
            <TableRow key={index}>
              <TableCell>{line}</TableCell>
              {hasMarks ? <TableCell sx={{ minWidth: 220, color: 'warning.main' }}>{marks.map(flawText).join(' · ')}</TableCell> : null}
              {values ? (
                names.map((name) => (
                  <TableCell key={name} sx={{ whiteSpace: 'nowrap', ...(marks.some(({ field }) => field === name) ? markedStyle : {}) }}>
                    <bdi>{shownValue(values[name])}</bdi>
                  </TableCell>
                ))
              ) : (
                <TableCell colSpan={Math.max(1, names.length)} sx={{ color: 'error.main' }}>
                  {errors.map(flawText).join(' · ')}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const markedStyle = { color: 'warning.main' }

/** Describes an error or a warning of a field. */
function useFlawText(): (flaw: Flaw) => string {
  const problem = useWords(problemWords)
  const label = useFieldLabel()
  return ({ field, reason, value }) => `${field ? `${label(field)}: ` : ''}${problem(reason as keyof typeof problemWords)} ${isolated(value)}`
}

/** Isolates a value of a file inside a sentence, so that it keeps its direction. */
function isolated(value: string): string {
  return value === '' ? '' : `\u2068${value}\u2069`
}
