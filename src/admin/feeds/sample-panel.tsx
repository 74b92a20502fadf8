import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { feedFormats } from '#domains/stock/index.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { FileButton } from '../fields/file-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { feedOfForm } from './feed-of-form.ts'
import { findChosenFile, isReadable, rememberFile } from './chosen-file.ts'
import { ColumnTable, type Preview, PreviewTable } from './preview-tables.tsx'
import { feedWords, reasonWords } from './words.ts'

type Form = { source: string; format: string }
type SamplePanelProps = {
  preview: Preview | null
  onPreview: (preview: Preview | null) => void
  /** Adds rules for the columns that it recognises; returns whether it added any. */
  onColumns: (columns: Preview['columns']) => boolean
  fieldOf: ReadonlyMap<string, string>
}

const SAMPLE_BYTES = 256 * 1024

/** A sample of the file: its columns, and its first rows as the mapping reads them. */
export function SamplePanel({ preview, onPreview, onColumns, fieldOf }: SamplePanelProps) {
  const word = useWords(feedWords)
  const reason = useWords(reasonWords)
  const source = useWatch<Form, 'source'>({ name: 'source' })
  const { readSample, choose, again, file, failure, isBusy } = useSample({ onPreview, onColumns })
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
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void readSample(null)}>
            {word('sample_url')}
          </Button>
        ) : null}
        {preview || file ? (
          <Button color="inherit" disabled={isBusy} onClick={() => void again()}>
            {preview ? word('preview_again') : word('preview_file', { name: file?.name ?? '' })}
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
        {preview && preview.columns.length > 0 ? <ColumnTable preview={preview} fieldOf={fieldOf} /> : null}
        {preview && preview.rows.length > 0 ? <PreviewTable preview={preview} /> : null}
      </Box>
    </Box>
  )
}

/** Reads the first rows of a chosen file, or of the file at the feed's address, with the mapping in the form. */
function useSample({ onPreview, onColumns }: Pick<SamplePanelProps, 'onPreview' | 'onColumns'>) {
  const word = useWords(feedWords)
  const translate = useTranslate()
  const feed = useRecordContext()
  const feedId = feed ? Number(feed.id) : null
  const { getValues, setValue } = useFormContext<Form>()
  const [file, setFile] = useState(() => findChosenFile(feedId))
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function previewOf(sample: string | null): Promise<Preview | null> {
    // The preview also works before the feed has a name.
    const draft = { ...feedOfForm(getValues()), key: 'preview', name: 'preview', schedule: '' }
    try {
      return (await ask('POST /api/feeds/preview', { body: { feed: draft, feed_id: feedId, sample } })).data
    } catch (error) {
      setFailure(translate(messageOf(error)))
      return null
    }
  }

  async function readSample(chosenFile: File | null) {
    setFile(chosenFile)
    setFailure('')
    if (chosenFile && !(await isReadable(chosenFile))) return setFailure(word('file_changed'))
    setIsBusy(true)
    const sample = chosenFile ? await base64Of(chosenFile.slice(0, SAMPLE_BYTES)) : null
    const first = await previewOf(sample)
    // Requested again, so that the preview applies the rules that were just added.
    onPreview(first && onColumns(first.columns) ? await previewOf(sample) : first)
    setIsBusy(false)
  }

  async function choose(chosenFile: File) {
    const format = chosenFile.name.split('.').at(-1)?.toLowerCase() ?? ''
    if ((feedFormats as readonly string[]).includes(format) && format !== getValues('format')) setValue('format', format, { shouldDirty: true })
    if (getValues('source') !== 'url') rememberFile(feedId, chosenFile)
    await readSample(chosenFile)
  }

  return { readSample, choose, again: () => readSample(file), file, failure, isBusy }
}

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
