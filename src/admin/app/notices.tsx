import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '../i18n/use-words.ts'
import { appWords } from './words.ts'

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 520, marginInline: 'auto', marginBlockStart: { xs: 6, md: 12 }, paddingInline: 2, textAlign: 'center' }}>
      <Title title={title} preferenceKey={false} />
      <Typography variant="h5" component="h2" gutterBottom>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ marginBlockEnd: 3 }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}

function HomeButton() {
  const word = useWords(appWords)
  return (
    <Button component={Link} to="/" variant="outlined" color="inherit">
      {word('home')}
    </Button>
  )
}

/** Shown at an address that this role may not open. */
export function NoPermission() {
  const word = useWords(appWords)
  return (
    <Notice title={word('no_permission')} text={word('no_permission_text')}>
      <HomeButton />
    </Notice>
  )
}

export function NotFound() {
  const word = useWords(appWords)
  return (
    <Notice title={word('not_found')} text={word('not_found_text')}>
      <HomeButton />
    </Notice>
  )
}

export function ScreenFailed() {
  const word = useWords(appWords)
  return (
    <Notice title={word('failed')} text={word('failed_text')}>
      <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
        {word('reload')}
      </Button>
    </Notice>
  )
}
