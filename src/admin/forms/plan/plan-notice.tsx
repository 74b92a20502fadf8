import { Alert, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { useMomentText } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { planWords } from './words.ts'

type PlanNoticeProps = Pick<PartProps, 'session' | 'facts' | 'mayWrite' | 'publishing'> & { isBusy: boolean }

/** Says when the form is published by itself, or why it was not, and takes that back. */
export function PlanNotice({ session, facts: { planned }, isBusy, mayWrite, publishing }: PlanNoticeProps) {
  const word = useWords(planWords)
  const notify = useNotify()
  const momentOf = useMomentText()
  if (!planned) return null
  const callOff = async () => {
    if (!publishing.sayFailure(await session.cancelPlan())) notify(word('called_off'), { type: 'success' })
  }
  const action = (
    <Button size="small" color="inherit" disabled={isBusy} onClick={() => void callOff()}>
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
