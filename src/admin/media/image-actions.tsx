import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDelete, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
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
      notify(error instanceof Error ? error.message : 'errors.error', { type: 'error' })
    }
    setIsBusy(false)
    setFile(null)
  }
  return (
    <>
      <FileButton accept="image/jpeg,image/png,image/webp,image/avif" onFiles={([chosen]) => setFile(chosen ?? null)} startIcon={<SwapIcon />}>
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
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const mayWrite = useMay('media.write')
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  if (!mayWrite) return null
  const confirm = () =>
    remove(
      'images',
      { id: image.id, previousData: image },
      {
        onSuccess: () => {
          notify(word('deleted'), { type: 'success' })
          redirect('list', 'images')
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'errors.error', { type: 'error' }),
        onSettled: () => setIsAsking(false),
      },
    )
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isUsed}
        aria-describedby={isUsed ? 'delete-refused' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {word('delete')}
      </Button>
      {isUsed ? (
        <Typography id="delete-refused" variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {word('delete_refused')}
        </Typography>
      ) : null}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={word('delete_title', { id: image.id })}
        content={word('delete_text')}
        confirm={word('delete')}
        cancel={translate('ra.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
