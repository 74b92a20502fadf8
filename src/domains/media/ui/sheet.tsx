import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLibraryWord } from './library-context.ts'
import css from './library.module.css'

type SheetProps = {
  title: string
  onClose: () => void
  /** The button that does it; without one the sheet only tells. */
  confirm?: { label: string; isDanger?: boolean; isBusy: boolean; isOff?: boolean; run: () => void }
  problem?: string | null
  children: ReactNode
}

/** A question over the library, in the browser's own modal dialog: it keeps the focus and gives it back. It is drawn only while it is open. */
export function Sheet({ title, onClose, confirm, problem = null, children }: SheetProps) {
  const word = useLibraryWord()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // The browser's dialog. A closed one cannot be left open by who draws it.
  useEffect(() => {
    const { current: element } = dialog
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (confirm && !confirm.isBusy && !confirm.isOff) confirm.run()
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <div className={css.sheetActions}>
          <button type="button" className={css.button} onClick={() => dialog.current?.close()}>
            {word(confirm ? 'cancel' : 'close')}
          </button>
          {confirm && (
            <button type="submit" className={css.button} data-main={confirm.isDanger ? 'danger' : 'yes'} disabled={confirm.isBusy || confirm.isOff}>
              {confirm.label}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
