import { type ReactNode, useMemo } from 'react'
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
import { useLanguage } from '../../words/language.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { Button } from '../button.tsx'
import { DateInput } from '../inputs/date-input.tsx'
import { TextArea, TextInput } from '../inputs/text-input.tsx'
import { Dialog } from './dialog.tsx'

/** Around dialogs that the admin has as well: they are drawn with the controls of the editor. */
export function EditorDialogKit({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const momentOf = useMoment()
  const kit = useMemo<DialogKit>(() => ({ ...controls, language, momentOf }), [language, momentOf])
  return <DialogKitProvider value={kit}>{children}</DialogKitProvider>
}

const controls: Omit<DialogKit, 'language' | 'momentOf'> = { Dialog: KitDialog, Button: KitButton, DayField: KitDay, TimeField: KitTime, TextArea: KitTextArea }

function KitDialog({ onClose, isLarge = false, ...parts }: DialogParts) {
  return <Dialog {...parts} size={isLarge ? 'l' : 'm'} isOpen onClose={onClose ?? (() => undefined)} preventClose={onClose === undefined} />
}

function KitButton({ label, isMain = false, isSmall = false, isFirst = false, isBusy = false, isOff = false, ...does }: ButtonParts) {
  const press = 'form' in does ? ({ type: 'submit', form: does.form } as const) : { onClick: does.onPress }
  return (
    <Button variant={isMain ? 'primary' : 'plain'} size={isSmall ? 's' : 'm'} isBusy={isBusy} disabled={isOff} data-autofocus={isFirst || undefined} {...press}>
      {label}
    </Button>
  )
}

function KitDay(day: DayParts) {
  return <DateInput {...day} isFirst />
}

function KitTime(time: FieldParts) {
  return <TextInput {...time} dir="ltr" inputMode="numeric" maxLength={5} placeholder="14:30" />
}

function KitTextArea({ isOff = false, ...area }: TextAreaParts) {
  return <TextArea {...area} disabled={isOff} maxLength={MOST_LETTERS} />
}
