import { Box, Typography } from '@mui/material'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { type MediaImage, pictureUrl } from './media-sources.ts'
import { mediaWords } from './words.ts'

/** A tile of the library: the uncropped picture with its id and description. */
export function PictureTile({ image }: { image: MediaImage }) {
  const word = useWords(mediaWords)
  const language = useLanguage()
  const alt = image.alt[language] || image.alt.ar || image.alt.en
  return (
    <>
      <Box
        component="img"
        src={pictureUrl(image, 320)}
        alt={alt}
        loading="lazy"
        sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain', backgroundColor: 'background.default' }}
      />
      <Box sx={{ padding: 1 }}>
        <Typography variant="body2" noWrap component="p" color={alt ? 'text.primary' : 'warning.main'}>
          {alt ? <bdi>{alt}</bdi> : word('no_alt')}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          <bdi dir="ltr">
            {image.id} · {image.width}×{image.height}
          </bdi>
        </Typography>
      </Box>
    </>
  )
}

export const pictureGrid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))', gap: 1.5 } as const
