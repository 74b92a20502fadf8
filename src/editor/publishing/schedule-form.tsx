import { type FormEvent, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { CodeOf, DataOf, Given } from '#staff/calls/call-types.ts'
import { latinDigits } from '#kernel/digits.ts'
import { zoneName } from '#kernel/format/date.ts'
import { Checkbox, Choices } from '../ui/inputs/choices.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { DateInput } from '../ui/inputs/date-input.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { ChecksList, type ShowPlace } from './checks-list.tsx'
import css from './publishing.module.css'
import { publishingWords } from './words.ts'
import { zonedFields, zonedInstant } from './zoned-instant.ts'

type ScheduleFormProps = {
  /** The id of the form element, for the submit button outside it. */
  id: string
  pageId: number
  /** The market's time zone; undefined until loaded. */
  timeZone: string | undefined
  /** Saves unsaved changes, since a schedule publishes the draft as it is when it is scheduled. */
  flush: () => Promise<void>
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  onShow: ShowPlace
  /** Gets the ISO instant for which the page is now scheduled. */
  onScheduled: (runAt: string) => void
}

type RefusedDraft = { draft: DataOf<'GET /api/pages/{id}/draft'>; problems: DataOf<'GET /api/pages/{id}/checks'>['problems'] }
const actions = ['publish', 'unpublish'] as const

/** Asks what to do with the page, and when. Lists the problems of a draft that cannot be published. */
export function ScheduleForm({ id, pageId, timeZone, flush, isBusy, onBusy, onShow, onScheduled }: ScheduleFormProps) {
  const { language } = useLanguage()
  const word = useWord(publishingWords)
  const say = useFailure()
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [typed, setTyped] = useState<{ day: string; time: string } | null>(null)
  const [problem, setProblem] = useState<'moment_needed' | 'moment_past' | null>(null)
  const [failure, setFailure] = useState<CodeOf<'POST /api/pages/{id}/schedules'> | null>(null)
  const [acceptsSamples, setAcceptsSamples] = useState<boolean | null>(null)
  const [refused, setRefused] = useState<RefusedDraft | null>(null)

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
    onBusy(true)
    setFailure(null)
    setRefused(null)
    const runAt = instant.toISOString()
    const code = await addSchedule(pageId, { action, run_at: runAt, ...(acceptsSamples ? { acknowledge: ['sample_content'] } : {}) }, flush)
    if (code === 'sample_content') setAcceptsSamples(false)
    if (code === 'invalid') setRefused(await findProblems(pageId))
    onBusy(false)
    if (code === 'past') return setProblem('moment_past')
    if (code !== null) return setFailure(code)
    setTyped(null)
    onScheduled(runAt)
  }

  return (
    <form id={id} className={css.stack} noValidate onSubmit={schedule}>
      {failure && (
        <Notice kind="error">{failure === 'invalid' ? word('invalid') : failure === 'sample_content' ? word('samples_unseen') : say(failure)}</Notice>
      )}
      {refused && <ChecksList content={refused.draft.content} problems={refused.problems} warnings={[]} onShow={onShow} />}
      {acceptsSamples !== null && <Checkbox label={word('publish_samples')} isOn={acceptsSamples} onChange={setAcceptsSamples} />}
      <Choices
        label={word('schedule_action')}
        options={actions.map((value) => ({ value, label: word(value) }))}
        value={action}
        onChange={setAction}
        hint={word(`schedule_${action}_hint`)}
      />
      <div className={css.moment}>
        <DateInput label={word('date')} isFirst value={day} onChange={(value) => change({ day: value })} problem={problem ? word(problem) : undefined} />
        <TextInput
          label={word('time')}
          dir="ltr"
          inputMode="numeric"
          maxLength={5}
          placeholder="14:30"
          value={time}
          onChange={(value) => change({ time: latinDigits(value) })}
        />
      </div>
      {timeZone && <p className={css.small}>{word('zone', { zone: zoneName(timeZone, language) })}</p>}
    </form>
  )
}

const TOMORROW_MS = 86_400_000

/** The values offered at first: tomorrow at nine. */
function suggested(timeZone: string | undefined): { day: string; time: string } {
  return timeZone ? { day: zonedFields(new Date(Date.now() + TOMORROW_MS), timeZone).day, time: '09:00' } : { day: '', time: '' }
}

/** Saves unsaved changes and adds the schedule; null when that worked, else the code of the refusal. */
async function addSchedule(
  id: number,
  body: Given<'POST /api/pages/{id}/schedules'>['body'],
  flush: () => Promise<void>,
): Promise<CodeOf<'POST /api/pages/{id}/schedules'> | 'past' | null> {
  try {
    if (body.action === 'publish') await flush()
  } catch {
    return 'network'
  }
  const answer = await callByName('POST /api/pages/{id}/schedules', { params: { id }, body })
  if (answer.ok) return null
  return answer.fields.run_at ? 'past' : answer.code
}

async function findProblems(pageId: number): Promise<RefusedDraft | null> {
  const [draft, checks] = await Promise.all([
    callByName('GET /api/pages/{id}/draft', { params: { id: pageId } }),
    callByName('GET /api/pages/{id}/checks', { params: { id: pageId } }),
  ])
  return draft.ok && checks.ok ? { draft: draft.data, problems: checks.data.problems } : null
}
