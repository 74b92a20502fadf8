import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useWords } from '../../i18n/use-words.ts'
import { formListWords } from './words.ts'

const places = { forms: '/forms', locations: '/forms/locations', settings: '/forms/settings', bin: '/forms/bin' } as const
type Place = keyof typeof places

/** Tabs of the forms service: forms, locations, settings, bin. */
export function FormsTabs({ here }: { here: Place }) {
  const word = useWords(formListWords)
  return (
    <Box
      component="nav"
      aria-label={word('tabs')}
      sx={{ display: 'flex', flexWrap: 'wrap', borderBlockEnd: '1px solid', borderColor: 'divider', marginBlockStart: 1 }}
    >
      {(Object.keys(places) as Place[]).map((place) => (
        <Button
          key={place}
          component={Link}
          to={places[place]}
          color={place === here ? 'primary' : 'inherit'}
          aria-current={place === here ? 'page' : undefined}
          sx={{
            minHeight: 46,
            borderRadius: 0,
            borderBlockEnd: '2px solid',
            borderColor: place === here ? 'primary.main' : 'transparent',
            marginBlockEnd: '-1px',
          }}
        >
          {word(`tab_${place}`)}
        </Button>
      ))}
    </Box>
  )
}
