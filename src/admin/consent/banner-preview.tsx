import { Box, Typography } from '@mui/material'
import { themes } from '#domains/content/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { consentScreenWords } from './words.ts'

/** The width of a phone. The banner is at the bottom of the visible part. */
const WIDTH = 390
const HEIGHT = 640

/** The home page with the banner, in each theme. Scripts are disabled in the frames, so that nobody can answer there and nothing is stored. */
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

/** Shows the banner as the page's script does for a new visitor. A site with an external consent platform has no banner. */
function showBanner(frame: HTMLIFrameElement): void {
  const banner = frame.contentDocument?.getElementById('cookie-banner')
  if (banner) banner.hidden = false
}
