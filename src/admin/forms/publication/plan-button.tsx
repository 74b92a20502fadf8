import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ScheduleDialog } from '#staff/publishing/schedule-dialog.tsx'
import { AdminError } from '../../data-provider/admin-error.ts'
import { AdminDialogKit, KitButton } from '../../editing/admin-dialog-kit.tsx'
import { useMomentText } from '../../fields/moment.tsx'
import { useTimeZone } from '../../fields/use-time-zone.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { useCallOff } from './use-call-off.ts'
import { publicationWords } from './words.ts'

type PlanButtonProps = Pick<PartProps, 'session' | 'facts' | 'publishing'> & { isDisabled: boolean }

/** Opens a dialog that asks when visitors get the form as it is now. */
export function PlanButton({ session, facts: { planned }, publishing, isDisabled }: PlanButtonProps) {
  const word = useWords(publicationWords)
  const notify = useNotify()
  const momentOf = useMomentText()
  const timeZone = useTimeZone()
  const callOff = useCallOff(session, publishing)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  const plan = async (runAt: string): Promise<'past' | undefined> => {
    const answer = await session.plan(runAt)
    if (answer.kind === 'failed' && answer.error instanceof AdminError && answer.error.code === 'past') return 'past'
    close()
    if (!publishing.sayFailure(answer)) notify(word('done', { moment: momentOf(runAt) }), { type: 'success' })
    return undefined
  }
  const waiting = planned ? [{ key: 'plan', text: word('will'), runAt: planned.run_at, note: '', hasFailed: planned.error !== '' }] : []
  return (
    <>
      <KitButton label={word('plan')} isOff={isDisabled || !timeZone} onPress={() => setIsOpen(true)} />
      {isOpen ? (
        <AdminDialogKit>
          <ScheduleDialog title={word('title')} timeZone={timeZone} onSchedule={plan} scheduled={waiting} onCallOff={callOff} onClose={close}>
            <p>{word('help')}</p>
          </ScheduleDialog>
        </AdminDialogKit>
      ) : null}
    </>
  )
}
