import { Box, Typography } from '@mui/material'
import { TextInput, useRecordContext } from 'react-admin'
import { RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { FocalPointInput } from './focal-point-input.tsx'
import { DeleteImage, ReplaceImage } from './image-actions.tsx'
import type { MediaImage } from './media-sources.ts'
import { UsageList } from './usage-list.tsx'
import { mediaWords } from './words.ts'

/** A picture: description, focal point and usages. */
export function ImageEdit() {
  const word = useWords(mediaWords)
  return (
    <RecordEdit redirect={false} aside={<Aside />} sx={{ '& .RaEdit-main': { flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 2 } }}>
      <RecordForm>
        <FocalPointInput />
        <TextInput source="alt.ar" helperText={word('alt_help')} slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar', maxLength: 500 } }} />
        <TextInput source="alt.en" slotProps={{ htmlInput: { dir: 'ltr', lang: 'en', maxLength: 500 } }} />
      </RecordForm>
    </RecordEdit>
  )
}

function Aside() {
  const image = useRecordContext<MediaImage>()
  const word = useWords(mediaWords)
  if (!image) return null
  return (
    <Box component="aside" sx={{ flex: '1 0 300px', minWidth: 0, maxWidth: { lg: 360 } }}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, margin: 0, marginBlockEnd: 2 }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {word('number')}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
          {image.id}
        </Typography>
        <Typography component="dt" variant="body2" color="text.secondary">
          {word('size')}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
          <Ltr>
            {image.width} × {image.height}
          </Ltr>
        </Typography>
        <Typography component="dt" variant="body2" color="text.secondary">
          {word('type')}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
          <Ltr>{image.mime_type}</Ltr>
        </Typography>
      </Box>
      <UsageList key={image.id} id={image.id}>
        {(usages) => (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginBlockStart: 2 }}>
            <ReplaceImage image={image} />
            <DeleteImage image={image} isUsed={usages === null || usages.length > 0} />
          </Box>
        )}
      </UsageList>
    </Box>
  )
}
