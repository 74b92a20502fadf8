import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { type FormSettings, formTypes } from '#domains/forms/index.ts'
import { languages } from '#kernel/words/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { NumberField } from '../inspector/number-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { settingsWords } from './words.ts'

const LONGEST_RETENTION = 3650
const LONGEST_ANSWER = 525_600

/** Purpose, language, retention of leads, and spam protection. */
export function SettingsPart({ session, draft, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const safeguards = useSafeguards()
  const { type, locale, settings } = draft
  const isDisabled = !mayWrite
  const setNumber = (key: 'retention_days' | 'answer_minutes') => (value: number | undefined) =>
    session.change((draft) => {
      const { [key]: _, ...rest } = draft.settings
      return { ...draft, settings: (value === undefined ? rest : { ...rest, [key]: value }) as FormSettings }
    }, key)
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SettingsCard title={word('about')}>
        <TextField
          select
          label={word('type')}
          value={type}
          disabled={isDisabled}
          onChange={({ target }) => session.change((draft) => ({ ...draft, type: target.value as FormDraft['type'] }))}
        >
          {formTypes.map((one) => (
            <MenuItem key={one} value={one}>
              {word(`type_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={word('locale')}
          value={locale}
          disabled={isDisabled}
          onChange={({ target }) => session.change((draft) => ({ ...draft, locale: target.value as FormDraft['locale'] }))}
        >
          {languages.map((one) => (
            <MenuItem key={one} value={one}>
              {word(`locale_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <NumberField
          label={word('answer')}
          value={settings.answer_minutes}
          least={1}
          most={LONGEST_ANSWER}
          isDisabled={isDisabled}
          onChange={setNumber('answer_minutes')}
        />
      </SettingsCard>
      <SettingsCard title={word('retention_title')}>
        <NumberField
          label={word('retention')}
          value={settings.retention_days}
          least={1}
          most={LONGEST_RETENTION}
          help={word('retention_help')}
          isDisabled={isDisabled}
          onChange={setNumber('retention_days')}
        />
      </SettingsCard>
      <SettingsCard title={word('spam_title')}>
        {safeguards ? <Typography variant="body2">{word(safeguards.captcha ? 'spam_captcha' : 'spam_challenge')}</Typography> : null}
        <Typography variant="body2">{word('spam_held')}</Typography>
      </SettingsCard>
    </Box>
  )
}
