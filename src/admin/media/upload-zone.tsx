import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useDropAnywhere } from '#domains/media/ui/index.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { FileButton } from '../fields/file-button.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { uploadDocument } from './media-sources.ts'
import { mediaWords } from './words.ts'

type Upload = { key: number; name: string; state: 'waiting' | 'uploading' | 'uploaded' | 'failed'; message?: string }

/** Uploads documents one after the other and shows the result of each; those that are dropped anywhere on the screen are taken. */
export function UploadZone() {
  const word = useWords(mediaWords)
  const refresh = useRefresh()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const next = useRef(0)

  async function take(files: readonly File[]) {
    const queue = files.map((file) => ({ file, upload: { key: next.current++, name: file.name, state: 'waiting' } satisfies Upload as Upload }))
    setUploads((known) => [...known, ...queue.map(({ upload }) => upload)])
    setIsBusy(true)
    for (const { file, upload } of queue) {
      const say = (change: Partial<Upload>) => setUploads((known) => known.map((other) => (other.key === upload.key ? { ...other, ...change } : other)))
      say({ state: 'uploading' })
      try {
        await uploadDocument(file)
        say({ state: 'uploaded' })
      } catch (error) {
        say({ state: 'failed', message: messageOf(error) })
      }
    }
    setIsBusy(false)
    refresh()
  }

  const isOver = useDropAnywhere(true, (files) => void take(files.map(({ file }) => file)))

  return (
    <Paper
      variant="outlined"
      sx={{
        padding: 2,
        marginBlock: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        backgroundColor: isOver ? 'action.selected' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <FileButton accept="application/pdf" isMultiple onFiles={take} startIcon={<CloudUploadIcon />}>
          {word('drop_documents')}
        </FileButton>
        <Typography variant="caption" color="text.secondary">
          {word(isOver ? 'drop_here' : 'document_rules')}
        </Typography>
      </Box>
      <UploadReport uploads={uploads} isBusy={isBusy} onClear={() => setUploads([])} />
    </Paper>
  )
}

function UploadReport({ uploads, isBusy, onClear }: { uploads: readonly Upload[]; isBusy: boolean; onClear: () => void }) {
  const word = useWords(mediaWords)
  const translate = useTranslate()
  const finished = uploads.filter(({ state }) => state === 'uploaded' || state === 'failed').length
  return (
    <Box aria-live="polite">
      {uploads.length > 0 ? (
        <Box sx={{ marginBlockStart: 2 }}>
          {isBusy ? <LinearProgress variant="determinate" value={(finished / uploads.length) * 100} aria-label={word('uploads')} /> : null}
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1 }}>
            {uploads.map(({ key, name, state, message }) => (
              <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, paddingBlock: 0.5 }}>
                <bdi>{name}</bdi>
                {state === 'failed' ? (
                  <Tag tone="bad">{translate(message ?? 'errors.error')}</Tag>
                ) : (
                  <Tag tone={state === 'uploaded' ? 'good' : 'info'}>{word(state)}</Tag>
                )}
              </Box>
            ))}
          </Box>
          {isBusy ? null : (
            <Button size="small" color="inherit" onClick={onClear}>
              {word('clear')}
            </Button>
          )}
        </Box>
      ) : null}
    </Box>
  )
}
