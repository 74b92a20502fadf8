import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { latinDigits } from '#kernel/digits.ts'
import { zoneName } from '#kernel/format/date.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './publishing.module.css'
import { scheduleWords } from './words.ts'
import { zonedFields, zonedInstant } from './zoned-instant.ts'

/** Something that waits for its time, or that failed at it. `text` is what happens, `note` who planned it, or why it failed. */
export type Scheduled = { key: string; text: string; runAt: string; note: string; hasFailed: boolean }

type ScheduleDialogProps = {
  title: string
  /** The market's time zone; undefined until loaded. */
  timeZone: string | undefined
  /** Above the fields: what is planned, and what is in the way of it. */
  children: ReactNode
  /** Plans it for an ISO instant; 'past' where that has passed by the clock of the server. Whatever else is in the way the caller says. */
  onSchedule: (runAt: string) => Promise<'past' | undefined>
  /** What waits or has failed; undefined until it is known. */
  scheduled: readonly Scheduled[] | undefined
  onCallOff: (key: string) => void
  onClose: () => void
}

/** Asks when something is published or ends, in the market's time zone, and lists what waits, each with a button that takes it back. */
export function ScheduleDialog({ title, timeZone, children, onSchedule, scheduled, onCallOff, onClose }: ScheduleDialogProps) {
  const { language, Dialog, Button, DayField, TimeField } = useDialogKit()
  const word = useScheduleWord()
  const formId = useId()
  const [typedTime, setTypedTime] = useState<{ day: string; time: string } | null>(null)
  const [problem, setProblem] = useState<'moment_needed' | 'moment_past' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { day, time } = typedTime ?? suggested(timeZone)
  const change = (changes: Partial<{ day: string; time: string }>) => {
    setTypedTime({ day, time, ...changes })
    setProblem(null)
  }
  const schedule = async (event: FormEvent) => {
    event.preventDefault()
    // A form of the screen around it is not meant.
    event.stopPropagation()
    if (isBusy || !timeZone) return
    const instant = zonedInstant(day, latinDigits(time).trim(), timeZone)
    if (!instant) return setProblem('moment_needed')
    if (instant.getTime() <= Date.now()) return setProblem('moment_past')
    setIsBusy(true)
    const flaw = await onSchedule(instant.toISOString())
    setIsBusy(false)
    if (flaw) setProblem('moment_past')
  }
  return (
    <Dialog
      title={title}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button label={word('close')} isOff={isBusy} onPress={onClose} />
          <Button isMain label={word('schedule')} form={formId} isBusy={isBusy} isOff={!timeZone} />
        </>
      }
    >
      <form id={formId} className={css.stack} noValidate onSubmit={(event) => void schedule(event)}>
        {children}
        <div className={css.moment}>
          <DayField label={word('date')} value={day} problem={problem ? word(problem) : undefined} onChange={(value) => change({ day: value })} />
          <TimeField label={word('time')} value={time} onChange={(value) => change({ time: value })} />
        </div>
        {timeZone && <p className={css.small}>{word('zone', { zone: zoneName(timeZone, language) })}</p>}
      </form>
      {scheduled && <Pending scheduled={scheduled} onCallOff={onCallOff} />}
    </Dialog>
  )
}

function Pending({ scheduled, onCallOff }: { scheduled: readonly Scheduled[]; onCallOff: (key: string) => void }) {
  const { momentOf, Button } = useDialogKit()
  const word = useScheduleWord()
  const id = useId()
  return (
    <section className={css.pending} aria-labelledby={id}>
      <h3 id={id}>{word('pending')}</h3>
      {scheduled.length === 0 ? (
        <p className={css.small}>{word('no_pending')}</p>
      ) : (
        <ul>
          {scheduled.map(({ key, text, runAt, note, hasFailed }) => (
            <li key={key}>
              <div className={css.what}>
                <p>
                  {text} · <time dateTime={runAt}>{momentOf(runAt)}</time>
                </p>
                {hasFailed && <p className={css.failed}>{word('failed')}</p>}
                {note !== '' && <p className={css.small}>{note}</p>}
              </div>
              <Button isSmall label={word('call_off', { moment: momentOf(runAt) })} onPress={() => onCallOff(key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useScheduleWord() {
  const { language } = useDialogKit()
  return (key: keyof typeof scheduleWords, values?: WordValues) => wordIn(language, scheduleWords, key, values)
}

const DAY_MS = 86_400_000

/** The values offered at first: tomorrow at nine. */
function suggested(timeZone: string | undefined): { day: string; time: string } {
  return timeZone ? { day: zonedFields(new Date(Date.now() + DAY_MS), timeZone).day, time: '09:00' } : { day: '', time: '' }
}
