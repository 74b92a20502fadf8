import type { ReactNode } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './publishing.module.css'
import { publishWords } from './words.ts'

type PublishDialogProps = {
  title: string
  /** What it means for visitors, what is in the way of it, and what is only worth a look. */
  children: ReactNode
  /** What differs from what visitors get: how many places, and their list. Absent where visitors get nothing yet. */
  changes?: { count: number; list: ReactNode } | undefined
  canPublish: boolean
  isBusy: boolean
  onPublish: () => void
  onClose: () => void
  /** A way back to what visitors get. */
  discard?: { label: string; onPress: () => void }
}

/** So few changes are shown at once. */
const FEW_CHANGES = 5

/** What a person sees before a page or a form is published: what visitors will get, what stands against it, and every change. */
export function PublishDialog({ title, children, changes, canPublish, isBusy, onPublish, onClose, discard }: PublishDialogProps) {
  const { language, Dialog, Button } = useDialogKit()
  const word = (key: keyof typeof publishWords, values?: WordValues) => wordIn(language, publishWords, key, values)
  return (
    <Dialog
      title={title}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button isFirst label={word('cancel')} isOff={isBusy} onPress={onClose} />
          {discard && <Button {...discard} isOff={isBusy} />}
          <Button isMain label={word('publish')} isOff={!canPublish} isBusy={isBusy} onPress={onPublish} />
        </>
      }
    >
      <div className={css.stack}>
        {children}
        {changes && (
          <details className={css.changes} open={changes.count <= FEW_CHANGES}>
            <summary>
              <h3>{word('changes', { count: changes.count })}</h3>
            </summary>
            <div>{changes.list}</div>
          </details>
        )}
      </div>
    </Dialog>
  )
}
