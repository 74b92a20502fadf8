import type { ReactNode } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './change-list.module.css'
import { wordDifferences } from './word-differences.ts'
import { changeWords } from './words.ts'

/** What became of a thing as a whole; places are counted from 1. */
export type WholeChange = { kind: 'added' | 'removed' } | { kind: 'moved'; from: number; to: number }

/** What became of one place of a part; `before` and `after` are what people read there. */
export type PlaceChange = { key: string; label: string } & ({ whole: WholeChange } | { before: string; after: string })

/** A part of a document that differs, such as a block or a field of a form. */
export type ChangedPart = { key: string; name: string; wholes: readonly WholeChange[]; changes: readonly PlaceChange[] }

type ChangeListProps = {
  parts: readonly ChangedPart[]
  /** A button for the changes of one part. */
  actionOf?: ((part: ChangedPart) => ReactNode) | undefined
}

/** So many changes there are. */
export function countOf(parts: readonly ChangedPart[]): number {
  return parts.reduce((sum, { wholes, changes }) => sum + wholes.length + changes.length, 0)
}

/** Lists all that differs between two contents, part by part. Differences inside of a text are marked word by word. */
export function ChangeList({ parts, actionOf }: ChangeListProps) {
  const { language } = useDialogKit()
  if (parts.length === 0) return <p className={css.small}>{wordIn(language, changeWords, 'same')}</p>
  return (
    <ul className={css.parts}>
      {parts.map((part) => (
        <li key={part.key} className={css.part}>
          <div className={css.head}>
            <h4>
              <BidiText text={part.name} />
            </h4>
            {part.wholes.map((whole) => (
              <Whole key={whole.kind} whole={whole} />
            ))}
            {actionOf?.(part)}
          </div>
          {part.changes.length > 0 && (
            <dl>
              {part.changes.map((change) => (
                // A part that is one place has no name beside its own.
                <div key={change.key} className={css.change} data-only={change.label === '' ? '' : undefined}>
                  <dt>{change.label || part.name}</dt>
                  <dd>{'whole' in change ? <Whole whole={change.whole} /> : <ChangedText before={change.before} after={change.after} />}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

const tones = { added: 'good', removed: 'bad', moved: 'plain' } as const

function Whole({ whole }: { whole: WholeChange }) {
  const { language, Mark } = useDialogKit()
  const values: WordValues = whole.kind === 'moved' ? { from: whole.from, to: whole.to } : {}
  return <Mark tone={tones[whole.kind]} text={wordIn(language, changeWords, whole.kind, values)} />
}

function ChangedText({ before, after }: { before: string; after: string }) {
  const { language } = useDialogKit()
  const word = (key: keyof typeof changeWords) => wordIn(language, changeWords, key)
  if (before === after) return <span className={css.small}>{word('formatting')}</span>
  if (before && after && /\s/.test(before + after)) {
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
