import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ConfirmedDelete } from '../editing/confirmed-delete.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type MediaImage, replaceImage } from './media-sources.ts'
import { mediaWords } from './words.ts'

/** Replaces the file of a picture after a confirmation, since it cannot be undone. */
export function ReplaceImage({ image }: { image: MediaImage }) {
  const word = useWords(mediaWords)
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const mayWrite = useMay('media.write')
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (!mayWrite) return null
  const replace = async () => {
    if (!file) return
    setIsBusy(true)
    try {
      await replaceImage(image.id, file)
      notify(word('replaced'), { type: 'success' })
      refresh()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsBusy(false)
    setFile(null)
  }
  return (
    <>
      <FileButton accept="image/jpeg,image/png,image/webp,image/avif" onFiles={([newFile]) => setFile(newFile ?? null)} startIcon={<SwapIcon />}>
        {word('replace')}
      </FileButton>
      <Confirm
        isOpen={file !== null}
        loading={isBusy}
        title={word('replace_title', { id: image.id })}
        content={word('replace_text')}
        confirm={word('replace')}
        cancel={translate('ra.action.cancel')}
        onConfirm={replace}
        onClose={() => setFile(null)}
      />
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
