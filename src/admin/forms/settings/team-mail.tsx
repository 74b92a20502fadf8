import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { FormSettings } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { TextPair } from '../inspector/text-pair.tsx'
import { parseRecipients } from './recipients.ts'
import { settingsWords } from './words.ts'

type Mail = FormSettings['notifications'][number]

type TeamMailProps = {
  mail: Mail
  /** Counted from 1. */
  number: number
  isDisabled: boolean
  /** `field` names the edited field, so that its key presses are one step of the history. */
  onChange: (mail: Mail, field: string) => void
  onRemove: () => void
}

/** One mail to the team: recipients, subject and text. */
export function TeamMail({ mail, number, isDisabled, onChange, onRemove }: TeamMailProps) {
  const word = useWords(settingsWords)
  return (
    <Box role="group" aria-label={word('mail', { index: number })} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
          {word('mail', { index: number })}
        </Typography>
        <IconButton size="small" aria-label={word('mail_remove', { index: number })} disabled={isDisabled} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Recipients recipients={mail.recipients} isDisabled={isDisabled} onChange={(recipients) => onChange({ ...mail, recipients }, 'recipients')} />
      <TextPair
        label={word('subject')}
        value={mail.subject}
        problem={mail.subject.ar.trim() === '' ? word('subject') : undefined}
        maxLength={300}
        isDisabled={isDisabled}
        onChange={(subject) => onChange({ ...mail, subject: subject ?? { ar: '' } }, 'subject')}
      />
      <TextPair
        label={word('template')}
        value={mail.template}
        maxLength={20_000}
        rows={4}
        isDisabled={isDisabled}
        onChange={(template) => onChange({ ...mail, template: template ?? { ar: '' } }, 'template')}
      />
    </Box>
  )
}

type RecipientsProps = { recipients: readonly string[]; isDisabled: boolean; onChange: (recipients: readonly string[]) => void }

/** Mail addresses, one per line. An invalid line stays as it was typed and is named below the field. */
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
