import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, Chip, FormControlLabel, IconButton, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { asksForValue, type FormField, type FormSettings } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import { TextPair } from '../inspector/text-pair.tsx'
import { MailPreviews } from './mail-previews.tsx'
import { parseRecipients } from './recipients.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { settingsWords } from './words.ts'

type Notification = FormSettings['notifications'][number]
const MOST_MAILS = 20

/** The mails of a form: to the team, and to the customer. */
export function MailsPart({ session, state, mayWrite }: PartProps) {
  const word = useWords(settingsWords)
  const nameOf = useFieldName()
  const safeguards = useSafeguards()
  const draft = state.history.content
  const { notifications, confirmations } = draft.settings
  const isDisabled = !mayWrite
  const setMails = (next: readonly Notification[], step?: string) =>
    session.change((now) => ({ ...now, settings: { ...now.settings, notifications: next } }), step)
  const setCustomer = (changes: Partial<FormSettings['confirmations']>, step?: string) =>
    session.change((now) => ({ ...now, settings: { ...now.settings, confirmations: { ...now.settings.confirmations, ...changes } } }), step)
  const addresses = draft.fields.filter(({ type }) => type === 'email')
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
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is its place
            key={index}
            role="group"
            aria-label={word('mail', { index: index + 1 })}
            sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
                {word('mail', { index: index + 1 })}
              </Typography>
              <IconButton
                size="small"
                aria-label={word('mail_remove', { index: index + 1 })}
                disabled={isDisabled}
                onClick={() => setMails(notifications.toSpliced(index, 1))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
            <Recipients
              recipients={mail.recipients}
              isDisabled={isDisabled}
              onChange={(recipients) => setMails(notifications.with(index, { ...mail, recipients }), `recipients ${index}`)}
            />
            <TextPair
              label={word('subject')}
              value={mail.subject}
              problem={mail.subject.ar.trim() === '' ? word('subject') : undefined}
              maxLength={300}
              isDisabled={isDisabled}
              onChange={(subject) => setMails(notifications.with(index, { ...mail, subject: subject ?? { ar: '' } }), `subject ${index}`)}
            />
            <TextPair
              label={word('template')}
              value={mail.template}
              maxLength={20_000}
              rows={4}
              isDisabled={isDisabled}
              onChange={(template) => setMails(notifications.with(index, { ...mail, template: template ?? { ar: '' } }), `template ${index}`)}
            />
          </Box>
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
      <SettingsCard title={word('mail_customer')}>
        <FormControlLabel
          control={
            <Switch
              checked={confirmations.enabled}
              disabled={isDisabled}
              onChange={(_, enabled) => setCustomer({ enabled, email_field: confirmations.email_field || (addresses[0]?.name ?? '') })}
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
              onChange={({ target }) => setCustomer({ email_field: target.value })}
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
              onChange={(subject) => setCustomer({ subject: subject ?? { ar: '' } }, 'confirmation subject')}
            />
            <TextPair
              label={word('template')}
              value={confirmations.template}
              maxLength={20_000}
              rows={5}
              isDisabled={isDisabled}
              onChange={(template) => setCustomer({ template: template ?? { ar: '' } }, 'confirmation template')}
            />
          </>
        ) : null}
      </SettingsCard>
      {mayWrite ? <MailPreviews draft={draft} /> : null}
    </Box>
  )
}

/** What stands for an answer in subject and text; a press copies it. */
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

type RecipientsProps = { recipients: readonly string[]; isDisabled: boolean; onChange: (recipients: readonly string[]) => void }

/** Addresses, one a line. A line that is none stays as typed and is told. */
function Recipients({ recipients, isDisabled, onChange }: RecipientsProps) {
  const word = useWords(settingsWords)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? recipients.join('\n')
  const { wrong } = parseRecipients(text)
  const problem =
    wrong === undefined ? (recipients.length === 0 ? word('recipients_none') : undefined) : word('recipients_wrong', { text: `\u2066${wrong}\u2069` })
  return (
    <TextField
      label={word('recipients')}
      value={text}
      multiline
      minRows={1}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem ?? word('recipients_help')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseRecipients(target.value).addresses)
      }}
      onBlur={() => wrong === undefined && setTyped(null)}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  )
}
