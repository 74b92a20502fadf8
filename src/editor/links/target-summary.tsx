import { kindOf, openingOf, type Target, type TargetKind } from '#domains/content/ui/index.ts'
import { useReference } from '#staff/links/references.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useSite } from '../ui/use-site.ts'
import { useWord } from '../words/use-word.ts'
import css from './links.module.css'
import fieldCss from '../ui/inputs/field.module.css'
import { linksWords } from './words.ts'

const icons: Record<TargetKind, IconName> = {
  page: 'page',
  address: 'globe',
  file: 'file',
  form: 'form',
  alias: 'link',
  anchor: 'link',
  phone: 'phone',
  email: 'mail',
}

/** Where a link leads, in words. */
export function TargetSummary({ target }: { target: Target }) {
  const word = useWord(linksWords)
  const predefined = useSite()?.predefined_links
  const kind = kindOf(target, predefined ?? [])
  const referenced = useReference(kind === 'page' || kind === 'file' || kind === 'form' ? kind : null, target.url)
  if (target.url === '') return <span className={css.summaryEmpty}>{word('no_target')}</span>
  const isGone = referenced === null
  const opening = openingOf(target)
  return (
    <span className={css.summary} data-gone={isGone ? '' : undefined}>
      <Icon name={isGone ? 'alert' : icons[kind]} />
      <span className={css.summaryText}>
        <span className={css.summaryName}>{isGone ? word('target_gone') : <Name kind={kind} url={target.url} referenced={referenced?.name} />}</span>
        {referenced?.isLive === false && <span className={css.warning}>{word(kind === 'form' ? 'hidden_form' : 'hidden_page')}</span>}
        {opening !== 'page' && <span className={fieldCss.hint}>{word(`opens_${opening}`)}</span>}
      </span>
    </span>
  )
}

function Name({ kind, url, referenced }: { kind: TargetKind; url: string; referenced: string | undefined }) {
  const word = useWord(linksWords)
  if (kind === 'page') return referenced === '' ? word('home') : <bdi dir="ltr">/{referenced ?? '…'}</bdi>
  if (kind === 'file' || kind === 'form') return <BidiText text={referenced ?? '…'} />
  return <bdi dir="ltr">{url}</bdi>
}
