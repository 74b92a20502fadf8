import { useState } from 'react'
import { staffNameIn } from '#domains/accounts/index.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { CodeOf, DataOf, CallInput } from '#staff/calls/call-types.ts'
import { ScheduleDialog as SharedDialog } from '#staff/publishing/schedule-dialog.tsx'
import { scheduleWords } from '#staff/publishing/words.ts'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { Checkbox, Choices } from '../ui/inputs/choices.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useSite } from '../ui/use-site.ts'
import { useLanguage } from '../words/language.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { ChecksList, type ShowPlace } from './checks-list.tsx'
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

/** Schedules the publication of a page or its end; lists pending schedules and cancels them. */
export function ScheduleDialog({ isOpen, ...props }: ScheduleDialogProps) {
  return isOpen ? <OpenScheduleDialog {...props} /> : null
}

type RefusedDraft = { draft: DataOf<'GET /api/pages/{id}/draft'>; problems: DataOf<'GET /api/pages/{id}/checks'>['problems'] }
const actions = ['publish', 'unpublish'] as const

// Long, since what is planned, what is in the way of it and what waits change with each answer.
function OpenScheduleDialog({ onClose, pageId, flush, onShow, onChanged }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const word = useWord(publishingWords)
  const scheduleWord = useWord(scheduleWords)
  const say = useFailure()
  const toast = useToast()
  const moment = useMoment()
  const { language } = useLanguage()
  const timeZone = useSite()?.time_zone
  const schedules = useAnswer('GET /api/pages/{id}/schedules', { params: { id: pageId } })
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [failure, setFailure] = useState<CodeOf<'POST /api/pages/{id}/schedules'> | null>(null)
  const [acceptsSamples, setAcceptsSamples] = useState<boolean | null>(null)
  const [refusedDraft, setRefusedDraft] = useState<RefusedDraft | null>(null)
  const waiting = schedules.data?.filter(({ status }) => status === 'pending' || status === 'failed')

  const refresh = () => {
    schedules.reload()
    onChanged?.()
  }
  const schedule = async (runAt: string): Promise<'past' | undefined> => {
    setFailure(null)
    setRefusedDraft(null)
    const code = await addSchedule(pageId, { action, run_at: runAt, ...(acceptsSamples ? { acknowledge: ['sample_content'] } : {}) }, flush)
    if (code === 'past') return 'past'
    if (code === 'sample_content') setAcceptsSamples(false)
    if (code === 'invalid') setRefusedDraft(await findProblems(pageId))
    setFailure(code)
    if (code === null) {
      toast({ text: word('scheduled', { moment: moment(runAt) }) })
      refresh()
    }
    return undefined
  }
  const callOff = async (id: string) => {
    const answer = await callByName('DELETE /api/pages/{id}/schedules/{schedule_id}', { params: { id: pageId, schedule_id: Number(id) } })
    toast(answer.ok ? { text: scheduleWord('called_off') } : { text: say(answer.code), kind: 'error' })
    refresh()
  }
  return (
    <EditorDialogKit>
      <SharedDialog
        title={word('schedule_title')}
        {...{ timeZone, onClose }}
        onSchedule={schedule}
        scheduled={waiting?.map(({ id, action: plannedAction, run_at: runAt, status, author, error }) => ({
          key: String(id),
          text: word(`will_${plannedAction}`),
          runAt,
          note: error || word('by', { name: staffNameIn(language, author) }),
          hasFailed: status === 'failed',
        }))}
        onCallOff={(id) => void callOff(id)}
      >
        {failure && (
          <Notice kind="error">{failure === 'invalid' ? word('invalid') : failure === 'sample_content' ? word('samples_unseen') : say(failure)}</Notice>
        )}
        {schedules.failure && <Notice kind="error">{say(schedules.failure)}</Notice>}
        {refusedDraft && (
          <ChecksList
            content={refusedDraft.draft.content}
            problems={refusedDraft.problems}
            warnings={[]}
            onShow={(place) => {
              onClose()
              onShow(place)
            }}
          />
        )}
        {acceptsSamples !== null && <Checkbox label={word('publish_samples')} isOn={acceptsSamples} onChange={setAcceptsSamples} />}
        <Choices
          label={word('schedule_action')}
          options={actions.map((value) => ({ value, label: word(value) }))}
          value={action}
          onChange={setAction}
          hint={word(`schedule_${action}_hint`)}
        />
      </SharedDialog>
    </EditorDialogKit>
  )
}

/** Saves unsaved changes and adds the schedule; null when that worked, else the code of the refusal. */
async function addSchedule(
  id: number,
  body: CallInput<'POST /api/pages/{id}/schedules'>['body'],
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
