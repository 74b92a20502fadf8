import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'
import { uiWords } from './ui-words.ts'

export type DialogProps = {
  isOpen: boolean
  /** Escape, the close button and a press beside the dialog ask for this; the owner sets `isOpen`. */
  onClose: () => void
  label: string
  closeLabel?: string
  /** Takes away every way out but those inside the content. */
  preventClose?: boolean
  /** panel is a calm sheet for text and forms, full is for films and galleries. */
  size?: 'panel' | 'full'
  className?: string
  children: ReactNode
}

/** A native modal dialog: the browser keeps focus inside and gives it back afterwards. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, label, closeLabel = uiWords.close, preventClose = false, size = 'panel', className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFilled, setIsFilled] = useState(isOpen)
  if (isOpen && !isFilled) setIsFilled(true)

  // The dialog element opens and closes by methods only; its content stays until it has faded.
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      if (!element.open) element.showModal()
      return
    }
    if (element.open) element.close()
    let isStale = false
    Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(() => {
      if (!isStale) setIsFilled(false)
    })
    return () => {
      isStale = true
    }
  }, [isOpen])

  const askToClose = () => {
    if (!preventClose) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, className)}
      data-size={size}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // Chrome lets a second Escape through a prevented `cancel`; the key itself can be kept back.
        event.preventDefault()
        event.stopPropagation()
        askToClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        askToClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) askToClose()
      }}
    >
      {isFilled && (
        <div className={css.sheet}>
          {!preventClose && (
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="ui-close" size={22} />
            </button>
          )}
          <div className={css.content}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
