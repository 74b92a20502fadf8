import { Box, Paper, Typography } from '@mui/material'
import { displayMode, floatingActionState, GlobalFab, quickActionsOf } from '#domains/quick-actions/index.ts'
import { Icon } from '#ui/icon.tsx'
import { type IconName, IconSprite, iconNames } from '#ui/icon-sprite.tsx'
import { useWords } from '../i18n/use-words.ts'
import { settingFormWords } from './words.ts'

/** Previews the links as visitors see them when all conditions are met. */
export function ActionsPreview({ value }: { value: unknown }) {
  const word = useWords(settingFormWords)
  const read = GlobalFab.nullable().safeParse(value)
  const state = floatingActionState(read.success && read.data ? quickActionsOf(read.data) : null)
  const items = state.areQuickLinksReversed && state.isQuickLinks ? state.items.toReversed() : state.items
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="p" gutterBottom>
        {word('preview')}
      </Typography>
      {displayMode(state, items) === 'none' ? (
        <Typography color="text.secondary">{word('preview_none')}</Typography>
      ) : (
        <Paper variant="outlined" sx={{ inlineSize: state.isQuickLinks ? 229 : 'fit-content', maxInlineSize: 360, paddingBlock: 1 }}>
          <IconSprite />
          {items.map(({ link, icon }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same while they are typed
            <Box key={index} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', paddingInline: 2, minBlockSize: 44 }}>
              <Icon name={iconNames.find((name): name is IconName => name === icon) ?? 'ui-arrow'} size={20} />
              <bdi>{link.link_text || link.url}</bdi>
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  )
}
