import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import { Button, DialogContentText, Typography } from '@mui/material'
import { useState } from 'react'
import { useRedirect, useRefresh } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { ConfirmedDelete } from '../editing/confirmed-delete.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type MediaImage, replaceImage } from './media-sources.ts'
import { mediaWords } from './words.ts'

/** Replaces the file of a picture after a confirmation, since it cannot be undone. */
export function ReplaceImage({ image }: { image: MediaImage }) {
  const word = useWords(mediaWords)
  const refresh = useRefresh()
  const mayWrite = useMay('media.write')
  const [file, setFile] = useState<File | null>(null)
  if (!mayWrite) return null
  const replace = async (newFile: File) => {
    await replaceImage(image.id, newFile)
    return word('replaced')
  }
  return (
    <>
      <FileButton accept="image/jpeg,image/png,image/webp,image/avif" onFiles={([newFile]) => setFile(newFile ?? null)} startIcon={<SwapIcon />}>
        {word('replace')}
      </FileButton>
      {file ? (
        <QuestionDialog
          title={word('replace_title', { id: image.id })}
          action={word('replace')}
          send={() => replace(file)}
          onClose={() => setFile(null)}
          onDone={refresh}
        >
          <DialogContentText>{word('replace_text')}</DialogContentText>
        </QuestionDialog>
      ) : null}
    </>
  )
}

/** Deletes an unused picture; explains why a used one cannot be deleted. */
export function DeleteImage({ image, isUsed }: { image: MediaImage; isUsed: boolean }) {
  const word = useWords(mediaWords)
  const redirect = useRedirect()
  const mayWrite = useMay('media.write')
  if (!mayWrite) return null
  const texts = { title: word('delete_title', { id: image.id }), text: word('delete_text'), confirm: word('delete'), done: word('deleted') }
  return (
    <ConfirmedDelete resource="images" record={image} texts={texts} onDeleted={() => redirect('list', 'images')}>
      {(open) => (
        <>
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteIcon />}
            disabled={isUsed}
            aria-describedby={isUsed ? 'delete-refused' : undefined}
            onClick={open}
          >
            {word('delete')}
          </Button>
          {isUsed ? (
            <Typography id="delete-refused" variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
              {word('delete_refused')}
            </Typography>
          ) : null}
        </>
      )}
    </ConfirmedDelete>
  )
}
