import { useEffect, useRef, useState } from 'react'
import type { CommentThread } from '#domains/content/index.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { useBlock, useOrder, usePageEditor } from '../draft/use-page-editor.tsx'
import { blockTitle } from '../outline/block-title.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/inputs/choices.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { EmptyState, Notice } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import { onBlock } from './begin-comment.ts'
import { Composer } from './composer.tsx'
import css from './comments.module.css'
import { ThreadCard } from './thread-card.tsx'
import { commentWords } from './words.ts'

/** The discussions of the page in the order of its blocks; those whose block is gone come last. */
export function CommentsPanel() {
  const { comments, $selected } = usePageEditor()
  const word = useWord(commentWords)
  const say = useFailure()
  const order = useOrder()
  const threads = useAtom(comments.$threads)
  const failure = useAtom(comments.$failure)
  const place = useAtom(comments.$place)
  const selected = useAtom($selected)
  const shownId = useAtom(comments.$shown)
  const [withResolved, setWithResolved] = useState(false)
  const root = useRef<HTMLElement>(null)
  const resolved = threads.filter((thread) => thread.is_resolved).length

  // A link may lead to a discussion that was resolved meanwhile.
  useEffect(() => {
    if (threads.some((thread) => thread.id === shownId && thread.is_resolved)) setWithResolved(true)
  }, [threads, shownId])

  // Where the focus was goes away with a discussion that is resolved or deleted.
  const focusPanel = () => root.current?.focus()
  const visibleThreads = threads.filter((thread) => withResolved || !thread.is_resolved)
  const byBlock = Map.groupBy(visibleThreads, (thread) => thread.block_id)
  const orphanedThreads = visibleThreads.filter((thread) => !order.includes(thread.block_id))
  return (
    <section ref={root} className={css.panel} tabIndex={-1} aria-label={word('comments')}>
      {failure && (
        <Notice
          kind="error"
          action={
            <Button size="s" onClick={() => void comments.load()}>
              {word('try_again')}
            </Button>
          }
        >
          {say(failure)}
        </Notice>
      )}
      {place ? (
        <NewThread key={`${place.block}/${place.group}/${place.field}/${place.quote}`} />
      ) : (
        <Button icon="comment" className={css.start} disabled={selected === null} onClick={() => selected !== null && comments.$place.set(onBlock(selected))}>
          {word(selected === null ? 'choose_block' : 'comment_here')}
        </Button>
      )}
      {resolved > 0 && <Switch label={word('with_resolved', { count: resolved })} isOn={withResolved} onChange={setWithResolved} />}
      {visibleThreads.length === 0 && !place && !failure && (
        <EmptyState icon="comment" title={word('none')}>
          {word('none_hint')}
        </EmptyState>
      )}
      {order.flatMap((id) => {
        const ofBlock = byBlock.get(id)
        return ofBlock ? [<ThreadsOfBlock key={id} id={id} threads={ofBlock} onGone={focusPanel} />] : []
      })}
      {orphanedThreads.length > 0 && (
        <section className={css.block} aria-label={word('gone_block')}>
          <h2 className={css.name}>{word('gone_block')}</h2>
          {orphanedThreads.map((thread) => (
            <ThreadCard key={thread.id} thread={thread} onGone={focusPanel} />
          ))}
        </section>
      )}
    </section>
  )
}

function ThreadsOfBlock({ id, threads, onGone }: { id: string; threads: readonly CommentThread[]; onGone: () => void }) {
  const editor = usePageEditor()
  const word = useWord(commentWords)
  const name = useBlockName(id)
  const isSelected = useAtom(editor.$selected) === id
  return (
    <section className={css.block} aria-label={word('on_block', { name })} data-selected={isSelected ? '' : undefined}>
      <h2 className={css.name}>
        <button type="button" className={css.go} onClick={() => editor.select(id)} title={word('show_block')}>
          <bdi>{name}</bdi>
        </button>
      </h2>
      {threads.map((thread) => (
        <ThreadCard key={thread.id} thread={thread} onGone={onGone} />
      ))}
    </section>
  )
}

/** Where a new discussion is written. */
function NewThread() {
  const { comments } = usePageEditor()
  const word = useWord(commentWords)
  const place = useAtom(comments.$place)
  const name = useBlockName(place?.block ?? '')
  if (!place) return null
  const end = () => comments.$place.set(null)
  return (
    <Composer
      label={place.quote === '' ? word('new_on_block', { name }) : word('new_on_words')}
      submit={word('send')}
      onCancel={end}
      onSend={async (comment) => {
        const code = await comments.begin(place, comment)
        if (code !== null) return code
        end()
        comments.$shown.set(comments.$threads.get().at(-1)?.id ?? null)
        return null
      }}
    >
      {place.quote !== '' && (
        <blockquote className={css.quote}>
          <q className={css.words}>
            <bdi>{place.quote}</bdi>
          </q>
        </blockquote>
      )}
    </Composer>
  )
}

/** What a block is called in lists: its title, or else its template. */
function useBlockName(id: string): string {
  const block = useBlock(id)
  const nameOf = useTemplateName()
  if (!block) return ''
  return blockTitle(block) || nameOf(block.template)
}
