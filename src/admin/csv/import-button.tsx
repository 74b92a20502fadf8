import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Button as FrameButton, useNotify, useRefresh, useResourceContext, useTranslate } from 'react-admin'
import { type AdminError, messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { FileButton } from '../fields/file-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type ImportName, type Report, ReportTable } from './import-report.tsx'
import { csvWords } from './words.ts'

/** Imports a CSV file: shows a report of every row first; on confirmation writes all rows or none. */
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
  const word = useWords(csvWords)
  const translate = useTranslate()
  const titleId = useId()
  const { report, failure, isBusy, choose, confirm } = useImport(onClose)
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

/** Sends the chosen file, first as a dry run and then, on confirmation, to be written. */
function useImport(onDone: () => void) {
  const resource = useResourceContext()
  const word = useWords(csvWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [csv, setCsv] = useState<string | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const translate = useTranslate()

  async function send(text: string, isDryRun: boolean): Promise<Report | null> {
    setIsBusy(true)
    try {
      // Only lists of records with such a call have the button.
      const name = `POST /api/${resource}/import` as ImportName
      return (await ask(name, { query: { dry_run: isDryRun ? 1 : undefined }, headers: { 'content-type': 'text/csv' }, body: text })).data
    } catch (error) {
      const refusal = refusalOf<ImportName>(error)
      if (refusal?.code === 'invalid' && refusal.data) setReport(refusal.data)
      else setFailure((refusal && failureText(refusal.fields)) ?? translate(messageOf(error)))
      return null
    } finally {
      setIsBusy(false)
    }
  }

  /** The error of the file as a whole; names of unknown columns are shown verbatim. */
  function failureText({ file, columns: names }: AdminError['fields']): string | null {
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
    onDone()
  }

  return { report, failure, isBusy, choose, confirm }
}
