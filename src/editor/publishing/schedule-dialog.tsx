import { type FormEvent, useId, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { Draft, Problem } from '#domains/content/index.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useFailure } from '../ui/failure.ts'
import { Badge, Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useToast } from '../ui/toast.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useSite } from '../ui/use-site.ts'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { ChecksList, type ShowPlace } from './checks-list.tsx'
import css from './publishing.module.css'
import { publishingWords } from './words.ts'
import { zonedFields, zonedInstant } from './zoned-instant.ts'

export type ScheduleDialogProps = {
  isOpen: boolean
  onClose: () => void
  pageId: number
  /** Saves what is still on its way: the draft is kept as it is when it is scheduled. */
  flush: () => Promise<void>
  onShow: ShowPlace
  /** After something was scheduled or called off. */
  onChanged?: () => void
}

/** Publishes or unpublishes at a time, in the market's time zone; lists what waits and calls it off. */
export function ScheduleDialog({ isOpen, ...props }: ScheduleDialogProps) {
  return isOpen ? <OpenScheduleDialog {...props} /> : null
}

type Schedule = { id: number; action: 'publish' | 'unpublish'; run_at: string; status: string; author: string; error?: string }
type Flawed = { draft: Draft; problems: Problem[] }
const actions = ['publish', 'unpublish'] as const

function OpenScheduleDialog({ onClose, pageId, flush, onShow, onChanged }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const word = useWord(publishingWords)
  const say = useFailure()
  const toast = useToast()
  const moment = useMoment()
  const formId = useId()
  const timeZone = useSite()?.time_zone
  const path = `/api/pages/${pageId}/schedules`
  const schedules = useAnswer<Schedule[]>(path)
  const waiting = schedules.data?.filter(({ status }) => status === 'pending' || status === 'failed')
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [typed, setTyped] = useState<{ day: string; time: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<'moment_needed' | 'moment_past' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [flawed, setFlawed] = useState<Flawed | null>(null)

  const { day, time } = typed ?? suggested(timeZone)
  const change = (changes: Partial<{ day: string; time: string }>) => {
    setTyped({ day, time, ...changes })
    setProblem(null)
  }

  const schedule = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !timeZone) return
    const instant = zonedInstant(day, time, timeZone)
    if (!instant) return setProblem('moment_needed')
    if (instant.getTime() <= Date.now()) return setProblem('moment_past')
    setIsBusy(true)
    setFailure(null)
    setFlawed(null)
    const runAt = instant.toISOString()
    const code = await scheduled(path, { action, run_at: runAt }, flush)
    if (code === 'invalid') setFlawed(await findFlaws(pageId))
    setIsBusy(false)
    if (code === 'past') return setProblem('moment_past')
    if (code !== null) return setFailure(code)
    toast({ text: word('scheduled', { moment: moment(runAt) }) })
    setTyped(null)
    schedules.reload()
    onChanged?.()
  }
  const callOff = async (id: number) => {
    const answer = await staffFetch(`${path}/${id}`, { method: 'DELETE' })
    toast(answer.ok ? { text: word('called_off') } : { text: say(answer.code), kind: 'error' })
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
        <form id={formId} className={css.stack} noValidate onSubmit={schedule}>
          {failure && <Notice kind="error">{failure === 'invalid' ? word('invalid') : say(failure)}</Notice>}
          {flawed && (
            <ChecksList
              content={flawed.draft.content}
              problems={flawed.problems}
              warnings={[]}
              onShow={(place) => {
                onClose()
                onShow(place)
              }}
            />
          )}
          <Choices
            label={word('schedule_action')}
            options={actions.map((value) => ({ value, label: word(value) }))}
            value={action}
            onChange={setAction}
            hint={word(`schedule_${action}_hint`)}
          />
          <div className={css.moment}>
            <TextInput
              label={word('date')}
              type="date"
              dir="ltr"
              data-autofocus
              value={day}
              onChange={(value) => change({ day: value })}
              problem={problem ? word(problem) : undefined}
            />
            <TextInput label={word('time')} type="time" dir="ltr" value={time} onChange={(value) => change({ time: value })} />
          </div>
          {timeZone && <p className={css.small}>{word('zone', { zone: timeZone })}</p>}
        </form>
        <section className={css.pending} aria-label={word('pending')}>
          <h3>{word('pending')}</h3>
          {schedules.failure && <Notice kind="error">{say(schedules.failure)}</Notice>}
          {!waiting && schedules.isLoading && <Spinner />}
          {waiting?.length === 0 && <p className={css.small}>{word('no_pending')}</p>}
          <ul>
            {waiting?.map(({ id, action: planned, run_at, status, author, error }) => (
              <li key={id} className={css.schedule}>
                <div className={css.checkText}>
                  <p>
                    {word(`will_${planned}`)} · <time dateTime={run_at}>{moment(run_at)}</time>{' '}
                    {status === 'failed' && <Badge kind="error">{word('failed')}</Badge>}
                  </p>
                  <p className={css.small}>{error || word('by', { name: author })}</p>
                </div>
                <IconButton icon="trash" label={word('call_off', { moment: moment(run_at) })} onClick={() => callOff(id)} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

const TOMORROW_MS = 86_400_000

/** Tomorrow at nine: far enough to be sure, near enough to be changed by a day. */
function suggested(timeZone: string | undefined): { day: string; time: string } {
  return timeZone ? { day: zonedFields(new Date(Date.now() + TOMORROW_MS), timeZone).day, time: '09:00' } : { day: '', time: '' }
}

/** Saves what is open and schedules; null when that is done, else the code of the refusal. */
async function scheduled(path: string, body: { action: string; run_at: string }, flush: () => Promise<void>): Promise<string | null> {
  try {
    if (body.action === 'publish') await flush()
  } catch {
    return 'network'
  }
  const answer = await staffFetch(path, { method: 'POST', body })
  if (answer.ok) return null
  return answer.fields.run_at ? 'past' : answer.code
}

async function findFlaws(pageId: number): Promise<Flawed | null> {
  const [draft, checks] = await Promise.all([
    staffFetch<Draft>(`/api/pages/${pageId}/draft`),
    staffFetch<{ problems: Problem[] }>(`/api/pages/${pageId}/checks`),
  ])
  return draft.ok && checks.ok ? { draft: draft.data, problems: checks.data.problems } : null
}
