import { type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import css from './dialog.module.css'
import { useFailure } from '../notices/failure.ts'
import { Notice } from '../notices/notice.tsx'
import { useWord } from '../../words/use-word.ts'
import { uiWords } from '../words.ts'

type FormDialogProps = {
  title: string
  submitLabel: string
  /** True while the form is sent. The dialog cannot be closed then. */
  isBusy: boolean
  /** The code of a refusal, shown above the fields. */
  failure: string | null
  onClose: () => void
  /** Called for the button and for Enter in a field, though not while `isBusy`. */
  onSubmit: () => void
  children: ReactNode
}

/** A dialog with a form. What is wrong with a value is shown by its field. */
export function FormDialog({ title, submitLabel, isBusy, failure, onClose, onSubmit, children }: FormDialogProps) {
  const word = useWord(uiWords)
  const say = useFailure()
  const formId = useId()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      preventClose={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{word('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit()
        }}
      >
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        {children}
      </form>
    </Dialog>
  )
}
