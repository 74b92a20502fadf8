import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useWord } from '../words/use-word.ts'
import { Button, IconButton } from './button.tsx'
import css from './dialog.module.css'
import { uiWords } from './words.ts'

export type DialogProps = {
  isOpen: boolean
  /** Escape, the close button and a press beside the dialog ask for this; the owner sets `isOpen`. */
  onClose: () => void
  title: string
  /** s for questions, m for forms, l for libraries, full for comparing. */
  size?: 's' | 'm' | 'l' | 'full'
  /** While work is under way that must not be left. */
  preventClose?: boolean
  /** Buttons, in reading order; the main one last. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A native modal dialog: the browser keeps focus inside and gives it back. Its content exists only while it is open. The element with
 * `data-autofocus` has the focus first. No key that is pressed inside is heard outside.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, size = 'm', preventClose = false, footer, className, children }: Omit<DialogProps, 'isOpen'>) {
  const word = useWord(uiWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const titleId = useId()

  // The element opens by a method only, and gives the focus back only when it is closed by one, before it leaves the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element?.close()
  }, [])

  const askToClose = () => {
    if (!preventClose) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, className)}
      data-size={size}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // Chrome lets a second Escape through a prevented `cancel`; the key itself can be kept back.
        event.preventDefault()
        askToClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        askToClose()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        event.stopPropagation()
        // A text selection that ends outside is no press beside the dialog.
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) askToClose()
      }}
    >
      <div className={css.sheet}>
        <header className={css.header}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {!preventClose && <IconButton icon="close" label={word('close')} onClick={onClose} />}
        </header>
        <div className={css.body}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>
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

/** A question with one way on and one way back; the way back is focused first where the way on cannot be undone. */
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
