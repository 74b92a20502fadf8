import { DialogContentText } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useDelete } from 'react-admin'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'

type ConfirmedDeleteProps = {
  resource: string
  record: RaRecord
  /** The texts of the dialog, and the message of success. */
  texts: { title: string; text: string; confirm: string; done: string }
  onDeleted?: () => void
  /** Draws the button that opens the dialog. */
  children: (open: () => void) => ReactNode
}

/** Deletes a record after a confirmation. */
export function ConfirmedDelete({ resource, record, texts, onDeleted, children }: ConfirmedDeleteProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [remove] = useDelete()
  const send = async () => {
    await remove(resource, { id: record.id, previousData: record }, { returnPromise: true })
    return texts.done
  }
  return (
    <>
      {children(() => setIsAsking(true))}
      {isAsking ? (
        <QuestionDialog
          title={texts.title}
          action={texts.confirm}
          isDangerous
          send={send}
          onClose={() => setIsAsking(false)}
          {...(onDeleted && { onDone: onDeleted })}
        >
          <DialogContentText>{texts.text}</DialogContentText>
        </QuestionDialog>
      ) : null}
    </>
  )
}
