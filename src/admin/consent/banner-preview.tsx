import { Box, Typography } from '@mui/material'
import { themes } from '#domains/content/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { consentScreenWords } from './words.ts'

/** A phone, and how much of it is shown: the banner stands at its end. */
const WIDTH = 390
const HEIGHT = 640

/**
 * The home page with the banner, in each theme. Its frames run no scripts, so nobody answers in them and nothing is kept; the banner then
 * shows because the address names it.
 */
export function BannerPreview() {
  const word = useWords(consentScreenWords)
  return (
    <Box component="section">
      <Typography component="h2" variant="h6" gutterBottom>
        {word('preview')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {themes.map((theme) => (
          <Box key={theme} component="figure" sx={{ margin: 0, maxWidth: '100%' }}>
            <iframe
              title={`${word('preview')} (${theme})`}
              src={`/ar/?theme=${theme}#cookie-banner`}
              sandbox="allow-same-origin"
              loading="lazy"
              width={WIDTH}
              height={HEIGHT}
              style={{ border: '1px solid rgb(0 0 0 / 20%)', borderRadius: 8, maxWidth: '100%' }}
            />
            <Typography component="figcaption" variant="caption" color="text.secondary">
              <bdi>{theme}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
