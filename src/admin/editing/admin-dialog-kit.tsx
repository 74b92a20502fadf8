import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, TextField } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import {
  type ButtonParts,
  type DayParts,
  type DialogKit,
  DialogKitProvider,
  type DialogParts,
  type FieldParts,
  MOST_LETTERS,
  type TextAreaParts,
} from '#staff/dialogs/dialog-kit.ts'
import { DayField } from '../fields/day-field.tsx'
import { useMomentText } from '../fields/moment.tsx'
import { useLanguage } from '../i18n/use-words.ts'

/** Around dialogs that the editor has as well: they are drawn with the controls of the admin. */
export function AdminDialogKit({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const momentOf = useMomentText()
  return <DialogKitProvider value={{ ...controls, language, momentOf }}>{children}</DialogKitProvider>
}

const controls: Omit<DialogKit, 'language' | 'momentOf'> = { Dialog: KitDialog, Button: KitButton, DayField: KitDay, TimeField: KitTime, TextArea: KitTextArea }

function KitDialog({ title, describedBy, onClose, isLarge = false, footer, children }: DialogParts) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    // A library asks its own questions in dialogs of the browser, which Material UI would take the focus from.
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      maxWidth={isLarge ? 'lg' : 'md'}
      fullWidth
      disableEnforceFocus={isLarge}
    >
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="h2" id={titleId} sx={{ flex: 1, margin: 0, font: 'inherit' }}>
          {title}
        </Box>
        {isLarge && onClose ? (
          <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ typography: 'body2' }}>{children}</Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{footer}</DialogActions>
    </Dialog>
  )
}

function KitButton({ label, isMain = false, isSmall = false, isFirst = false, isBusy = false, isOff = false, ...does }: ButtonParts) {
  const press = 'form' in does ? ({ type: 'submit', form: does.form } as const) : { onClick: does.onPress }
  const look = isMain ? ({ variant: 'contained' } as const) : ({ variant: 'outlined', color: 'inherit' } as const)
  return (
    <Button {...look} size={isSmall ? 'small' : 'medium'} disabled={isBusy || isOff} autoFocus={isFirst} {...press}>
      {label}
    </Button>
  )
}

function KitDay({ label, value, problem, onChange }: DayParts) {
  return (
    <DayField
      {...{ label, value }}
      onDay={(day) => onChange(day ?? '')}
      isInvalid={problem !== undefined}
      help={problem && <span role="alert">{problem}</span>}
    />
  )
}

function KitTime({ label, value, onChange }: FieldParts) {
  const id = useId()
  return (
    <TextField
      {...{ id, label, value }}
      onChange={({ target }) => onChange(target.value)}
      placeholder="14:30"
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 5 }, inputLabel: { shrink: true } }}
    />
  )
}

function KitTextArea({ label, value, lang, hint, problem, isRequired = false, isOff = false, onChange }: TextAreaParts) {
  const id = useId()
  return (
    <TextField
      {...{ id, label, value }}
      multiline
      minRows={2}
      required={isRequired}
      disabled={isOff}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', maxLength: MOST_LETTERS }, inputLabel: { shrink: true } }}
    />
  )
}
