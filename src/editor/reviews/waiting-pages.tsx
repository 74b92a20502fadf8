import { useId } from 'react'
import { useFailure } from '../ui/notices/failure.ts'
import { Badge, Notice } from '../ui/notices/notice.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import css from './reviews.module.css'
import { reviewWords } from './words.ts'

/** What else waits for the reader: other pages to review, and their own that were sent back. */
export function WaitingPages({ pageId }: { pageId: number }) {
  const word = useWord(reviewWords)
  const say = useFailure()
  const titleId = useId()
  const { data, failure } = useAnswer('GET /api/page_reviews')
  const others = data?.filter((one) => one.page_id !== pageId)
  return (
    <section className={css.waiting} aria-labelledby={titleId}>
      <h3 id={titleId}>{word('waiting')}</h3>
      {failure && <Notice kind="error">{say(failure)}</Notice>}
      {others?.length === 0 && <p className={css.small}>{word('waiting_none')}</p>}
      <ul>
        {others?.map(({ id, page_id, path, title, action, state, by, note }) => (
          <li key={id} className={css.waitingPage}>
            <a href={`/ar/cms?page=${page_id}&review=1`}>
              <bdi>{title || path || word('home')}</bdi>
            </a>
            <Badge kind={state === 'sent_back' ? 'warning' : 'info'}>{word(state === 'sent_back' ? 'waiting_sent_back' : `waiting_${action}`)}</Badge>
            <span className={css.small}>
              <bdi>{by}</bdi>
              {note && (
                <>
                  : <bdi>{note}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
