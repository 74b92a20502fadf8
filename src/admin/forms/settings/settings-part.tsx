import { Box, Typography } from '@mui/material'
import { formSettings } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { DraftSettings } from './draft-settings.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { settingsWords } from './words.ts'

/** Purpose, language, retention of leads, and spam protection. */
export function SettingsPart({ session, draft, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const safeguards = useSafeguards()
  const shared = { session, draft, isReadOnly: !mayWrite }
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SettingsCard title={word('about')}>
        <DraftSettings {...shared} fields={formSettings.about} />
      </SettingsCard>
      <SettingsCard title={word('retention_title')}>
        <DraftSettings {...shared} fields={formSettings.retention} />
      </SettingsCard>
      <SettingsCard title={word('spam_title')}>
        {safeguards ? <Typography variant="body2">{word(safeguards.captcha ? 'spam_captcha' : 'spam_challenge')}</Typography> : null}
        <Typography variant="body2">{word('spam_held')}</Typography>
      </SettingsCard>
    </Box>
  )
}
