import CompareIcon from '@mui/icons-material/CompareArrowsOutlined'
import PageIcon from '@mui/icons-material/ArticleOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import FormIcon from '@mui/icons-material/ListAltOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import RedoIcon from '@mui/icons-material/RedoOutlined'
import RedirectIcon from '@mui/icons-material/ShortcutOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Box, Button, IconButton, type SvgIcon, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import {
  type ButtonParts,
  type DialogKit,
  DialogKitProvider,
  type DialogParts,
  type IconButtonParts,
  type IconName,
  type MarkParts,
} from '#staff/dialogs/dialog-kit.ts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
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
  return (
    <DialogFrame
      {...{ title, describedBy, onClose }}
      width={size ? widths[size] : 'md'}
      isTall={size === 'full'}
      // A library asks its own questions in dialogs of the browser.
      sharesFocus={size === 'large'}
      hasCross={onClose !== undefined && (size !== undefined || !footer)}
      buttons={footer ?? null}
    >
      <Box sx={{ typography: 'body2' }}>{children}</Box>
    </DialogFrame>
  )
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
