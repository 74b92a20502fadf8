import { Avatar, Box, Tooltip } from '@mui/material'
import type { Present } from '#staff/presence/presence.ts'
import { useWords } from '../../i18n/use-words.ts'
import { builderWords } from './words.ts'

const MOST = 4

/** Who else has the form open. */
export function AlsoHere({ others }: { others: readonly Present[] }) {
  const word = useWords(builderWords)
  const names = [...new Set(others.map(({ name }) => name))]
  if (names.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={word('also_here', { names: names.join('، ') })}
      sx={{ display: 'flex', gap: 0.5, listStyle: 'none', margin: 0, padding: 0 }}
    >
      {names.slice(0, MOST).map((name) => (
        <li key={name}>
          <Tooltip title={name}>
            <Avatar sx={{ inlineSize: 28, blockSize: 28, fontSize: 13, backgroundColor: 'text.secondary', color: 'background.paper' }}>
              {[...name.trim()][0]}
            </Avatar>
          </Tooltip>
        </li>
      ))}
      {names.length > MOST ? <Box component="li" sx={{ alignSelf: 'center', fontSize: 13 }}>{`+${names.length - MOST}`}</Box> : null}
    </Box>
  )
}
