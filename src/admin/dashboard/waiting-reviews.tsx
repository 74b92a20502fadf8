import { Link } from '@mui/material'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { reviewAddress } from '#staff/addresses.ts'
import type { Overview } from './overview.ts'
import { Panel, Row } from './panel.tsx'
import { ReviewAnswer } from './review-answer.tsx'
import { dashboardWords } from './words.ts'

/** Pages that others ask to look at, and one's own that were sent back; each opens with its changes and the answers. */
export function WaitingReviews({ reviews, onDone }: { reviews: Overview['reviews']; onDone: () => void }) {
  const word = useWords(dashboardWords)
  const nameOf = ({ title, path }: Overview['reviews'][number]) => title || (path === '' ? word('home') : path)
  return (
    <Panel title={word('reviews')} count={reviews.length} none={word('reviews_none')}>
      {reviews.map((review) => (
        <Row
          key={review.id}
          aside={<Moment value={review.at} />}
          note={
            <>
              <Tag tone={review.state === 'sent_back' || review.is_for_me ? 'warn' : 'info'}>
                {word(review.state === 'sent_back' ? 'review_is_back' : `review_${review.action}`)}
              </Tag>{' '}
              <StaffName name={review.by} />
              {review.note && (
                <>
                  : <bdi>{review.note}</bdi>
                </>
              )}
            </>
          }
          action={review.state === 'waiting' ? <ReviewAnswer waiting={review} page={nameOf(review)} onDone={onDone} /> : null}
        >
          <Link href={reviewAddress(review.page_id)}>
            <bdi>{nameOf(review)}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
