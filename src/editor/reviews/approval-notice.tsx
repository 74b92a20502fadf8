import type { PageReviews } from '#domains/content/index.ts'
import { sharedFormat } from '#kernel/format/shared-format.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/inputs/text-input.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import css from './reviews.module.css'
import { reviewWords } from './words.ts'

/** The fewest characters of a reason for going on without an approval. */
export const SHORTEST_REASON = 10

/** More people than these are not named: then nearly everybody may. */
const MOST_NAMES = 5

type ApprovalNoticeProps = {
  reviews: PageReviews
  reason: string
  onReason: (reason: string) => void
  /** Opens the dialog where a review is asked for. */
  onReview: () => void
}

/** Says before a publication whether somebody approved it, and asks for one, or for the reason of an emergency, where the site wants it. */
export function ApprovalNotice({ reviews: { policy, publish, may_skip, reviewers }, reason, onReason, onReview }: ApprovalNoticeProps) {
  const word = useWord(reviewWords)
  const { language } = useLanguage()
  if (publish?.is_current) return <Notice kind="done">{word('approved_publish', { name: publish.answered_by })}</Notice>
  if (policy === 'off') return null
  const standing = publish?.state === 'waiting' ? ` ${word(publish.is_mine ? 'mine_publish' : 'asks_publish', { name: publish.asked_by })}` : ''
  const isNeeded = policy === 'four_eyes'
  const names = sharedFormat('ListFormat', language, { type: 'disjunction' }).format(reviewers.map(({ name }) => name))
  return (
    <>
      <Notice kind={isNeeded ? 'warning' : 'info'} action={<Button onClick={onReview}>{word(publish?.state === 'waiting' ? 'title' : 'ask_publish')}</Button>}>
        {word(isNeeded ? 'needs_approval' : 'not_reviewed')}
        {standing}
        {isNeeded && reviewers.length <= MOST_NAMES && ` ${reviewers.length === 0 ? word('no_reviewers') : word('approvers', { names })}`}
      </Notice>
      {isNeeded && may_skip && (
        <details className={css.changes}>
          <summary>{word('emergency')}</summary>
          <TextArea label={word('emergency_reason')} hint={word('emergency_hint')} maxLength={500} value={reason} onChange={onReason} />
        </details>
      )}
    </>
  )
}
