import { Alert, Box, Chip, Typography } from '@mui/material'
import { asksForValue, customerMail, type FormField, teamMails } from '#domains/forms/index.ts'
import { EMAIL } from '#kernel/values/contact.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { useCopy } from '../../fields/use-copy.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { DraftSettings } from './draft-settings.tsx'
import { MailPreviews } from './mail-previews.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { settingsWords } from './words.ts'

/** The mails of a form: to the team, and to the customer. */
export function MailsPart({ session, draft, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const safeguards = useSafeguards()
  const shared = { session, draft, isReadOnly: !mayWrite }
  const { enabled } = draft.settings.confirmations
  return (
    <Box sx={{ maxWidth: 760 }}>
      {safeguards?.mail_server === false ? (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {word('mail_box')}
        </Alert>
      ) : null}
      <Placeholders fields={draft.fields} />
      <SettingsCard title={word('mails_team')} help={`${word('mails_team_help')} ${word('routing')}`}>
        <DraftSettings {...shared} fields={[teamMails(draft)]} flawAt={(path) => flawOfMail(draft, path, word)} />
      </SettingsCard>
      <SettingsCard title={word('mail_customer')}>
        {enabled && !draft.fields.some(isAddress) ? <Alert severity="warning">{word('email_field_none')}</Alert> : null}
        <DraftSettings {...shared} fields={customerMail(draft)} alsoChange={withAddress} />
      </SettingsCard>
      {mayWrite ? <MailPreviews draft={draft} /> : null}
    </Box>
  )
}

const isAddress = ({ type }: FormField) => type === 'email'

/** A mail to the customer goes to the first address of the form until another one is chosen. */
function withAddress(draft: FormDraft): FormDraft {
  const { confirmations } = draft.settings
  if (!confirmations.enabled || confirmations.email_field !== '') return draft
  return { ...draft, settings: { ...draft.settings, confirmations: { ...confirmations, email_field: draft.fields.find(isAddress)?.name ?? '' } } }
}

/** What is wrong with a mail to the team, at the path of its recipients or of its subject. */
function flawOfMail({ settings }: FormDraft, path: string, word: (key: keyof typeof settingsWords, values?: WordValues) => string): string | null {
  const [, index, part] = /^settings[.]notifications\[(\d+)\][.](.+)$/.exec(path) ?? []
  const mail = settings.notifications[Number(index)]
  if (part === 'subject.ar') return mail?.subject.ar.trim() === '' ? word('subject_missing') : null
  if (part !== 'recipients' || !mail) return null
  const wrong = mail.recipients.find((recipient) => !EMAIL.test(recipient))
  if (wrong !== undefined) return word('recipients_wrong', { text: `\u2066${wrong}\u2069` })
  return mail.recipients.length === 0 ? word('recipients_none') : null
}

/** The placeholders for subject and text; a press copies one. */
function Placeholders({ fields }: { fields: readonly FormField[] }) {
  const word = useWords(settingsWords)
  const nameOf = useFieldName()
  const copy = useCopy()
  const askedFields = fields.filter((field) => asksForValue(field) && field.type !== 'file')
  if (askedFields.length === 0) return null
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {word('placeholders')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockStart: 0.5 }}>
        {askedFields.map((field) => {
          const text = `{${field.name}}`
          const copyText = () => void copy(text, word('placeholder_copied', { text }))
          return <Chip key={field.id} variant="outlined" clickable onClick={copyText} label={`${nameOf(field).label} \u2066${text}\u2069`} />
        })}
      </Box>
    </Box>
  )
}
