import { Alert, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { FormSession, SessionState } from '../draft/form-session.ts'
import { differences } from '../draft/merge-drafts.ts'
import { usePartName } from '../draft/use-part-name.ts'
import { versionWords } from './words.ts'

/** Says what is saved and not published, and the way back. */
export function DraftNotice({ session, state, mayWrite }: { session: FormSession; state: SessionState; mayWrite: boolean }) {
  const word = useWords(versionWords)
  const nameOf = usePartName()
  const notify = useNotify()
  const parts = state.published ? differences(state.published, state.base).map(nameOf) : []
  if (parts.length === 0) return null
  const discard = async () => {
    const answer = await session.discardDraft()
    if (answer.kind === 'failed') notify(messageOf(answer.error), { type: 'error' })
    else notify(word('discarded'), { type: 'success' })
  }
  const action = (
    <Button size="small" color="inherit" disabled={state.isSaving} onClick={discard}>
      {word('discard_draft')}
    </Button>
  )
  return (
    <Alert severity="warning" action={mayWrite ? action : null} sx={{ marginBlockEnd: 1.5 }}>
      {word('draft_notice', { parts: [...new Set(parts)].map((part) => `\u2068${part}\u2069`).join('، ') })}
    </Alert>
  )
}
