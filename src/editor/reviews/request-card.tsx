import { useId, useMemo, useState } from 'react'
import type { Review } from '#domains/content/index.ts'
import { ChangeList, countOf } from '#staff/differences/change-list.tsx'
import type { Publication } from '../publishing/use-publication.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/inputs/text-input.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { usePageChanges } from '../versions/use-page-changes.ts'
import { useMoment } from '../words/use-moment.ts'
import { type Word, useWord } from '../words/use-word.ts'
import css from './reviews.module.css'
import { reviewWords } from './words.ts'

type Verdict = 'approved' | 'sent_back' | 'withdrawn'
type RequestCardProps = { review: Review; publication: Publication; isBusy: boolean; onAnswer: (verdict: Verdict, note: string) => void }

/** One request: who asked what, what would change, and the answers that the reader may give. */
export function RequestCard({ review, publication, isBusy, onAnswer }: RequestCardProps) {
  const word = useWord(reviewWords)
  const moment = useMoment()
  const titleId = useId()
  const [note, setNote] = useState('')
  const { text, kind } = standingOf(review, word)
  const isWaiting = review.state === 'waiting'
  const message = isWaiting ? review.note : review.answer
  const at = isWaiting ? review.asked_at : (review.answered_at ?? review.asked_at)
  return (
    <section className={css.request} aria-labelledby={titleId} data-kind={kind}>
      <h3 id={titleId}>{text}</h3>
      <p className={css.small}>
        <time dateTime={at}>{moment(at)}</time>
        {isWaiting && review.asked_of && <> · {word('asks_of', { name: review.asked_of })}</>}
      </p>
      {message && (
        <blockquote className={css.note}>
          <bdi>{message}</bdi>
        </blockquote>
      )}
      {isWaiting && review.action === 'publish' && <Changes publication={publication} />}
      {isWaiting && !review.is_mine && !review.may_approve && <Notice kind="info">{word(review.is_approver ? 'own_work' : 'not_yours')}</Notice>}
      {isWaiting && !review.is_mine && review.is_approver && (
        <>
          <TextArea label={word('answer')} maxLength={1000} value={note} onChange={setNote} />
          <div className={css.actions}>
            <Button isBusy={isBusy} icon="undo" onClick={() => onAnswer('sent_back', note.trim())}>
              {word('send_back')}
            </Button>
            {review.may_approve && (
              <Button variant="primary" icon="check" isBusy={isBusy} onClick={() => onAnswer('approved', note.trim())}>
                {word('approve')}
              </Button>
            )}
          </div>
        </>
      )}
      {isWaiting && review.is_mine && (
        <div className={css.actions}>
          <Button isBusy={isBusy} onClick={() => onAnswer('withdrawn', '')}>
            {word('withdraw')}
          </Button>
        </div>
      )}
    </section>
  )
}

function standingOf({ action, state, is_mine, is_current, asked_by, answered_by }: Review, word: Word<typeof reviewWords>) {
  if (state === 'approved' && !is_current) return { text: word(`void_${action}`, { name: answered_by }), kind: 'warning' }
  if (state === 'approved') return { text: word(`approved_${action}`, { name: answered_by }), kind: 'done' }
  if (state === 'sent_back') return { text: word(`sent_back_${action}`, { name: answered_by }), kind: 'warning' }
  return { text: is_mine ? word(`mine_${action}`) : word(`asks_${action}`, { name: asked_by }), kind: 'info' }
}

function Changes({ publication: { live, draft } }: { publication: Publication }) {
  const word = useWord(reviewWords)
  const changesOf = usePageChanges()
  const parts = useMemo(() => (live ? changesOf(live, draft.content) : []), [live, draft.content, changesOf])
  const count = countOf(parts)
  if (!live) return <p>{word('first_time')}</p>
  return (
    <details className={css.changes} open>
      <summary>{word('changes', { count })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={word('changes', { count })}>
        <EditorDialogKit>
          <ChangeList parts={parts} />
        </EditorDialogKit>
      </section>
    </details>
  )
}
