import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FieldTitle, useGetOne, useInput } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { type MediaImage, pictureUrl } from './media-sources.ts'
import { PictureDialog } from './picture-dialog.tsx'
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
          current={id}
          onClose={() => setIsOpen(false)}
          onPick={(picture) => {
            onChange(picture.id)
            setIsOpen(false)
          }}
        />
      ) : null}
    </Box>
  )
}
