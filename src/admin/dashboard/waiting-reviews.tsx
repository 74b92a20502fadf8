import { Link } from '@mui/material'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { reviewAddress } from '../pages/editor-address.ts'
import type { Overview } from './overview.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Pages that others ask to look at, and one's own that were sent back; each opens with its changes and the answers. */
export function WaitingReviews({ reviews }: { reviews: Overview['reviews'] }) {
  const word = useWords(dashboardWords)
  return (
    <Panel title={word('reviews')} count={reviews.length} none={word('reviews_none')}>
      {reviews.map(({ id, page_id, path, title, action, state, by, note, at, is_for_me }) => (
        <Row
          key={id}
          aside={<Moment value={at} />}
          note={
            <>
              <bdi>{by}</bdi>
              {note && (
                <>
                  : <bdi>{note}</bdi>
                </>
              )}
            </>
          }
          action={
            <Tag tone={state === 'sent_back' || is_for_me ? 'warn' : 'info'}>{word(state === 'sent_back' ? 'review_sent_back' : `review_${action}`)}</Tag>
          }
        >
          <Link href={reviewAddress(page_id)}>
            <bdi>{title || (path === '' ? word('home') : path)}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
