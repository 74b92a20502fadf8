import { Box, Link, Paper, Typography } from '@mui/material'
import { Loading, Title, useCreatePath, useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Tag } from '../fields/tag.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import type { PartRecord } from './page-parts-source.ts'
import { pageParts } from './parts.ts'
import { pagePartWords } from './words.ts'

/** What stands around every page, each with its form and its preview. */
export function PartList() {
  const word = useWords(pagePartWords)
  const pair = usePair()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { data } = useGetList<PartRecord>('page_parts')
  return (
    <Box sx={{ paddingBlock: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate('resources.page_parts.name', { smart_count: 2 })} preferenceKey={false} />
      <Typography variant="body2" color="text.secondary">
        {word('about')}
      </Typography>
      {!data && <Loading />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}
      >
        {data?.map(({ id, isChanged }) => {
          const part = pageParts.find((one) => one.id === id)
          if (!part) return null
          return (
            <Paper
              key={id}
              component="li"
              variant="outlined"
              sx={{ position: 'relative', padding: 2, '&:hover, &:focus-within': { borderColor: 'primary.main' } }}
            >
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
                {/* The whole card leads there. */}
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'page_parts', type: 'edit', id })}
                  sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {pair(part.name)}
                </Link>
                {part.settings.length > 0 && <Tag tone={isChanged ? 'info' : 'quiet'}>{word(isChanged ? 'changed' : 'usual')}</Tag>}
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
                {pair(part.about)}
              </Typography>
            </Paper>
          )
        })}
      </Box>
    </Box>
  )
}
