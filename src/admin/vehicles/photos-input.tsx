import { Box, Typography } from '@mui/material'
import { ArrayInput, SimpleFormIterator, useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Disclosure } from '../fields/disclosure.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { ImageIdInput } from '../media/image-id-input.tsx'
import { vehicleWords } from './words.ts'

const paths = ['big_path', 'medium_path', 'quarter_hd_path', 'hd_path', 'full_path'] as const

/** The ordered pictures of a vehicle, from the library or by URL from a feed. */
export function PhotosInput() {
  const word = useWords(vehicleWords)
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {word('photos_help')}
      </Typography>
      <ArrayInput source="photos" label={false}>
        <SimpleFormIterator fullWidth>
          <Photo />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

function Photo() {
  const word = useWords(vehicleWords)
  const { getSource } = useSourceContext()
  const [id, ...addresses] = useWatch({ name: ['image_id', ...paths].map((path) => getSource(path)) }) as unknown[]
  const address = addresses.find(Boolean)
  return (
    <Box sx={{ width: '100%', paddingBlock: 1 }}>
      {!id && address ? (
        <Box component="img" src={String(address)} alt="" loading="lazy" sx={{ display: 'block', width: 120, aspectRatio: '16 / 9', objectFit: 'cover' }} />
      ) : null}
      <ImageIdInput source="image_id" />
      {id ? null : (
        <Disclosure summary={word('feed_picture')}>
          {paths.map((path) => (
            <LtrTextInput key={path} source={path} inputMode="url" helperText={false} />
          ))}
        </Disclosure>
      )}
    </Box>
  )
}
