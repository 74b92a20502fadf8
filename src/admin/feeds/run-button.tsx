import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { useWords } from '../i18n/use-words.ts'
import { findChosenFile, isReadable, rememberFile } from './chosen-file.ts'
import { useRefusedReason } from './use-refused-reason.ts'
import { feedWords } from './words.ts'

/** Starts a run of the feed, from a file or from its URL, and opens the run. */
export function RunButton() {
  const word = useWords(feedWords)
  const feed = useRecordContext()
  const [isOpen, setIsOpen] = useState(false)
  if (!feed) return null
  return (
    <>
      <Button variant="outlined" startIcon={<PlayArrowIcon />} onClick={() => setIsOpen(true)}>
        {word('run')}
      </Button>
      {isOpen ? <RunDialog id={Number(feed.id)} name={String(feed.name)} isUpload={feed.source !== 'url'} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function RunDialog({ id, name, isUpload, onClose }: { id: number; name: string; isUpload: boolean; onClose: () => void }) {
  const word = useWords(feedWords)
  const reasonOf = useRefusedReason()
  const navigate = useNavigate()
  const { isDirty } = useFormState()
  // Preselects the file that the mapping was made with, or that was checked before.
  const [file, setFile] = useState(() => (isUpload ? findChosenFile(id) : null))
  const [isDryRun, setIsDryRun] = useState(true)
  // One idempotency key per dialog, so that a double press or a retry starts one run.
  const [key] = useState(() => crypto.randomUUID())

  function choose(chosenFile: File) {
    rememberFile(id, chosenFile)
    setFile(chosenFile)
  }

  async function start() {
    if (file && !(await isReadable(file))) {
      setFile(null)
      throw new Error(word('file_changed'))
    }
    const form = new FormData()
    if (file) form.set('file', file)
    const { data } = await ask('POST /api/feeds/{id}/runs', {
      params: { id },
      query: { dry_run: isDryRun ? 1 : undefined },
      headers: { 'idempotency-key': key },
      ...(isUpload ? { body: form } : {}),
    })
    await navigate(`/feed_runs/${data.id}`)
    return undefined
  }

  return (
    <QuestionDialog
      title={word('run_title', { name })}
      action={word('start')}
      width="sm"
      isReady={!isUpload || file !== null}
      send={start}
      refusal={reasonOf}
      onClose={onClose}
    >
      {isDirty ? <Alert severity="warning">{word('run_saved')}</Alert> : null}
      {isUpload ? (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <FileButton autoFocus accept=".csv,.json,.xml,.txt" onFiles={([first]) => first && choose(first)} startIcon={<UploadFileIcon />}>
            {word(file ? 'choose_other' : 'choose')}
          </FileButton>
          <Typography aria-live="polite">
            <bdi>{file?.name}</bdi>
          </Typography>
        </Box>
      ) : null}
      <FormControlLabel control={<Checkbox checked={isDryRun} onChange={({ target }) => setIsDryRun(target.checked)} />} label={word('dry')} />
    </QuestionDialog>
  )
}
