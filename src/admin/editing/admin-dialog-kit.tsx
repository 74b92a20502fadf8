import CloseIcon from '@mui/icons-material/Close'
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined'
import PageIcon from '@mui/icons-material/ArticleOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import FormIcon from '@mui/icons-material/ListAltOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import RedoIcon from '@mui/icons-material/RedoOutlined'
import RedirectIcon from '@mui/icons-material/ShortcutOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, type SvgIcon, Tooltip } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import {
  type ButtonParts,
  type DialogKit,
  DialogKitProvider,
  type DialogParts,
  type IconButtonParts,
  type IconName,
  type MarkParts,
} from '#staff/dialogs/dialog-kit.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useMomentText } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useLanguage } from '../i18n/use-words.ts'
import { KitDay, KitLine, KitSearch, KitTabs, KitTextArea, KitTime } from './kit-fields.tsx'

/** Around dialogs that the editor has as well: they are drawn with the controls of the admin. */
export function AdminDialogKit({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const momentOf = useMomentText()
  return <DialogKitProvider value={{ ...controls, language, momentOf }}>{children}</DialogKitProvider>
}

const controls: Omit<DialogKit, 'language' | 'momentOf'> = {
  Dialog: KitDialog,
  Button: KitButton,
  IconButton: KitIconButton,
  Icon: KitIcon,
  Mark: KitMark,
  Tabs: KitTabs,
  Choice: ChoiceInput,
  LineField: KitLine,
  SearchField: KitSearch,
  DayField: KitDay,
  TimeField: KitTime,
  TextArea: KitTextArea,
}

const widths = { large: 'lg', full: false } as const

function KitDialog({ title, describedBy, onClose, size, footer, children }: DialogParts) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    // A library asks its own questions in dialogs of the browser, which Material UI would take the focus from.
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      maxWidth={size ? widths[size] : 'md'}
      fullWidth
      disableEnforceFocus={size === 'large'}
      // Before Material UI looks where the focus is, so that it stays there.
      slotProps={{ transition: { onEnter: focusFirst }, paper: size === 'full' ? { sx: { height: '100%' } } : {} }}
    >
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="h2" id={titleId} sx={{ flex: 1, margin: 0, font: 'inherit' }}>
          {title}
        </Box>
        {(size || !footer) && onClose ? (
          <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ typography: 'body2' }}>{children}</Box>
      </DialogContent>
      {footer ? <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{footer}</DialogActions> : null}
    </Dialog>
  )
}

function focusFirst(dialog: HTMLElement) {
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

export function KitButton({ label, isMain = false, isSmall = false, isFirst = false, isBusy = false, isOff = false, ...does }: ButtonParts) {
  const press = 'form' in does ? ({ type: 'submit', form: does.form } as const) : { onClick: does.onPress }
  const look = isMain ? ({ variant: 'contained' } as const) : ({ variant: 'outlined', color: 'inherit' } as const)
  return (
    <Button {...look} size={isSmall ? 'small' : 'medium'} disabled={isBusy || isOff} autoFocus={isFirst} {...press}>
      {label}
    </Button>
  )
}

export function KitIconButton({ icon, label, isOff, onPress }: IconButtonParts) {
  const button = (
    <IconButton size="small" aria-label={label} disabled={isOff ?? false} onClick={onPress}>
      <KitIcon name={icon} />
    </IconButton>
  )
  // A disabled button fires no events, so the tooltip of one that may be needs a place of its own.
  return <Tooltip title={label}>{isOff === undefined ? button : <span>{button}</span>}</Tooltip>
}

const icons: Record<IconName, typeof SvgIcon> = {
  compare: CompareIcon,
  file: FileIcon,
  form: FormIcon,
  history: HistoryIcon,
  link: LinkIcon,
  page: PageIcon,
  redirect: RedirectIcon,
  redo: RedoIcon,
  undo: UndoIcon,
}

function KitIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return <Icon fontSize="small" />
}

const tones = { good: 'good', warning: 'warn', bad: 'bad', plain: 'quiet' } as const

function KitMark({ tone, text }: MarkParts) {
  return <Tag tone={tones[tone]}>{text}</Tag>
}
