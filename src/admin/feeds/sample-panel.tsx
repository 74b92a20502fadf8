import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { staffFetch } from '#domains/accounts/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { feedOfForm } from './feed-of-form.ts'
import { useShownValue } from './use-shown-value.ts'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords, problemWords, reasonWords } from './words.ts'

type Form = { source: string }
export type Preview = {
  columns: { path: string; example: string }[]
  rows: { line: number; values: Record<string, unknown> | null; errors: { field: string; reason: string; value: string }[] }[]
  flaw: { code: string; line: number | null; detail: string } | null
}

const SAMPLE_BYTES = 256 * 1024

/** A sample of the file: its columns, and its first rows as the mapping reads them. */
export function SamplePanel({ preview, onPreview }: { preview: Preview | null; onPreview: (preview: Preview | null) => void }) {
  const word = useWords(feedWords)
  const reason = useWords(reasonWords)
  const translate = useTranslate()
  const feed = useRecordContext()
  const { getValues, control } = useFormContext<Form>()
  const source = useWatch({ control, name: 'source' })
  const [sample, setSample] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function read(base64: string | null) {
    setIsBusy(true)
    setFailure('')
    // A feed that has no name yet may be looked at as well.
    const draft = { ...feedOfForm(getValues()), key: 'preview', name: 'preview', schedule: '' }
    const answer = await staffFetch<Preview>('/api/feeds/preview', { method: 'POST', body: { feed: draft, feed_id: feed?.id ?? null, sample: base64 } })
    setIsBusy(false)
    if (answer.ok) return onPreview(answer.data)
    onPreview(null)
    setFailure(translate(new AdminError(answer).message))
  }

  async function choose(file: File) {
    const bytes = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    setSample(base64)
    await read(base64)
  }

  const flaw = preview?.flaw
  return (
    <Box>
      <Typography variant="subtitle1">{word('sample')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
        {word('sample_help')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <FileButton accept=".csv,.json,.xml,.txt" onFiles={([file]) => file && choose(file)} startIcon={<UploadFileIcon />} disabled={isBusy}>
          {word('sample_file')}
        </FileButton>
        {source === 'url' ? (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isBusy}
            onClick={() => {
              setSample(null)
              void read(null)
            }}
          >
            {word('sample_url')}
          </Button>
        ) : null}
        {preview ? (
          <Button color="inherit" disabled={isBusy} onClick={() => void read(sample)}>
            {word('preview_again')}
          </Button>
        ) : null}
      </Box>
      <Box aria-live="polite" sx={{ marginBlockStart: 1.5, display: 'grid', gap: 2, minWidth: 0 }}>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {flaw ? (
          <Alert severity="error">
            {flaw.code in reasonWords ? reason(flaw.code as keyof typeof reasonWords) : flaw.code}
            {flaw.line === null ? '' : ` (${word('line')} ${flaw.line})`} <Ltr>{flaw.detail}</Ltr>
          </Alert>
        ) : null}
        {preview && preview.columns.length > 0 ? <Columns preview={preview} /> : null}
        {preview && preview.rows.length > 0 ? <PreviewRows preview={preview} /> : null}
      </Box>
    </Box>
  )
}

function Columns({ preview }: { preview: Preview }) {
  const word = useWords(feedWords)
  return (
    <Disclosure summary={`${word('columns')} (${preview.columns.length})`}>
      <Table size="small" aria-label={word('columns')}>
        <TableHead>
          <TableRow>
            <TableCell>{word('column')}</TableCell>
            <TableCell>{word('example')}</TableCell>
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
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  )
}

function PreviewRows({ preview }: { preview: Preview }) {
  const word = useWords(feedWords)
  const problem = useWords(problemWords)
  const label = useFieldLabel()
  const shownValue = useShownValue(60)
  const names = [...new Set(preview.rows.flatMap(({ values }) => Object.keys(values ?? {})))]
  return (
    // Scrolls by itself, so it must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={word('preview')} sx={{ maxHeight: 320, border: 1, borderColor: 'divider' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{word('line')}</TableCell>
            {names.map((name) => (
              <TableCell key={name}>{label(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.rows.map(({ line, values, errors }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several rows may stand on one line
            <TableRow key={index}>
              <TableCell>{line}</TableCell>
              {values ? (
                names.map((name) => (
                  <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                    <bdi>{shownValue(values[name])}</bdi>
                  </TableCell>
                ))
              ) : (
                <TableCell colSpan={Math.max(1, names.length)} sx={{ color: 'error.main' }}>
                  {errors
                    .map((error) => `${error.field ? `${label(error.field)}: ` : ''}${problem(error.reason as keyof typeof problemWords)} ${error.value}`)
                    .join(' · ')}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
