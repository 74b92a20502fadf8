import { Box } from '@mui/material'
import { signInAddress } from '#domains/accounts/index.ts'
import { saveWords } from '#staff/drafts/words.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { KitButton } from '../../editing/admin-dialog-kit.tsx'
import { Tag } from '../../fields/tag.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FormSession } from '../draft/form-session.ts'
import { builderWords } from './words.ts'

/** Whether the work on a form is saved, and what a person can do when it is not. */
export function SaveStatus({ session, isPublished }: { session: FormSession; isPublished: boolean }) {
  const word = useWords(saveWords)
  const own = useWords(builderWords)
  const state = useAtom(session.$save)
  const isUnderWay = state.kind === 'unsaved' || state.kind === 'saving'
  const text = {
    saved: () => own(isPublished ? 'all_published' : 'unpublished'),
    unsaved: () => word('saving'),
    saving: () => word('saving'),
    offline: () => word('offline_short'),
    signed_out: () => word('signed_out'),
    refused: () => own(state.kind === 'refused' && state.code === 'in_bin' ? 'in_bin' : 'not_saved'),
    conflict: () => word('conflict'),
  }[state.kind]()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }} data-save-state={state.kind}>
      <Box role="status">
        <Tag tone={isUnderWay ? 'quiet' : state.kind !== 'saved' ? 'bad' : isPublished ? 'good' : 'warn'}>{text}</Tag>
      </Box>
      {state.kind === 'offline' || state.kind === 'refused' ? <KitButton isSmall label={word('try_again')} onPress={session.retry} /> : null}
      {state.kind === 'signed_out' ? (
        <KitButton isSmall label={word('sign_in')} onPress={() => location.assign(signInAddress(location.pathname + location.search))} />
      ) : null}
    </Box>
  )
}
