import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, CircularProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Button as FrameButton, useRefresh, useResourceContext } from 'react-admin'
import type { AdminError } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useSending } from '../dialogs/use-sending.ts'
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
  const refresh = useRefresh()
  const { report, isBusy, problem, choose, write, refusal } = useImport()
  const writes = report ? report.counts.create + report.counts.update : 0
  return (
    <QuestionDialog
      title={word('title')}
      action={word('confirm', { count: writes })}
      width="md"
      isReady={report !== null && report.counts.invalid === 0 && writes > 0}
      send={write}
      onDone={refresh}
      {...{ refusal, onClose }}
    >
      <Typography>{word('help')}</Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {word('columns')}: <Ltr>{columns.join(', ')}</Ltr>
      </Typography>
      <div>
        <FileButton autoFocus accept=".csv,text/csv" onFiles={([file]) => file && void choose(file)} startIcon={<UploadFileIcon />} disabled={isBusy}>
          {word(report ? 'another' : 'choose')}
        </FileButton>
      </div>
      <Box aria-live="polite">
        {isBusy ? (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <CircularProgress size={20} aria-hidden /> {word('checking')}
          </Box>
        ) : null}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {report ? <ReportTable report={report} /> : null}
        {report && report.counts.invalid > 0 ? (
          <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
            {word('fix')}
          </Alert>
        ) : null}
        {report && report.counts.invalid === 0 && writes === 0 ? <Alert severity="info">{word('nothing')}</Alert> : null}
      </Box>
    </QuestionDialog>
  )
}

/** Sends the chosen file, first as a dry run and then, on confirmation, to be written. `isBusy` and `problem` are those of the dry run. */
function useImport() {
  const resource = useResourceContext()
  const word = useWords(csvWords)
  const [csv, setCsv] = useState('')
  const [report, setReport] = useState<Report | null>(null)

  /** The error of the file as a whole; names of unknown columns are shown verbatim. */
  function failureText({ file, columns: names }: AdminError['fields']): string | undefined {
    const unknown = names?.flatMap((complaint) => complaint.match(/^unknown: (.*)$/)?.[1] ?? []) ?? []
    if (unknown.length > 0) return word('unknown_columns', { names: unknown.join(', ') })
    if (names) return word('columns_wrong')
    if (file?.includes('too_many_rows')) return word('too_many_rows')
    return file ? word('unreadable') : undefined
  }
  const refusal = (error: unknown) => {
    const refused = refusalOf<ImportName>(error)
    if (refused?.code === 'invalid' && refused.data) setReport(refused.data)
    return refused ? failureText(refused.fields) : undefined
  }
  const { isBusy, problem, run } = useSending(refusal)

  async function send(text: string, isDryRun: boolean): Promise<Report> {
    // Only lists of records with such a call have the button.
    const name = `POST /api/${resource}/import` as ImportName
    return (await ask(name, { query: { dry_run: isDryRun ? 1 : undefined }, headers: { 'content-type': 'text/csv' }, body: text })).data
  }

  const choose = (file: File) => {
    setReport(null)
    return run(async () => {
      const text = await file.text()
      setCsv(text)
      setReport(await send(text, true))
    })
  }
  const write = async () => {
    await send(csv, false)
    return word('done')
  }
  return { report, isBusy, problem, choose, write, refusal }
}
