import { metaheadWords } from '#staff/metaheads/words.ts'
import { IconButton } from '../ui/button.tsx'
import { Badge } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import css from './metaheads.module.css'
import type { ListedMetahead } from './listed-metahead.ts'
import { metaheadsWords } from './words.ts'

type MetaheadItemProps = { metahead: ListedMetahead; mayWrite: boolean; onEdit: () => void; onDelete: () => void }

/** One metahead with its code. */
export function MetaheadItem({ metahead, mayWrite, onEdit, onDelete }: MetaheadItemProps) {
  const word = useWord(metaheadsWords)
  const choice = useWord(metaheadWords)
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Badge>{choice(`lang_${metahead.language}`)}</Badge>
        <span className={css.small}>{word(metahead.in_body ? 'in_body' : 'in_head')}</span>
        {mayWrite && (
          <span className={css.actions}>
            <IconButton icon="edit" label={word('edit')} onClick={onEdit} />
            <IconButton icon="trash" label={word('delete')} onClick={onDelete} />
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, and scrolling by keyboard needs the focus */}
      <pre className={css.code} dir="ltr" tabIndex={0}>
        {metahead.content}
      </pre>
    </li>
  )
}
