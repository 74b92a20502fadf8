import { Alert, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { useMomentText } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FormSession, SessionState } from '../draft/form-session.ts'
import { planWords } from './words.ts'

/** Says when the form is published by itself, or why it was not, and takes that back. */
export function PlanNotice({ session, state: { planned, isSaving }, mayWrite }: { session: FormSession; state: SessionState; mayWrite: boolean }) {
  const word = useWords(planWords)
  const notify = useNotify()
  const momentOf = useMomentText()
  if (!planned) return null
  const callOff = async () => {
    const answer = await session.cancelPlan()
    if (answer.kind === 'failed') notify(messageOf(answer.error), { type: 'error' })
    else notify(word('called_off'), { type: 'success' })
  }
  const action = (
    <Button size="small" color="inherit" disabled={isSaving} onClick={() => void callOff()}>
      {word('call_off')}
    </Button>
  )
  const moment = `\u2068${momentOf(planned.run_at)}\u2069`
  return (
    <Alert severity={planned.error ? 'error' : 'info'} action={mayWrite ? action : null} sx={{ marginBlockEnd: 1.5 }}>
      {word(planned.error ? 'failed' : 'notice', { moment })}
    </Alert>
  )
}
