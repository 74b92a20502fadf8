import { Box, Button, Card, CardActionArea, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { FieldTitle, useGetList, useGetOne, useInput, useTranslate } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { type MediaImage, pictureUrl } from './media-sources.ts'
import { PictureTile, pictureGrid } from './picture-tile.tsx'
import { mediaWords } from './words.ts'

const STEP = 24

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
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(STEP)
  const { data = [], total = 0 } = useGetList<MediaImage>('images', { pagination: { page: 1, perPage: Math.min(shown, 100) }, filter: { q: search } })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('choose')}</DialogTitle>
      <DialogContent>
        <TextField type="search" label={word('search')} value={search} onChange={(event) => setSearch(event.target.value)} />
        <Box component="ul" sx={{ ...pictureGrid, listStyle: 'none', padding: 0, marginBlock: 2 }}>
          {data.map((image) => (
            <Card component="li" key={image.id}>
              <CardActionArea onClick={() => onChoose(image.id)}>
                <PictureTile image={image} />
              </CardActionArea>
            </Card>
          ))}
        </Box>
        {total > data.length && shown < 100 ? (
          <Button color="inherit" onClick={() => setShown(shown + STEP)}>
            {word('more')}
          </Button>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
