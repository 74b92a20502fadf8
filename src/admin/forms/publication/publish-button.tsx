import { Alert } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { isolated } from '#kernel/words/isolated.ts'
import { ChangeList, countOf } from '#staff/differences/change-list.tsx'
import { PublishDialog } from '#staff/publishing/publish-dialog.tsx'
import { publishWords } from '#staff/publishing/words.ts'
import { AdminDialogKit, KitButton } from '../../editing/admin-dialog-kit.tsx'
import { useMomentText } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FieldWarnings } from '../builder/field-warnings.tsx'
import type { PartProps } from '../builder/part-props.ts'
import { useFormChanges } from '../versions/use-form-changes.ts'
import { publicationWords } from './words.ts'

type PublishButtonProps = Pick<PartProps, 'session' | 'draft' | 'facts' | 'publishing'> & { isDisabled: boolean }

/** Opens what a person sees before a form is published. */
export function PublishButton({ isDisabled, ...props }: PublishButtonProps) {
  const word = useWords(publishWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <KitButton isMain label={word('publish')} isOff={isDisabled} onPress={() => setIsOpen(true)} />
      {isOpen ? <OpenDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** What visitors do not get yet, what is worth a look before they do, and the way back to what they get. */
function OpenDialog({ session, draft, facts: { published, planned }, publishing, onClose }: Omit<PublishButtonProps, 'isDisabled'> & { onClose: () => void }) {
  const word = useWords(publicationWords)
  const notify = useNotify()
  const momentOf = useMomentText()
  const changesOf = useFormChanges()
  const parts = changesOf(published, draft)
  const publish = () => {
    onClose()
    publishing.publish()
  }
  const discard = async () => {
    onClose()
    if (!publishing.sayFailure(await session.discardDraft())) notify(word('discarded'), { type: 'success' })
  }
  return (
    <AdminDialogKit>
      <PublishDialog
        title={word('publish_title')}
        changes={{ count: countOf(parts), list: <ChangeList parts={parts} /> }}
        canPublish={parts.length > 0}
        isBusy={false}
        onPublish={publish}
        onClose={onClose}
        discard={{ label: word('discard_draft'), onPress: () => void discard() }}
      >
        <p>{word(draft.active ? 'at_once' : 'while_inactive')}</p>
        {planned ? <Alert severity="warning">{word('ends_plan', { moment: isolated(momentOf(planned.run_at)) })}</Alert> : null}
        <FieldWarnings fields={draft.fields} />
      </PublishDialog>
    </AdminDialogKit>
  )
}
