import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { Button as FrameButton, useNotify, useRefresh, useResourceContext, useTranslate } from 'react-admin'
import { staffFetch } from '#domains/accounts/index.ts'
import { AdminError, fieldErrors } from '../data-provider/admin-error.ts'
import { FileButton } from '../fields/file-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { csvWords } from './words.ts'

type RowAction = 'create' | 'update' | 'unchanged' | 'invalid'
type Report = { rows: { line: number; action: RowAction; key: string; fields?: Record<string, string[]> }[]; counts: Record<RowAction, number> }

const tones: Record<RowAction, Tone> = { create: 'good', update: 'info', unchanged: 'quiet', invalid: 'bad' }
const order: RowAction[] = ['invalid', 'create', 'update', 'unchanged']
/** More rows than these are counted, not listed. */
const SHOWN = 200

/** Import of a CSV file: first a report of every row, then, on confirmation, all of them or none. */
export function ImportButton({ columns }: { columns: readonly string[] }) {
  const word = useWords(csvWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FrameButton label={word('import')} onClick={() => setIsOpen(true)}>
        <UploadFileIcon />
      </FrameButton>
      {isOpen ? <ImportDialog columns={columns} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function ImportDialog({ columns, onClose }: { columns: readonly string[]; onClose: () => void }) {
  const resource = useResourceContext()
  const word = useWords(csvWords)
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()
  const [csv, setCsv] = useState<string | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const translate = useTranslate()

  async function send(text: string, isDryRun: boolean): Promise<Report | null> {
    setIsBusy(true)
    const answer = await staffFetch<Report>(`/api/${resource}/import${isDryRun ? '?dry_run=1' : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: text,
    })
    setIsBusy(false)
    if (answer.ok) return answer.data
    if (answer.status === 422 && answer.data) setReport(answer.data as Report)
    else setFailure(failureText(answer.fields) ?? translate(new AdminError(answer).message))
    return null
  }

  /** What is wrong with the file as a whole; names of unknown columns are said as they are. */
  function failureText({ file, columns: names }: Record<string, string[]>): string | null {
    const unknown = names?.flatMap((complaint) => complaint.match(/^unknown: (.*)$/)?.[1] ?? []) ?? []
    if (unknown.length > 0) return word('unknown_columns', { names: unknown.join(', ') })
    if (names) return word('columns_wrong')
    if (file?.includes('too_many_rows')) return word('too_many_rows')
    return file ? word('unreadable') : null
  }

  async function choose(file: File) {
    setReport(null)
    setFailure(null)
    const text = await file.text()
    setCsv(text)
    setReport(await send(text, true))
  }

  async function confirm() {
    if (csv === null || !(await send(csv, false))) return
    notify(word('done'), { type: 'success' })
    refresh()
    onClose()
  }

  const writes = report ? report.counts.create + report.counts.update : 0
  const canWrite = report !== null && report.counts.invalid === 0 && writes > 0
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('title')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{word('help')}</Typography>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 2 }}>
          {word('columns')}: <Ltr>{columns.join(', ')}</Ltr>
        </Typography>
        <FileButton accept=".csv,text/csv" onFiles={([file]) => file && choose(file)} startIcon={<UploadFileIcon />} disabled={isBusy}>
          {word(report ? 'another' : 'choose')}
        </FileButton>
        <Box aria-live="polite" sx={{ marginBlockStart: 2 }}>
          {isBusy ? (
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <CircularProgress size={20} aria-hidden /> {word('checking')}
            </Box>
          ) : null}
          {failure ? <Alert severity="error">{failure}</Alert> : null}
          {report ? <ReportTable report={report} /> : null}
          {report && report.counts.invalid > 0 ? (
            <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
              {word('fix')}
            </Alert>
          ) : null}
          {report && report.counts.invalid === 0 && writes === 0 ? <Alert severity="info">{word('nothing')}</Alert> : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={confirm} disabled={!canWrite || isBusy}>
          {word('confirm', { count: writes })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function ReportTable({ report }: { report: Report }) {
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
      {/* Scrolls by itself, so it must be reachable by keyboard. */}
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
            {rows.slice(0, SHOWN).map(({ line, key, action, fields }) => (
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
      {rows.length > SHOWN ? (
        <Typography variant="caption" color="text.secondary">
          {word('more', { count: rows.length - SHOWN })}
        </Typography>
      ) : null}
    </>
  )
}
