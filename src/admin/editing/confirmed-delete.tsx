import { type ReactNode, useState } from 'react'
import { Confirm, type RaRecord, useDelete, useNotify, useTranslate } from 'react-admin'
import { messageOf } from '../data-provider/admin-error.ts'

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
  const translate = useTranslate()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify(texts.done, { type: 'success' })
          onDeleted?.()
        },
        onError: (error) => notify(messageOf(error), { type: 'error' }),
        onSettled: () => setIsAsking(false),
      },
    )
  return (
    <>
      {children(() => setIsAsking(true))}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={texts.title}
        content={texts.text}
        confirm={texts.confirm}
        cancel={translate('ra.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
