import { MenuItem, TextField } from '@mui/material'
import { languages } from '#kernel/words/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { siteThemes } from '../canvas/site-frame.tsx'
import type { Look } from './use-look.ts'
import { builderWords } from './words.ts'

/** The theme and language of the preview. */
export function LookChoices({ look }: { look: Look }) {
  const word = useWords(builderWords)
  return (
    <>
      <TextField select label={word('theme')} value={look.theme} onChange={({ target }) => look.set({ theme: target.value as Look['theme'] })} sx={smallChoice}>
        {siteThemes.map((theme) => (
          <MenuItem key={theme} value={theme}>
            {word(`theme_${theme}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={word('language')}
        value={look.language}
        onChange={({ target }) => look.set({ language: target.value as Look['language'] })}
        sx={smallChoice}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {word(`language_${language}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

/** The style of a select that shares its row with others. */
export const smallChoice = { width: 'auto', minWidth: 150, margin: 0 } as const
