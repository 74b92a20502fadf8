import { Box, TextField } from '@mui/material'
import { type FormSettings, type FormText, formTextLevels } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { TextPair } from '../inspector/text-pair.tsx'
import { SettingsCard } from './settings-card.tsx'
import { settingsWords } from './words.ts'

/** Whether the server accepts the target: a path of the site or a URL. */
const isRedirect = (address: string) => address === '' || (/^\/(?![/\\])/.test(address) && !address.includes('\\')) || /^https?:\/\//i.test(address)

/** The submit button, and the message or redirect after it. */
export function ThanksPart({ session, draft, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const { thank_you: thanks, submit_label } = draft.settings
  const isDisabled = !mayWrite
  const set = (changes: Partial<FormSettings['thank_you']>, step: string) =>
    session.change((draft) => ({ ...draft, settings: { ...draft.settings, thank_you: { ...draft.settings.thank_you, ...changes } } }), step)
  const setLabel = (label: FormText | undefined) =>
    session.change((draft) => {
      const { submit_label: _, ...rest } = draft.settings
      return { ...draft, settings: label ? { ...rest, submit_label: label } : rest }
    }, 'submit label')
  const redirect = thanks.redirect_url ?? ''
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SettingsCard title={word('submit_title')}>
        <TextPair label={word('submit_label')} value={submit_label} maxLength={100} isDisabled={isDisabled} onChange={setLabel} />
      </SettingsCard>
      <SettingsCard title={word('thanks_title')} help={word('thanks_help')}>
        <TextPair
          label={word('thanks_heading')}
          value={thanks.heading}
          maxLength={300}
          isDisabled={isDisabled}
          onChange={(heading) => set({ heading: heading ?? { ar: '' } }, 'thanks heading')}
        />
        <TextPair
          label={word('thanks_text')}
          value={thanks.text}
          maxLength={5000}
          rows={3}
          allows={formTextLevels.thanks}
          isDisabled={isDisabled}
          onChange={(text) => set({ text: text ?? { ar: '' } }, 'thanks text')}
        />
        <TextField
          label={word('redirect')}
          value={redirect}
          disabled={isDisabled}
          error={!isRedirect(redirect)}
          helperText={word(isRedirect(redirect) ? 'redirect_help' : 'redirect_wrong')}
          onChange={({ target }) => set({ redirect_url: target.value }, 'redirect')}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 2000 } }}
        />
      </SettingsCard>
    </Box>
  )
}
