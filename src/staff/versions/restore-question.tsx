import { useState } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import { sayRefusal } from '../say-refusal.ts'
import css from './versions.module.css'
import type { VersionsKind } from './versions-kind.ts'
import { versionWords } from './words.ts'

/** What is to be restored: a whole version, or one part of it with its name. */
export type Restoration = { number: number } | { number: number; part: string; name: string }

type RestoreQuestionProps<Content> = {
  restore: NonNullable<VersionsKind<Content>['restore']>
  restoration: Restoration
  onClose: () => void
  onRestored: () => void
}

/** Says what becomes of the draft, and brings the version back after a press. A refusal is said here, and the question stays. */
export function RestoreQuestion<Content>({ restore, restoration, onClose, onRestored }: RestoreQuestionProps<Content>) {
  const { language, Dialog, Button } = useDialogKit()
  const word = (key: keyof typeof versionWords, values?: WordValues) => wordIn(language, versionWords, key, values)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { number } = restoration
  const part = 'part' in restoration ? restore.part : undefined
  const bringBack = async () => {
    setIsBusy(true)
    const code = await (part && 'part' in restoration ? part.restore(number, restoration.part) : restore.whole(number))
    setIsBusy(false)
    if (code === null) onRestored()
    else setRefusal(code)
  }
  return (
    <Dialog
      title={part && 'part' in restoration ? part.titleOf(number, restoration.name) : word('restore_title', { number })}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button label={word('cancel')} isOff={isBusy} onPress={onClose} />
          <Button isMain isFirst label={word('restore')} isBusy={isBusy} onPress={() => void bringBack()} />
        </>
      }
    >
      {refusal && (
        <p role="alert" className={css.failure}>
          {sayRefusal(language, refusal)}
        </p>
      )}
      <p className={css.question}>{(part ?? restore).text}</p>
    </Dialog>
  )
}
