import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import css from './dialog.module.css'
import { useFailure } from './failure.ts'
import { Notice } from './notice.tsx'
import { useWord } from '../words/use-word.ts'
import { uiWords } from './words.ts'

type FormDialogProps = {
  title: string
  submitLabel: string
  /** While it is sent: the dialog then cannot be left. */
  isBusy: boolean
  /** The code of a refusal, said above the fields. */
  failure: string | null
  onClose: () => void
  /** Called for the button and for Enter in a field, though not while `isBusy`. */
  onSubmit: () => void
  children: ReactNode
}

/** A dialog that asks for some values and sends them. Its fields say themselves what is wrong with them. */
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
