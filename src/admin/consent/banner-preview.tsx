import { Box, Typography } from '@mui/material'
import { themes } from '#domains/content/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { consentScreenWords } from './words.ts'

/** A phone, and how much of it is shown: the banner stands at its end. */
const WIDTH = 390
const HEIGHT = 640

/** The home page with the banner, in each theme. Its frames run no scripts, so nobody answers in them and nothing is kept. */
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
              src={`/ar/?theme=${theme}`}
              onLoad={({ currentTarget }) => showBanner(currentTarget)}
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

/** What the script of the page does for a visitor who has not answered. A site that asks by another platform has no such banner. */
function showBanner(frame: HTMLIFrameElement): void {
  const banner = frame.contentDocument?.getElementById('cookie-banner')
  if (banner) banner.hidden = false
}
