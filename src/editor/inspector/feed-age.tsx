import { useCallback, useSyncExternalStore } from 'react'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import css from './inspector.module.css'
import { inspectorWords } from './words.ts'

/** The age of the feed that a block shows, and whether its service fails; nothing for a block without a feed. */
export function FeedAgeNote({ id }: { id: string }) {
  const { blockData } = useCanvasWorld()
  const moment = useMoment()
  const word = useWord(inspectorWords)
  const loadedData = useSyncExternalStore(
    useCallback((listener) => blockData.subscribe(id, listener), [blockData, id]),
    () => blockData.get(id),
  )
  const age = loadedData.state === 'ready' ? ageIn(loadedData.value) : null
  if (!age) return null
  const ageText = word('feed_read', { moment: moment(age.readAt) })
  if (!age.problem) return <p className={css.note}>{ageText}</p>
  return (
    <Notice kind="warning">
      {ageText} {word('feed_failed')}
    </Notice>
  )
}

/** Loaders of blocks with a feed give its age as `feed`. */
function ageIn(value: unknown): { readAt: string; problem: string | null } | null {
  const { feed } = (value ?? {}) as { feed?: { readAt?: unknown; problem?: unknown } }
  if (typeof feed?.readAt !== 'string' || feed.readAt === '') return null
  return { readAt: feed.readAt, problem: typeof feed.problem === 'string' ? feed.problem : null }
}
