import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { LibraryImage } from '#domains/media/index.ts'
import { MediaLibrary } from '#domains/media/ui/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useLibraryRoom } from '../../media/use-library-room.ts'
import { carPictureWords } from './words.ts'

/** Many pictures of the library at once, in the order in which they are marked. */
export function PicturesDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (ids: readonly number[]) => void }) {
  const word = useWords(carPictureWords)
  const translate = useTranslate()
  const titleId = useId()
  const room = useLibraryRoom()
  const [marked, setMarked] = useState<readonly LibraryImage[]>([])
  const mark = (images: readonly LibraryImage[]) =>
    setMarked((before) => {
      const isMarked = ({ id }: LibraryImage) => before.some((one) => one.id === id)
      if (images.every(isMarked)) return before.filter(({ id }) => !images.some((one) => one.id === id))
      return [...before, ...images.filter((image) => !isMarked(image))]
    })
  return (
    // The library's own questions are dialogs of the browser, which MUI would take the focus from.
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth disableEnforceFocus>
      <DialogTitle id={titleId}>{word('choose')}</DialogTitle>
      <DialogContent>
        <MediaLibrary
          {...room}
          marked={marked}
          onMark={mark}
          onOpen={(image) => onChoose([...marked.filter(({ id }) => id !== image.id), image].map(({ id }) => id))}
          onUploaded={(image) => mark([image])}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={marked.length === 0} onClick={() => onChoose(marked.map(({ id }) => id))}>
          {word('use', { count: marked.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
