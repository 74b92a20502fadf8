import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Box, Paper, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { documentFlaw, FILES_PATH, LibraryRoomContext, UploadList, useDropAnywhere, useUploads } from '#domains/media/ui/index.ts'
import { FileButton } from '../fields/file-button.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { MediaFile } from './media-sources.ts'
import { useLibraryRoom } from './use-library-room.ts'
import { mediaWords } from './words.ts'

/** Uploads documents, those that are dropped anywhere on the screen as well, and shows what becomes of each. */
export function UploadZone() {
  const word = useWords(mediaWords)
  const refresh = useRefresh()
  const room = useLibraryRoom()
  const { uploads, send, dismiss, clear } = useUploads<MediaFile>({ path: FILES_PATH, flawOf: documentFlaw, keepsFinished: true, onSentAgain: () => refresh() })
  const take = async (files: readonly File[]) => {
    await send(files.map((file) => ({ file })))
    refresh()
  }
  const isOver = useDropAnywhere(true, (files) => void take(files.map(({ file }) => file)))
  return (
    <LibraryRoomContext value={room}>
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlockEnd: uploads.length > 0 ? 2 : 0 }}>
          <FileButton accept="application/pdf" isMultiple onFiles={(files) => void take(files)} startIcon={<CloudUploadIcon />}>
            {word('drop_documents')}
          </FileButton>
          <Typography variant="caption" color="text.secondary">
            {word(isOver ? 'drop_here' : 'document_rules')}
          </Typography>
        </Box>
        <UploadList uploads={uploads} onDismiss={dismiss} onClear={clear} />
      </Paper>
    </LibraryRoomContext>
  )
}
