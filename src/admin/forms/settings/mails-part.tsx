import AddIcon from '@mui/icons-material/AddOutlined'
import { Alert, Box, Button, Chip, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { asksForValue, type FormField, type FormSettings } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { TextPair } from '../inspector/text-pair.tsx'
import { MailPreviews } from './mail-previews.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { TeamMail } from './team-mail.tsx'
import { settingsWords } from './words.ts'

type Notification = FormSettings['notifications'][number]
const MOST_MAILS = 20

/** The mails of a form: to the team, and to the customer. */
export function MailsPart({ session, draft, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const safeguards = useSafeguards()
  const { notifications } = draft.settings
  const isDisabled = !mayWrite
  const setMails = (next: readonly Notification[], step?: string) =>
    session.change((now) => ({ ...now, settings: { ...now.settings, notifications: next } }), step)
  const setCustomer = (changes: Partial<FormSettings['confirmations']>, step?: string) =>
    session.change((now) => ({ ...now, settings: { ...now.settings, confirmations: { ...now.settings.confirmations, ...changes } } }), step)
  return (
    <Box sx={{ maxWidth: 760 }}>
      {safeguards?.mail_server === false ? (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {word('mail_box')}
        </Alert>
      ) : null}
      <Placeholders fields={draft.fields} />
      <SettingsCard title={word('mails_team')} help={`${word('mails_team_help')} ${word('routing')}`}>
        {notifications.map((mail, index) => (
          <TeamMail
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is known by its place only
            key={index}
            mail={mail}
            number={index + 1}
            isDisabled={isDisabled}
            onChange={(next, field) => setMails(notifications.with(index, next), `${field} ${index}`)}
            onRemove={() => setMails(notifications.toSpliced(index, 1))}
          />
        ))}
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isDisabled || notifications.length >= MOST_MAILS}
          onClick={() => setMails([...notifications, { recipients: [], subject: { ar: draft.name }, template: { ar: '' } }])}
        >
          {word('mail_add')}
        </Button>
      </SettingsCard>
      <CustomerMail {...{ draft, isDisabled }} onChange={setCustomer} />
      {mayWrite ? <MailPreviews draft={draft} /> : null}
    </Box>
  )
}

type CustomerMailProps = {
  draft: FormDraft
  isDisabled: boolean
  onChange: (changes: Partial<FormSettings['confirmations']>, step?: string) => void
}

/** The mail to the customer, sent to the address in one of the form's fields. */
function CustomerMail({ draft, isDisabled, onChange }: CustomerMailProps) {
  const word = useWords(settingsWords)
  const nameOf = useFieldName()
  const { confirmations } = draft.settings
  const addresses = draft.fields.filter(({ type }) => type === 'email')
  return (
    <SettingsCard title={word('mail_customer')}>
      <FormControlLabel
        control={
          <Switch
            checked={confirmations.enabled}
            disabled={isDisabled}
            onChange={(_, enabled) => onChange({ enabled, email_field: confirmations.email_field || (addresses[0]?.name ?? '') })}
          />
        }
        label={word('mail_customer_on')}
      />
      {confirmations.enabled ? (
        <>
          {addresses.length === 0 ? <Alert severity="warning">{word('email_field_none')}</Alert> : null}
          <TextField
            select
            label={word('email_field')}
            value={addresses.some(({ name }) => name === confirmations.email_field) ? confirmations.email_field : ''}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ email_field: target.value })}
          >
            {addresses.map((field) => (
              <MenuItem key={field.id} value={field.name}>
                <bdi>{nameOf(field).label}</bdi>
              </MenuItem>
            ))}
          </TextField>
          <TextPair
            label={word('subject')}
            value={confirmations.subject}
            maxLength={300}
            isDisabled={isDisabled}
            onChange={(subject) => onChange({ subject: subject ?? { ar: '' } }, 'confirmation subject')}
          />
          <TextPair
            label={word('template')}
            value={confirmations.template}
            maxLength={20_000}
            rows={5}
            isDisabled={isDisabled}
            onChange={(template) => onChange({ template: template ?? { ar: '' } }, 'confirmation template')}
          />
        </>
      ) : null}
    </SettingsCard>
  )
}

/** The placeholders for subject and text; a press copies one. */
function Placeholders({ fields }: { fields: readonly FormField[] }) {
  const word = useWords(settingsWords)
  const nameOf = useFieldName()
  const notify = useNotify()
  const asked = fields.filter((field) => asksForValue(field) && field.type !== 'file')
  if (asked.length === 0) return null
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {word('placeholders')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockStart: 0.5 }}>
        {asked.map((field) => {
          const text = `{${field.name}}`
          const copy = async () => {
            await navigator.clipboard.writeText(text)
            notify(word('placeholder_copied', { text }), { type: 'info' })
          }
          return <Chip key={field.id} variant="outlined" clickable onClick={() => void copy()} label={`${nameOf(field).label} \u2066${text}\u2069`} />
        })}
      </Box>
    </Box>
  )
}
