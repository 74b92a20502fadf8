import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useSite } from '../ui/use-site.ts'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import type { ShowPlace } from './checks-list.tsx'
import { PendingSchedules } from './pending-schedules.tsx'
import css from './publishing.module.css'
import { ScheduleForm } from './schedule-form.tsx'
import { publishingWords } from './words.ts'

export type ScheduleDialogProps = {
  isOpen: boolean
  onClose: () => void
  pageId: number
  /** Saves unsaved changes, since a schedule publishes the draft as it is when it is scheduled. */
  flush: () => Promise<void>
  onShow: ShowPlace
  /** After a schedule was added or cancelled. */
  onChanged?: () => void
}

/** Schedules a publication or its end, in the market's time zone; lists pending schedules and cancels them. */
export function ScheduleDialog({ isOpen, ...props }: ScheduleDialogProps) {
  return isOpen ? <OpenScheduleDialog {...props} /> : null
}

function OpenScheduleDialog({ onClose, pageId, flush, onShow, onChanged }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const word = useWord(publishingWords)
  const toast = useToast()
  const moment = useMoment()
  const formId = useId()
  const timeZone = useSite()?.time_zone
  const schedules = useAnswer('GET /api/pages/{id}/schedules', { params: { id: pageId } })
  const [isBusy, setIsBusy] = useState(false)

  const refresh = () => {
    schedules.reload()
    onChanged?.()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={word('schedule_title')}
      preventClose={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{word('close')}</Button>
          <Button variant="primary" icon="clock" type="submit" form={formId} isBusy={isBusy} disabled={!timeZone}>
            {word('schedule_do')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <ScheduleForm
          id={formId}
          pageId={pageId}
          timeZone={timeZone}
          flush={flush}
          isBusy={isBusy}
          onBusy={setIsBusy}
          onShow={(place) => {
            onClose()
            onShow(place)
          }}
          onScheduled={(runAt) => {
            toast({ text: word('scheduled', { moment: moment(runAt) }) })
            refresh()
          }}
        />
        <PendingSchedules schedules={schedules} pageId={pageId} onChanged={refresh} />
      </div>
    </Dialog>
  )
}
