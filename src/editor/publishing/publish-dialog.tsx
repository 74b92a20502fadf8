import { useMemo, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { pageHref, type Problem, type WithoutSamples } from '#domains/content/index.ts'
import { ApprovalNotice, SHORTEST_REASON } from '../reviews/approval-notice.tsx'
import { Button } from '../ui/button.tsx'
import type { CodeOf, DataOf } from '#staff/calls/call-types.ts'
import { ChangeList, countOf } from '#staff/differences/change-list.tsx'
import { PublishDialog as SharedDialog } from '#staff/publishing/publish-dialog.tsx'
import { Checkbox } from '../ui/inputs/choices.tsx'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { TextArea } from '../ui/inputs/text-input.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { PublishUses } from '../sections/publish-uses.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { usePageChanges } from '../versions/use-page-changes.ts'
import { useWord } from '../words/use-word.ts'
import { ChecksList, type ShowPlace } from './checks-list.tsx'
import { type Publication, usePublication } from './use-publication.ts'
import { publishingWords } from './words.ts'

export type PublishDialogProps = {
  isOpen: boolean
  onClose: () => void
  pageId: number
  /** Saves unsaved changes. */
  flush: () => Promise<void>
  /** Gets the answer of the publication: the page with its new version. */
  onPublished: (page: DataOf<'POST /api/pages/{id}/publish'>) => void
  /** Called after the dialog has closed. */
  onShow: ShowPlace
  /** Opens the dialog where a review is asked for. */
  onReview: () => void
  /** Takes sample content out of the draft; it can be undone like every change. */
  onLeaveSamples: (left: WithoutSamples) => void
  /** The version of the open draft; the server's checks decide. */
  draftVersion?: number
  problems?: readonly Problem[]
}

/** Publishes a draft. Shows beforehand its problems, its warnings and its changes, and asks for a note for the history. */
export function PublishDialog({ isOpen, ...props }: PublishDialogProps) {
  return isOpen ? <OpenPublishDialog {...props} /> : null
}

// Long, since its parts share what was answered and what is still to be decided.
function OpenPublishDialog({ onClose, pageId, flush, onPublished, onShow, onReview, onLeaveSamples }: Omit<PublishDialogProps, 'isOpen'>) {
  const word = useWord(publishingWords)
  const say = useFailure()
  const toast = useToast()
  const { publication, failure, again } = usePublication(pageId, flush)
  const reviews = useAnswer('GET /api/pages/{id}/reviews', publication ? { params: { id: pageId } } : null)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<CodeOf<'POST /api/pages/{id}/publish'> | null>(null)

  const [acceptsSamples, setAcceptsSamples] = useState(false)
  const hasSamples = publication?.warnings.some(({ code }) => code === 'sample_content') ?? false
  const isEmergency = reviews.data?.policy === 'four_eyes' && !reviews.data.publish?.is_current
  const hasLeave = !isEmergency || (reviews.data?.may_skip === true && reason.trim().length >= SHORTEST_REASON)
  const canPublish = publication !== undefined && publication.problems.length === 0 && !isUpToDate(publication) && (acceptsSamples || !hasSamples) && hasLeave
  const publish = async () => {
    if (!publication || !canPublish) return
    setIsBusy(true)
    setRefusal(null)
    const texts = { ...(note.trim() ? { note: note.trim() } : {}), ...(isEmergency ? { emergency: reason.trim() } : {}) }
    const body = { ...texts, acknowledge: [...new Set(publication.warnings.map(({ code }) => code))] }
    const answer = await callByName('POST /api/pages/{id}/publish', { params: { id: pageId }, body, ifMatch: publication.draft.version })
    setIsBusy(false)
    if (!answer.ok) {
      setRefusal(answer.code)
      if (answer.code === 'stale' || answer.code === 'invalid') again()
      if (answer.code === 'not_approved' || answer.code === 'stale') reviews.reload()
      return
    }
    const address = pageHref(publication.draft.content.path)
    if (publication.draft.content.type === 'section') toast({ text: word('section_published') })
    else toast({ text: word('published'), action: { label: word('view_page'), onSelect: () => window.open(address) } })
    onPublished(answer.data)
    onClose()
  }
  const isNew = publication !== undefined && !isUpToDate(publication)
  const changesOf = usePageChanges()
  const changes = useMemo(() => {
    // A page that visitors have never got differs from nothing.
    if (!publication?.live || isUpToDate(publication)) return undefined
    const parts = changesOf(publication.live, publication.draft.content)
    return { count: countOf(parts), list: <ChangeList parts={parts} /> }
  }, [publication, changesOf])
  return (
    <EditorDialogKit>
      <SharedDialog
        title={word(publication?.draft.content.type === 'section' ? 'publish_section' : 'publish_title')}
        changes={changes}
        {...{ canPublish, isBusy, onClose }}
        onPublish={() => void publish()}
      >
        {refusal && <Notice kind="error">{refusal === 'stale' ? word('stale') : say(refusal)}</Notice>}
        {failure && (
          <Notice kind="error" action={<Button onClick={again}>{word('retry')}</Button>}>
            {say(failure)}
          </Notice>
        )}
        {!publication && !failure && <Spinner label={word('checking')} />}
        {isNew && reviews.data && <ApprovalNotice reviews={reviews.data} reason={reason} onReason={setReason} onReview={onReview} />}
        {publication && (
          <Decision
            publication={publication}
            note={note}
            onNote={setNote}
            acceptsSamples={acceptsSamples}
            onAcceptSamples={hasSamples ? setAcceptsSamples : undefined}
            onLeaveSamples={(left) => {
              onLeaveSamples(left)
              again()
            }}
            onShow={(place) => {
              onClose()
              onShow(place)
            }}
          />
        )}
      </SharedDialog>
    </EditorDialogKit>
  )
}

function isUpToDate({ draft }: Publication): boolean {
  return draft.status === 'published' && !draft.is_changed
}

type DecisionProps = {
  publication: Publication
  note: string
  onNote: (note: string) => void
  acceptsSamples: boolean
  /** Undefined where there are none. */
  onAcceptSamples: ((accepts: boolean) => void) | undefined
  onLeaveSamples: PublishDialogProps['onLeaveSamples']
  onShow: PublishDialogProps['onShow']
}

function Decision({ publication, note, onNote, acceptsSamples, onAcceptSamples, onLeaveSamples, onShow }: DecisionProps) {
  const word = useWord(publishingWords)
  const { draft, live, problems, warnings, without_samples: left } = publication
  const path = decodeURI(pageHref(draft.content.path))
  if (isUpToDate(publication)) return <Notice kind="done">{word('nothing_new')}</Notice>
  return (
    <>
      {draft.content.type === 'section' ? <PublishUses section={draft.page_id} /> : <p>{word(live ? 'again' : 'first_time', { path })}</p>}
      {draft.status === 'disabled' && <Notice kind="warning">{word('was_disabled')}</Notice>}
      <ChecksList content={draft.content} problems={problems} warnings={warnings} onShow={onShow} />
      {left && (
        <Button icon="trash" onClick={() => onLeaveSamples(left)}>
          {word('leave_samples')}
        </Button>
      )}
      {onAcceptSamples && <Checkbox label={word('publish_samples')} isOn={acceptsSamples} onChange={onAcceptSamples} />}
      {problems.length === 0 && warnings.length === 0 && <Notice kind="done">{word('all_good')}</Notice>}
      {problems.length === 0 && <TextArea label={word('note')} hint={word('note_hint')} maxLength={500} value={note} onChange={onNote} />}
    </>
  )
}
