import { type ReactNode, useMemo } from 'react'
import {
  type ButtonParts,
  type DayParts,
  type DialogKit,
  DialogKitProvider,
  type DialogParts,
  type FieldParts,
  type IconButtonParts,
  type LineParts,
  type MarkParts,
  MOST_LETTERS,
  type SearchParts,
  type TextAreaParts,
} from '#staff/dialogs/dialog-kit.ts'
import { useLanguage } from '../../words/language.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { Button, IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Select } from '../inputs/choices.tsx'
import { DateInput } from '../inputs/date-input.tsx'
import { SearchInput, TextArea, TextInput } from '../inputs/text-input.tsx'
import { Badge } from '../notices/notice.tsx'
import { Tabs } from '../tabs.tsx'
import { Dialog } from './dialog.tsx'

/** Around dialogs that the admin has as well: they are drawn with the controls of the editor. */
export function EditorDialogKit({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const momentOf = useMoment()
  const kit = useMemo<DialogKit>(() => ({ ...controls, language, momentOf }), [language, momentOf])
  return <DialogKitProvider value={kit}>{children}</DialogKitProvider>
}

const controls: Omit<DialogKit, 'language' | 'momentOf'> = {
  Dialog: KitDialog,
  Button: KitButton,
  IconButton: KitIconButton,
  Icon,
  Mark: KitMark,
  Tabs,
  Choice: Select,
  LineField: KitLine,
  SearchField: KitSearch,
  DayField: KitDay,
  TimeField: KitTime,
  TextArea: KitTextArea,
}

const sizes = { large: 'l', full: 'full' } as const

function KitDialog({ onClose, size, ...parts }: DialogParts) {
  return <Dialog {...parts} size={size ? sizes[size] : 'm'} isOpen onClose={onClose ?? (() => undefined)} preventClose={onClose === undefined} />
}

function KitButton({ label, isMain = false, isSmall = false, isFirst = false, isBusy = false, isOff = false, ...does }: ButtonParts) {
  const press = 'form' in does ? ({ type: 'submit', form: does.form } as const) : { onClick: does.onPress }
  return (
    <Button variant={isMain ? 'primary' : 'plain'} size={isSmall ? 's' : 'm'} isBusy={isBusy} disabled={isOff} data-autofocus={isFirst || undefined} {...press}>
      {label}
    </Button>
  )
}

function KitIconButton({ icon, label, isOff = false, onPress }: IconButtonParts) {
  return <IconButton {...{ icon, label }} disabled={isOff} onClick={onPress} />
}

const kinds = { good: 'done', warning: 'warning', bad: 'error', plain: 'info' } as const

function KitMark({ tone, text }: MarkParts) {
  return <Badge kind={kinds[tone]}>{text}</Badge>
}

function KitLine({ holds, ...line }: LineParts) {
  return <TextInput {...line} type={holds === 'url' ? 'text' : holds} inputMode={holds} dir="ltr" maxLength={2000} data-autofocus />
}

function KitSearch(search: SearchParts) {
  return <SearchInput {...search} data-autofocus />
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
