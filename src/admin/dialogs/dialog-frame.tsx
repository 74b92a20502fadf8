import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'

type ShellProps = {
  title: ReactNode
  /** The id of the text in it that is read with its title. */
  describedBy?: string | undefined
  /** Escape and a press beside the dialog ask for this. Without it there is no way out but the buttons. */
  onClose?: (() => void) | undefined
  width?: 'xs' | 'sm' | 'md' | 'lg' | false
  isTall?: boolean
  /** A long dialog takes the whole screen where the window is narrower. */
  fillsBelow?: 'sm' | 'md'
  /** Once something is typed, a press beside the dialog does not throw it away. */
  holdsText?: boolean
  /** A button beside the title that closes it. */
  hasCross?: boolean
  /** For content that asks questions in dialogs of the browser, which would lose the focus to this one. */
  sharesFocus?: boolean
  children: ReactNode
}

type BodyProps = {
  /** Its content is read out when it changes. */
  isLive?: boolean
  /** Why what was asked for was refused; '' for nothing. */
  problem?: string
  /** In reading order, the main one last; null for none. */
  buttons: ReactNode
  children: ReactNode
}

export type DialogFrameProps = ShellProps & Omit<BodyProps, 'buttons'> & { /** Without them there is one that closes the dialog. */ buttons?: ReactNode }

/** Every dialog of the admin: named by its title, with its content above its buttons. */
export function DialogFrame({ isLive, problem, buttons, children, ...shell }: DialogFrameProps) {
  const translate = useTranslate()
  const closeButton = <Button onClick={shell.onClose}>{translate('ra.action.close')}</Button>
  return (
    <DialogShell {...shell}>
      <DialogBody buttons={buttons === undefined ? closeButton : buttons} {...{ isLive, problem }}>
        {children}
      </DialogBody>
    </DialogShell>
  )
}

/** A dialog without its body, for one whose body is loaded first. The first field has the focus, unless something else in it asks for it. */
export function DialogShell({ title, describedBy, onClose, width = 'xs', fillsBelow, children, ...can }: ShellProps) {
  const translate = useTranslate()
  const titleId = useId()
  const hasTyped = useRef(false)
  const { isTall = false, holdsText = false, hasCross = false, sharesFocus = false } = can
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' && holdsText && hasTyped.current ? undefined : onClose?.())}
      // In React the dialog stands in the row that opened it, where a press would open the record.
      onClick={stop}
      onInput={() => {
        hasTyped.current = true
      }}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      maxWidth={width}
      fullWidth
      disableEnforceFocus={sharesFocus}
      slotProps={{
        // Before Material UI looks where the focus is, so that it stays there.
        transition: { onEnter: focusFirst },
        paper: {
          sx: ({ breakpoints }) => ({
            ...(isTall && { height: '100%' }),
            [breakpoints.down('sm')]: almostWhole,
            ...(fillsBelow && { [breakpoints.down(fillsBelow)]: whole }),
          }),
        },
      }}
    >
      {/* With an id of its own, since Material UI would give it that of the heading. */}
      <DialogTitle component="div" id={`${titleId}-line`} sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="h2" id={titleId} sx={{ flex: 1, minWidth: 0, margin: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        {hasCross ? (
          <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </DialogTitle>
      {children}
    </Dialog>
  )
}

/** The content of a dialog, why it was refused, and its buttons. */
export function DialogBody({ isLive = false, problem = '', buttons, children }: BodyProps) {
  return (
    <>
      <DialogContent
        aria-live={isLive ? 'polite' : 'off'}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', overflowWrap: 'anywhere' }}
      >
        {children}
      </DialogContent>
      {problem === '' ? null : (
        <Alert severity="error" sx={{ marginInline: 3, flexShrink: 0 }}>
          {problem}
        </Alert>
      )}
      {buttons === null ? null : <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{buttons}</DialogActions>}
    </>
  )
}

const almostWhole = { margin: 1.5, width: 'calc(100% - 24px)', maxWidth: 'none', maxHeight: 'calc(100% - 24px)' }
const whole = { margin: 0, width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', border: 0, borderRadius: 0 }

/** What gets the focus, the first of these that is there. */
const firstOf = [
  '[data-autofocus]',
  'input:not([type=file], [aria-hidden=true], :disabled), textarea:not([aria-hidden=true], :disabled), [role=combobox]',
  '[data-autofocus-else]',
]

function focusFirst(dialog: HTMLElement) {
  if (dialog.contains(document.activeElement)) return
  const [first] = firstOf.flatMap((selector) => dialog.querySelector<HTMLElement>(selector) ?? [])
  first?.focus()
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
