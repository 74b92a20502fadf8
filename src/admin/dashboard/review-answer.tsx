import { Alert, Button, Link, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { useSending } from '../dialogs/use-sending.ts'
import { StaffName } from '../fields/staff-name.tsx'
import { useWords } from '../i18n/use-words.ts'
import { reviewAddress } from '#staff/addresses.ts'
import type { Overview } from './overview.ts'
import { dashboardWords } from './words.ts'

type Waiting = Overview['reviews'][number]
type Standing = { review: NonNullable<DataOf<'GET /api/pages/{id}/reviews'>['publish']>; version: number }
type AnswerProps = { waiting: Waiting; page: string; onDone: () => void }

/** Answers a request for a review, after a look at the changes. */
export function ReviewAnswer({ waiting, page, onDone }: AnswerProps) {
  const word = useWords(dashboardWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={word('of', { action: word('review_answer'), name: page })}
        onClick={() => setIsOpen(true)}
        sx={{ minBlockSize: 40 }}
      >
        {word('review_answer')}
      </Button>
      {isOpen ? <AnswerDialog waiting={waiting} page={page} onDone={onDone} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** What is approved is the draft as it stood when the dialog opened; one that was changed meanwhile is looked at again. */
// Long, since what is read, what is sent and what a refusal says belong together.
function AnswerDialog({ waiting, page, onDone, onClose }: AnswerProps & { onClose: () => void }) {
  const word = useWords(dashboardWords)
  const translate = useTranslate()
  const notify = useNotify()
  const [standing, setStanding] = useState<Standing | null>(null)
  const [failure, setFailure] = useState('')
  const [note, setNote] = useState('')
  const [round, setRound] = useState(0)
  const { id, page_id: pageId, action } = waiting
  const { isBusy, problem, run } = useSending((error) => {
    const code = refusalOf<'POST /api/page_reviews/{id}/answer'>(error)?.code
    if (code === 'stale') setRound(round + 1)
    return code === 'stale' ? word('review_stale') : code === 'answered' ? word('review_over') : code === 'own_work' ? word('review_own') : undefined
  })

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    Promise.all([ask('GET /api/pages/{id}/reviews', { params: { id: pageId }, signal }), ask('GET /api/pages/{id}/draft', { params: { id: pageId }, signal })])
      .then(([reviews, draft]) => {
        const review = reviews.data[action]
        if (review?.id === id && review.state === 'waiting') return setStanding({ review, version: draft.data.version })
        setFailure(word('review_over'))
        onDone()
      })
      .catch((error) => signal.aborted || setFailure(messageOf(error)))
    return () => leaving.abort()
  }, [round])

  const answer = (verdict: 'approved' | 'sent_back') =>
    run(async () => {
      setFailure('')
      await ask('POST /api/page_reviews/{id}/answer', { params: { id }, body: { verdict, note: note.trim() }, ifMatch: String(standing?.version) })
      notify(word(`review_${verdict}`), { type: 'success' })
      onClose()
      onDone()
    })
  const mayApprove = standing?.review.may_approve ?? false
  const buttons = (
    <>
      <Button color="inherit" disabled={isBusy} onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      <Button disabled={isBusy || !standing} onClick={() => void answer('sent_back')}>
        {word('review_send_back')}
      </Button>
      <Button variant="contained" disabled={isBusy || !mayApprove} onClick={() => void answer('approved')}>
        {word('review_approve')}
      </Button>
    </>
  )
  const title = (
    <>
      {word(`review_${action}`)}: <bdi>{page}</bdi>
    </>
  )
  return (
    <DialogFrame onClose={isBusy ? undefined : onClose} holdsText {...{ title, problem, buttons }}>
      <Typography variant="body2">
        <StaffName name={waiting.by} />
        {waiting.note === '' ? null : (
          <>
            : <bdi>{waiting.note}</bdi>
          </>
        )}
      </Typography>
      <Link href={reviewAddress(pageId)} target="_blank" rel="noopener" sx={{ justifySelf: 'start', paddingBlock: 1 }}>
        {word('review_look')}
      </Link>
      {standing && !mayApprove ? <Alert severity="info">{word('review_own')}</Alert> : null}
      <TextField label={word('review_note')} value={note} onChange={({ target }) => setNote(target.value)} multiline />
      {failure === '' ? null : <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
    </DialogFrame>
  )
}
