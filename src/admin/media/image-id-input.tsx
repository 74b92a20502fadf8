import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { FieldTitle, useGetOne, useInput, useTranslate } from 'react-admin'
import { MediaLibrary } from '#domains/media/ui/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { type MediaImage, pictureUrl } from './media-sources.ts'
import { useLibraryRoom } from './use-library-room.ts'
import { mediaWords } from './words.ts'

/** The id of a picture as a field of a form. */
export function ImageIdInput({ source, label }: { source: string; label?: string }) {
  const { field } = useInput<number | null>({ source })
  return <ImageIdField label={<FieldTitle source={source} label={label} />} id={field.value || null} onChange={field.onChange} />
}

/** The id of a picture, chosen from the library. */
export function ImageIdField({ label, id, onChange }: { label: ReactNode; id: number | null; onChange: (id: number | null) => void }) {
  const word = useWords(mediaWords)
  const [isOpen, setIsOpen] = useState(false)
  const { data: image } = useGetOne<MediaImage>('images', { id: id ?? 0 }, { enabled: id !== null, retry: false })
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {id !== null && image ? (
          <Box component="img" src={pictureUrl(image, 320)} alt={image.alt.ar || image.alt.en} sx={{ width: 120, aspectRatio: '4 / 3', objectFit: 'cover' }} />
        ) : null}
        <Typography variant="body2">{id === null ? word('none') : <bdi dir="ltr">{id}</bdi>}</Typography>
        <Button variant="outlined" color="inherit" size="small" onClick={() => setIsOpen(true)}>
          {word(id === null ? 'choose' : 'change')}
        </Button>
        {id === null ? null : (
          <Button color="inherit" size="small" onClick={() => onChange(null)}>
            {word('remove')}
          </Button>
        )}
      </Box>
      {isOpen ? (
        <PictureDialog
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            onChange(chosen)
            setIsOpen(false)
          }}
        />
      ) : null}
    </Box>
  )
}

function PictureDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (id: number) => void }) {
  const word = useWords(mediaWords)
  const translate = useTranslate()
  const titleId = useId()
  const room = useLibraryRoom()
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    // The library's own questions are dialogs of the browser, which MUI would take the focus from.
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth disableEnforceFocus>
      <DialogTitle id={titleId}>{word('choose')}</DialogTitle>
      <DialogContent>
        <MediaLibrary {...room} chosen={chosen} onChoose={({ id }) => setChosen(id)} onOpen={({ id }) => onChoose(id)} onUploaded={({ id }) => setChosen(id)} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
          {word('use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
