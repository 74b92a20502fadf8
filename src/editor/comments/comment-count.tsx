import { usePageEditor } from '../draft/use-page-editor.tsx'
import { Icon } from '../ui/icon.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { useWord } from '../words/use-word.ts'
import css from './comments.module.css'
import { openOf, useOpenCount } from './use-comments.ts'
import { commentWords } from './words.ts'

/** How many open discussions a block has, in the list of blocks; nothing where there are none. */
export function CommentCount({ block }: { block: string }) {
  const word = useWord(commentWords)
  const count = useOpenCount(block)
  if (count === 0) return null
  return (
    <span className={css.count}>
      <Icon name="comment" size={14} />
      <bdi aria-hidden="true">{count}</bdi>
      <Unseen>{word('count', { count })}</Unseen>
    </span>
  )
}

/** The same on the page itself, as a button that opens the first of them; `className` is of the frame's own styles. */
export function CommentPin({ block, className }: { block: string; className: string | undefined }) {
  const { comments, select } = usePageEditor()
  const word = useWord(commentWords)
  const count = useOpenCount(block)
  if (count === 0) return null
  return (
    <button
      type="button"
      className={className}
      aria-label={word('count', { count })}
      title={word('count', { count })}
      onClick={(event) => {
        event.stopPropagation()
        select(block)
        comments.$shown.set(openOf(comments.$threads.get(), block)[0]?.id ?? null)
      }}
    >
      {count}
    </button>
  )
}
