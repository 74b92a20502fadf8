import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { useWord } from '../../words/use-word.ts'
import { Button, IconButton } from '../button.tsx'
import css from './dialog.module.css'
import { usePopupPlace } from '../popup/popup-place.tsx'
import { uiWords } from '../words.ts'

export type DialogProps = {
  isOpen: boolean
  /** Escape, the close button and a press beside the dialog ask for this; the owner sets `isOpen`. */
  onClose: () => void
  title: string
  /** The id of the text in it that is read with its title. */
  describedBy?: string | undefined
  /** s for questions, m for forms, l for libraries, full for comparing. */
  size?: 's' | 'm' | 'l' | 'full'
  /** True while leaving would lose work: there is no close button, and neither Escape nor a press beside the dialog closes it. */
  preventClose?: boolean
  /** Buttons, in reading order; the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog, whose content is mounted only while it is open. The element with `data-autofocus` gets the focus first; afterwards the
 * focus goes back to where it was. Key presses and clicks inside do not reach the React parents.
 */
export function Dialog({ isOpen, onClose, title, describedBy, size = 'm', preventClose = false, footer, children }: DialogProps) {
  const word = useWord(uiWords)
  const container = usePopupPlace()
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(isWanted) => {
        if (!isWanted && !preventClose) onClose()
      }}
    >
      <BaseDialog.Portal container={container}>
        <BaseDialog.Backdrop className={css.backdrop} />
        <BaseDialog.Viewport className={css.viewport}>
          <BaseDialog.Popup
            ref={sheet}
            className={css.sheet}
            data-size={size}
            aria-describedby={describedBy}
            initialFocus={() => sheet.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
          >
            <header className={css.header}>
              <BaseDialog.Title className={css.title}>{title}</BaseDialog.Title>
              {!preventClose && <IconButton icon="close" label={word('close')} onClick={onClose} />}
            </header>
            <div className={css.body}>{children}</div>
            {footer && <footer className={css.footer}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  confirmLabel: string
  isDanger?: boolean
  isBusy?: boolean
  onConfirm: () => void
  children: ReactNode
}

/** A question with a button to confirm and one to cancel. The cancel button has the focus first when confirming cannot be undone. */
export function ConfirmDialog({ confirmLabel, isDanger = false, isBusy = false, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  const word = useWord(uiWords)
  return (
    <Dialog
      {...dialog}
      size="s"
      preventClose={isBusy}
      footer={
        <>
          <Button data-autofocus={isDanger || undefined} onClick={dialog.onClose} disabled={isBusy}>
            {word('cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} data-autofocus={!isDanger || undefined} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
