import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useWords } from '../i18n/use-words.ts'
import { mediaWords } from './words.ts'

/** Tabs of the media library: pictures and files. */
export function MediaTabs({ here }: { here: 'images' | 'files' }) {
  const word = useWords(mediaWords)
  const tabs = [
    { name: 'images', label: word('pictures') },
    { name: 'files', label: word('documents') },
  ] as const
  return (
    <Box component="nav" aria-label={word('kinds')} sx={{ display: 'flex', borderBlockEnd: '1px solid', borderColor: 'divider', marginBlockStart: 1 }}>
      {tabs.map(({ name, label }) => (
        <Button
          key={name}
          component={Link}
          to={`/${name}`}
          color={name === here ? 'primary' : 'inherit'}
          aria-current={name === here ? 'page' : undefined}
          sx={{
            minHeight: 46,
            borderRadius: 0,
            borderBlockEnd: '2px solid',
            borderColor: name === here ? 'primary.main' : 'transparent',
            marginBlockEnd: '-1px',
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
