import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'
import { uiWords } from './ui-words.ts'

export type DialogProps = {
  isOpen: boolean
  /** Called by Escape, the close button and a press outside the dialog; the owner then sets `isOpen`. */
  onClose: () => void
  label: string
  /** Named by the button that opens it. */
  id?: string
  closeLabel?: string
  /** Removes the close button and ignores Escape and presses outside: only the content can close the dialog. */
  preventClose?: boolean
  /** `panel` is a sheet for text and forms; `full` is for videos and galleries. */
  size?: 'panel' | 'full'
  className?: string
  children: ReactNode
}

/** A native modal dialog: the browser traps focus inside and restores it afterwards. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, label, id, closeLabel = uiWords.close, preventClose = false, size = 'panel', className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFilled, setIsFilled] = useState(isOpen)
  const isNew = useRef(true)
  if (isOpen && !isFilled) setIsFilled(true)

  // A dialog element opens and closes only by its methods; the content stays until the fade has ended.
  useEffect(() => {
    const element = dialog.current
    const isFirst = isNew.current
    isNew.current = false
    // A press before hydration has opened it, and is about to be repeated.
    if (!element || (isFirst && !isOpen)) return
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
      id={id}
      className={classNames(css.dialog, className)}
      data-size={size}
      aria-label={label}
      suppressHydrationWarning // a press may have opened it before the script ran
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // Chrome closes at a second Escape even if `cancel` is prevented, so the key itself is prevented.
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
