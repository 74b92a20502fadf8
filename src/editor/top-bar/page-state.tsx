import { useEffect } from 'react'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { Badge } from '../ui/notices/notice.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { topBarWords } from './words.ts'

/** Whether visitors have the page as it is here, and what is scheduled for it. `isPlanning` is true while the dialog of schedules is open. */
export function PageState({ isPlanning }: { isPlanning: boolean }) {
  const { session } = usePageEditor()
  const word = useWord(topBarWords)
  const moment = useMoment()
  const { status, is_changed } = useAtom(session.$facts)
  const schedules = useAnswer('GET /api/pages/{id}/schedules', { params: { id: session.page } })
  const { reload } = schedules

  // The server: the dialog may have added or cancelled schedules before it closed.
  useEffect(() => {
    if (!isPlanning) reload()
  }, [isPlanning, reload])
  const plan = schedules.data?.find((schedule) => schedule.status === 'pending')
  const state = status === 'published' ? (is_changed ? 'changed' : 'live') : status
  const kinds = { live: 'done', changed: 'warning', draft: 'info', disabled: 'error' } as const
  return (
    <>
      <Badge kind={kinds[state]}>{word(`state_${state}`)}</Badge>
      {plan && <Badge kind="info">{word('state_scheduled', { moment: moment(plan.run_at) })}</Badge>}
    </>
  )
}
