import { staffNameIn } from '#domains/accounts/index.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import { IconButton } from '../ui/button.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Badge, Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import type { Loaded } from '../ui/use-answer.ts'
import { useLanguage } from '../words/language.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import css from './publishing.module.css'
import { publishingWords } from './words.ts'

type PendingSchedulesProps = {
  schedules: Loaded<'GET /api/pages/{id}/schedules'>
  pageId: number
  /** After an attempt to cancel a schedule. */
  onChanged: () => void
}

/** The schedules that are pending or have failed, each with a button that cancels it. */
export function PendingSchedules({ schedules, pageId, onChanged }: PendingSchedulesProps) {
  const word = useWord(publishingWords)
  const say = useFailure()
  const toast = useToast()
  const moment = useMoment()
  const { language } = useLanguage()
  const pending = schedules.data?.filter(({ status }) => status === 'pending' || status === 'failed')

  const callOff = async (id: number) => {
    const answer = await callByName('DELETE /api/pages/{id}/schedules/{schedule_id}', { params: { id: pageId, schedule_id: id } })
    toast(answer.ok ? { text: word('called_off') } : { text: say(answer.code), kind: 'error' })
    onChanged()
  }
  return (
    <section className={css.pending} aria-label={word('pending')}>
      <h3>{word('pending')}</h3>
      {schedules.failure && <Notice kind="error">{say(schedules.failure)}</Notice>}
      {!pending && schedules.isLoading && <Spinner />}
      {pending?.length === 0 && <p className={css.small}>{word('no_pending')}</p>}
      <ul>
        {pending?.map(({ id, action, run_at, status, author, error }) => (
          <li key={id} className={css.schedule}>
            <div className={css.checkText}>
              <p>
                {word(`will_${action}`)} · <time dateTime={run_at}>{moment(run_at)}</time> {status === 'failed' && <Badge kind="error">{word('failed')}</Badge>}
              </p>
              <p className={css.small}>{error || word('by', { name: staffNameIn(language, author) })}</p>
            </div>
            <IconButton icon="trash" label={word('call_off', { moment: moment(run_at) })} onClick={() => callOff(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
