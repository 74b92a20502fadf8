import { useState } from 'react'
import { staffNameIn } from '#domains/accounts/index.ts'
import type { Comment } from '#domains/content/index.ts'
import { ConfirmDialog } from '../ui/dialogs/dialog.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { useLanguage } from '../words/language.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { Composer } from './composer.tsx'
import css from './comments.module.css'
import { commentWords } from './words.ts'

/** `keepFocus` finds another place for the focus when what had it goes away. */
type CommentItemProps = { threadId: number; comment: Comment; keepFocus: () => void }

/** One comment: who wrote it, when, and what; one's own can be changed and deleted. */
export function CommentItem({ threadId, comment, keepFocus }: CommentItemProps) {
  const { comments } = usePageEditor()
  const word = useWord(commentWords)
  const say = useFailure()
  const moment = useMoment()
  const { language } = useLanguage()
  const [state, setState] = useState<'shown' | 'edited' | 'removed'>('shown')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { id, author, is_mine: isMine, text, mentions, created_at: createdAt, edited_at: editedAt } = comment
  const remove = async () => {
    setIsBusy(true)
    const code = await comments.remove(threadId, id)
    setIsBusy(false)
    setFailure(code)
    if (code === null) keepFocus()
  }
  const endEdit = () => {
    setState('shown')
    keepFocus()
  }
  if (state === 'edited') {
    return (
      <Composer
        label={word('edit')}
        submit={word('save')}
        text={text}
        mentions={mentions}
        onCancel={endEdit}
        onSend={async (newComment) => {
          const code = await comments.edit(threadId, id, { text: newComment.text, mentions: newComment.mentions })
          if (code === null) endEdit()
          return code
        }}
      />
    )
  }
  return (
    <>
      <div className={css.head}>
        <p className={css.by}>
          <strong>
            <bdi>{staffNameIn(language, author)}</bdi>
          </strong>{' '}
          <span className={css.small}>
            <time dateTime={createdAt}>{moment(createdAt)}</time>
            {editedAt && ` · ${word('edited')}`}
          </span>
        </p>
        {isMine && (
          <Menu
            label={word('more')}
            entries={[
              { id: 'edit', label: word('edit'), icon: 'edit', onSelect: () => setState('edited') },
              { id: 'remove', label: word('remove'), icon: 'trash', isDanger: true, onSelect: () => setState('removed') },
            ]}
          />
        )}
      </div>
      <p className={css.text} dir="auto">
        <MentionedText text={text} names={mentions.map(({ name }) => name)} />
      </p>
      {state === 'removed' && (
        <ConfirmDialog
          isOpen
          onClose={() => setState('shown')}
          title={word('remove')}
          confirmLabel={word('remove')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void remove()}
        >
          <p>{word('remove_sure')}</p>
          {failure && <Notice kind="error">{say(failure)}</Notice>}
        </ConfirmDialog>
      )}
    </>
  )
}

/** A text whose mentions stand out. */
function MentionedText({ text, names }: { text: string; names: readonly string[] }) {
  const marks = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length)
  if (marks.length === 0) return text
  const pattern = new RegExp(`(${marks.map((mark) => mark.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`)
  return text.split(pattern).map((part, index) =>
    marks.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={index} className={css.mention}>
        <bdi>{part}</bdi>
      </mark>
    ) : (
      part
    ),
  )
}
