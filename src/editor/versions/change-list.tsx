import type { ReactNode } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { PageChange, PageContent } from '#domains/content/index.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { Badge } from '../ui/notices/notice.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { type ChangedPart, changedParts, fieldName, readableValue } from './readable-change.ts'
import css from './versions.module.css'
import { wordDifferences } from '#staff/differences/word-differences.ts'
import { versionsWords } from './words.ts'

type ChangeListProps = {
  changes: readonly PageChange[]
  /** The compared contents, from which groups get their numbers, since they have no names. */
  before: PageContent
  after: PageContent
  /** A button for the changes of one block. */
  actionOf?: (block: string) => ReactNode
}

/** Lists all differences of two contents, block by block. Differences inside a text are marked word by word. */
export function ChangeList({ changes, before, after, actionOf }: ChangeListProps) {
  const word = useWord(versionsWords)
  const nameOf = useTemplateName()
  if (changes.length === 0) return <p className={css.small}>{word('same')}</p>
  return (
    <ul className={css.parts}>
      {changedParts(changes).map((part) => (
        <li key={part.block ?? ''} className={css.part}>
          <div className={css.partHead}>
            <h4>
              <BidiText text={part.block === undefined ? word('page_fields') : nameOf(part.template ?? '')} />
            </h4>
            <WholeBlock part={part} />
            {part.block !== undefined && actionOf?.(part.block)}
          </div>
          <FieldChanges part={part} groups={groupNumbers(part.block, [after, before])} />
        </li>
      ))}
    </ul>
  )
}

/** Whether a block as a whole was added, removed or moved. */
function WholeBlock({ part }: { part: ChangedPart }) {
  const word = useWord(versionsWords)
  return part.changes
    .filter(({ block, group, kind }) => block !== undefined && group === undefined && kind !== 'changed')
    .map(({ kind, from = 0, to = 0 }) => (
      <Badge key={kind} kind={kind === 'added' ? 'done' : kind === 'removed' ? 'error' : 'info'}>
        {kind === 'moved' ? word('block_moved', { from: from + 1, to: to + 1 }) : word(kind === 'added' ? 'block_added' : 'block_removed')}
      </Badge>
    ))
}

function FieldChanges({ part, groups }: { part: ChangedPart; groups: readonly string[] }) {
  const word = useWord(versionsWords)
  const { language } = useLanguage()
  const speech = { word, language }
  const shown = part.changes.filter(({ group, kind }) => group !== undefined || kind === 'changed')
  if (shown.length === 0) return null
  return (
    <dl className={css.changes}>
      {shown.map((change) => {
        const group = change.group === undefined ? '' : word('group', { number: groups.indexOf(change.group) + 1 })
        const isWhole = change.kind !== 'changed'
        return (
          <div key={`${change.kind}/${change.group ?? ''}/${change.field ?? ''}`} className={css.change}>
            <dt>{[group, isWhole ? '' : fieldName(change, speech, versionsWords)].filter(Boolean).join(' · ')}</dt>
            <dd>{isWhole ? <WholeGroup change={change} /> : <ValueChange change={change} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function WholeGroup({ change: { kind, from = 0, to = 0 } }: { change: PageChange }) {
  const word = useWord(versionsWords)
  if (kind === 'moved') return word('block_moved', { from: from + 1, to: to + 1 })
  return <Badge kind={kind === 'added' ? 'done' : 'error'}>{word(kind === 'added' ? 'block_added' : 'block_removed')}</Badge>
}

function ValueChange({ change }: { change: PageChange }) {
  const word = useWord(versionsWords)
  const { language } = useLanguage()
  const [before, after] = [change.before, change.after].map((value) => readableValue(value, change, { word, language }))
  if (before === after) return <span className={css.small}>{word('formatting')}</span>
  const isText = typeof (change.after ?? change.before) === 'string' && before && after && /\s/.test(before + after)
  if (isText) {
    return (
      <p className={css.text} dir="auto">
        {wordDifferences(before, after).map(({ kind, text }, index) => {
          const key = `${index}/${kind}`
          if (kind === 'same') return <span key={key}>{text}</span>
          return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>
        })}
      </p>
    )
  }
  return (
    <p className={css.text}>
      <del>
        <bdi>{before || word('empty')}</bdi>
      </del>{' '}
      <ins>
        <bdi>{after || word('empty')}</bdi>
      </ins>
    </p>
  )
}

/** The ids of a block's groups: those of the later content in order, then those that were removed. */
function groupNumbers(id: string | undefined, contents: readonly PageContent[]): string[] {
  return [...new Set(contents.flatMap(({ blocks }) => blocks.find((block) => block.id === id)?.positions ?? []))]
}
