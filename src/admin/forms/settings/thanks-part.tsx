import { Box } from '@mui/material'
import { formSettings, isRedirect } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { DraftSettings } from './draft-settings.tsx'
import { SettingsCard } from './settings-card.tsx'
import { settingsWords } from './words.ts'

/** The submit button, and the message or redirect after it. */
export function ThanksPart({ session, draft, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const shared = { session, draft, isReadOnly: !mayWrite }
  const isGood = isRedirect(draft.settings.thank_you.redirect_url ?? '')
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SettingsCard title={word('submit_title')}>
        <DraftSettings {...shared} fields={formSettings.button} />
      </SettingsCard>
      <SettingsCard title={word('thanks_title')} help={word('thanks_help')}>
        <DraftSettings
          {...shared}
          fields={formSettings.thanks}
          flawAt={(path) => (path === 'settings.thank_you.redirect_url' && !isGood ? word('redirect_wrong') : null)}
        />
      </SettingsCard>
    </Box>
  )
}
