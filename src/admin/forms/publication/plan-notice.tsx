import { Alert, Button } from '@mui/material'
import { useMomentText } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { useCallOff } from './use-call-off.ts'
import { publicationWords } from './words.ts'

type PlanNoticeProps = Pick<PartProps, 'session' | 'facts' | 'mayWrite' | 'publishing'> & { isBusy: boolean }

/** Says when the form is published by itself, or why it was not, and takes that back. */
export function PlanNotice({ session, facts: { planned }, isBusy, mayWrite, publishing }: PlanNoticeProps) {
  const word = useWords(publicationWords)
  const callOff = useCallOff(session, publishing)
  const momentOf = useMomentText()
  if (!planned) return null
  const action = (
    <Button size="small" color="inherit" disabled={isBusy} onClick={callOff}>
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
