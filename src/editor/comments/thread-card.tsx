import { useEffect, useRef, useState } from 'react'
import { staffNameIn } from '#domains/accounts/index.ts'
import type { CommentThread } from '#domains/content/index.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useBlock, usePageEditor } from '../draft/use-page-editor.tsx'
import { controlId } from '../inspector/field-row.tsx'
import { Button } from '../ui/button.tsx'
import { focusSoon } from '../ui/focus-soon.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useLanguage } from '../words/language.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { CommentItem } from './comment-item.tsx'
import { Composer } from './composer.tsx'
import css from './comments.module.css'
import { commentWords } from './words.ts'
import { hasWords } from './words-in-field.ts'

/** `onGone` keeps the focus when the discussion leaves the list. */
type ThreadCardProps = { thread: CommentThread; onGone: () => void }

/** One discussion: the words that it is about, its comments, an answer, and its end. */
export function ThreadCard({ thread, onGone }: ThreadCardProps) {
  const { comments } = usePageEditor()
  const word = useWord(commentWords)
  const say = useFailure()
  const toast = useToast()
  const root = useRef<HTMLElement>(null)
  const replyButton = useRef<HTMLButtonElement>(null)
  const shownThread = useAtom(comments.$shown)
  const [isReplying, setIsReplying] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { id, is_resolved: isResolved } = thread
  const first = thread.comments[0]

  // The focus is the browser's: what was asked for is shown once.
  useEffect(() => {
    if (shownThread !== id) return
    root.current?.focus()
    root.current?.scrollIntoView({ block: 'nearest' })
    comments.$shown.set(null)
  }, [shownThread, id, comments])

  const resolve = async () => {
    setIsBusy(true)
    const code = await comments.resolve(id, !isResolved)
    setIsBusy(false)
    setFailure(code)
    if (code !== null) return
    toast({ text: word(isResolved ? 'reopened' : 'resolved') })
    keepFocus()
  }
  const keepFocus = () => requestAnimationFrame(() => (root.current ? root.current.focus() : onGone()))
  const endReply = () => {
    setIsReplying(false)
    requestAnimationFrame(() => replyButton.current?.focus())
  }
  return (
    <article
      ref={root}
      className={css.thread}
      tabIndex={-1}
      aria-label={word('thread_by', { name: first?.author ?? '' })}
      data-resolved={isResolved ? '' : undefined}
    >
      {thread.quote !== '' && <Quote thread={thread} />}
      <ol className={css.comments} aria-label={word('comments')}>
        {thread.comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem threadId={id} comment={comment} keepFocus={keepFocus} />
          </li>
        ))}
      </ol>
      {isResolved && <ResolvedNote thread={thread} />}
      {failure && <Notice kind="error">{say(failure)}</Notice>}
      {isReplying ? (
        <Composer
          label={word('your_reply')}
          submit={word('send_reply')}
          onCancel={endReply}
          onSend={async (comment) => {
            const code = await comments.reply(id, comment)
            if (code === null) endReply()
            return code
          }}
        />
      ) : (
        <div className={css.actions}>
          <Button ref={replyButton} size="s" onClick={() => setIsReplying(true)}>
            {word('reply')}
          </Button>
          <Button size="s" variant="quiet" icon={isResolved ? 'undo' : 'check'} isBusy={isBusy} onClick={() => void resolve()}>
            {word(isResolved ? 'reopen' : 'resolve')}
          </Button>
        </div>
      )}
    </article>
  )
}

function ResolvedNote({ thread: { resolved_by: by, resolved_at: at } }: { thread: CommentThread }) {
  const word = useWord(commentWords)
  const moment = useMoment()
  const { language } = useLanguage()
  return (
    <p className={css.small}>
      {word('resolved')} · <bdi>{staffNameIn(language, by)}</bdi> · {at && <time dateTime={at}>{moment(at)}</time>}
    </p>
  )
}

/** The words as they were; a press goes to them where they still stand. */
function Quote({ thread: { block_id: blockId, group_id: group, field, quote } }: { thread: CommentThread }) {
  const editor = usePageEditor()
  const word = useWord(commentWords)
  const block = useBlock(blockId)
  const isThere = block !== undefined && hasWords(block, { group, field }, quote)
  const show = () => {
    editor.$focus.set({ block: blockId, group: group || undefined, field })
    void focusSoon(() => document.getElementById(controlId(blockId, group || null, field))).then(() => selectWords(quote))
  }
  const words = (
    <q className={css.words}>
      <bdi>{quote}</bdi>
    </q>
  )
  if (!isThere) {
    return (
      <blockquote className={css.quote} data-gone="">
        {words}
        <span className={css.small}>{word('words_gone')}</span>
      </blockquote>
    )
  }
  return (
    <blockquote className={css.quote}>
      <button type="button" className={css.go} onClick={show} title={word('show_words')}>
        {words}
      </button>
    </blockquote>
  )
}

/** Selects words in the plain text field that has the focus; a text with markup gets the focus alone. */
function selectWords(quote: string): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return
  const at = focused.value.indexOf(quote)
  if (at >= 0) focused.setSelectionRange(at, at + quote.length)
}
