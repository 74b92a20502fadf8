import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Review } from '#domains/content/index.ts'
import type { AnswerOfOne, CodeOf } from '#staff/calls/call-types.ts'
import { usePublication } from '../publishing/use-publication.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { AskForm } from './ask-form.tsx'
import { RequestCard } from './request-card.tsx'
import css from './reviews.module.css'
import { WaitingPages } from './waiting-pages.tsx'
import { reviewWords } from './words.ts'

type ReviewCall = 'POST /api/page_reviews/{id}/answer' | 'POST /api/pages/{id}/reviews'
type ReviewDialogProps = { onClose: () => void; pageId: number; flush: () => Promise<void> }

// Long, since it is one dialog of what was asked, what is answered and what else waits.
/** Asks for a review of the open page, or answers one, with the changes to look at; below it what else waits for the reader. */
export function ReviewDialog({ onClose, pageId, flush }: ReviewDialogProps) {
  const word = useWord(reviewWords)
  const say = useFailure()
  const toast = useToast()
  const { publication, failure, again } = usePublication(pageId, flush)
  const reviews = useAnswer('GET /api/pages/{id}/reviews', { params: { id: pageId } })
  const [refusal, setRefusal] = useState<CodeOf<ReviewCall> | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const send = async (request: Promise<AnswerOfOne<ReviewCall>>, text: string) => {
    setIsBusy(true)
    setRefusal(null)
    const answer = await request
    setIsBusy(false)
    if (answer.ok) toast({ text })
    else setRefusal(answer.code)
    if (!answer.ok && answer.code === 'stale') again()
    reviews.reload()
  }
  const standing = publication ? reviews.data : undefined
  const broken = failure ?? reviews.failure
  return (
    <Dialog isOpen onClose={onClose} title={word('title')} size="l" footer={<Button onClick={onClose}>{word('close')}</Button>}>
      <div className={css.stack}>
        {refusal && <Notice kind="error">{refusal === 'stale' ? word('stale') : say(refusal)}</Notice>}
        {broken && (
          <Notice
            kind="error"
            action={
              <Button
                onClick={() => {
                  again()
                  reviews.reload()
                }}
              >
                {word('retry')}
              </Button>
            }
          >
            {say(broken)}
          </Notice>
        )}
        {!standing && !broken && <Spinner label={word('loading')} />}
        {publication &&
          standing &&
          [standing.unpublish, standing.publish].map(
            (review) =>
              review && (
                <RequestCard
                  key={review.action}
                  review={review}
                  publication={publication}
                  isBusy={isBusy}
                  onAnswer={(verdict, note) =>
                    send(
                      callByName('POST /api/page_reviews/{id}/answer', {
                        params: { id: review.id },
                        body: { verdict, note },
                        ifMatch: publication.draft.version,
                      }),
                      word(`done_${verdict}`),
                    )
                  }
                />
              ),
          )}
        {publication && standing && mayAsk(standing.publish) && (
          <AskForm
            reviewers={standing.reviewers}
            hasChanges={publication.draft.status !== 'published' || publication.draft.is_changed}
            isBusy={isBusy}
            onAsk={(askedOf, note) =>
              send(callByName('POST /api/pages/{id}/reviews', { params: { id: pageId }, body: { asked_of: askedOf, note } }), word('asked'))
            }
          />
        )}
        <WaitingPages pageId={pageId} />
      </div>
    </Dialog>
  )
}

function mayAsk(review: Review | null): boolean {
  return review === null || review.state === 'sent_back' || (review.state === 'approved' && !review.is_current)
}
