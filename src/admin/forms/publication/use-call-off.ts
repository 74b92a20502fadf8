import { useNotify } from 'react-admin'
import { scheduleWords } from '#staff/publishing/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'

/** Takes back that a form is published by itself. */
export function useCallOff(session: PartProps['session'], publishing: PartProps['publishing']): () => void {
  const word = useWords(scheduleWords)
  const notify = useNotify()
  return async () => {
    if (!publishing.sayFailure(await session.cancelPlan())) notify(word('called_off'), { type: 'success' })
  }
}
