import { Box, Link as PlainLink, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { ListedSetting } from '#domains/content/index.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { settingWords } from './words.ts'

const ADMIN = '/ar/admin'

/** Links to where the effect of a setting is seen: pages of the site in a tab of their own, screens of the admin in this one. */
export function SeenAt({ places }: { places: ListedSetting['seen_at'] }) {
  const word = useWords(settingWords)
  const language = useLanguage()
  if (places.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, marginBlockEnd: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {word('seen_at')}
      </Typography>
      {places.map(({ name, name_ar, href }) => {
        const text = language === 'ar' ? name_ar : name
        if (href.startsWith(`${ADMIN}/`)) {
          return (
            <Link key={href} to={href.slice(ADMIN.length)} sx={{ paddingBlock: 0.5 }}>
              {text}
            </Link>
          )
        }
        return (
          <PlainLink key={href} href={href} target="_blank" rel="noopener" sx={{ paddingBlock: 0.5 }}>
            {text}
          </PlainLink>
        )
      })}
    </Box>
  )
}
