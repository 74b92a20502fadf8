import { staffNameIn } from '#domains/accounts/index.ts'
import { IconButton } from '../ui/button.tsx'
import { Badge } from '../ui/notices/notice.tsx'
import { useLanguage } from '../words/language.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import type { VersionSummary } from './version-record.ts'
import css from './versions.module.css'
import { versionsWords } from './words.ts'

type VersionItemProps = { version: VersionSummary; onCompare: () => void; onRestore: () => void }

/** One version in the history of a page. */
export function VersionItem({ version: { number, kind, note, author, approved_by, created_at }, onCompare, onRestore }: VersionItemProps) {
  const word = useWord(versionsWords)
  const moment = useMoment()
  const { language } = useLanguage()
  return (
    <li className={css.version}>
      <div className={css.versionText}>
        <p className={css.versionHead}>
          <span className={css.versionName}>{word('version', { number })}</span>
          <Badge kind={kind === 'published' || kind === 'approved' ? 'done' : 'info'}>{word(`kind_${kind}`)}</Badge>
        </p>
        <p className={css.small}>
          <bdi>{staffNameIn(language, author) || word('by_system')}</bdi> · <time dateTime={created_at}>{moment(created_at)}</time>
        </p>
        {approved_by && <p className={css.small}>{word('approved_by', { name: approved_by })}</p>}
        {note && kind !== 'restored' && (
          <p className={css.note}>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <IconButton icon="compare" label={word('compare_with_draft', { number })} onClick={onCompare} />
      <IconButton icon="undo" label={word('restore_version', { number })} onClick={onRestore} />
    </li>
  )
}
