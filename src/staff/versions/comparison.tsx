import { useEffect, useMemo, useRef, useState } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { type ChangedPart, ChangeList, countOf } from '../differences/change-list.tsx'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import { sayRefusal } from '../say-refusal.ts'
import css from './versions.module.css'
import type { Answered, ListedVersion, Side, VersionsKind } from './versions-kind.ts'
import { versionWords } from './words.ts'

type ComparisonProps<Content> = {
  kind: VersionsKind<Content>
  /** Those that can be chosen. */
  versions: readonly ListedVersion[]
  /** The draft. */
  content: Content
  initial: { before: Side; after: Side }
  onClose: () => void
  /** Absent for whoever may not write. */
  onRestore: ((number: number) => void) | undefined
  onRestorePart: (number: number, part: string, name: string) => void
}

/** Two states of a document: all that differs, and both drawn beside each other where its kind can. What is restored is the earlier one, into the draft. */
export function Comparison<Content>({ kind, versions, content, initial, onClose, onRestore, onRestorePart }: ComparisonProps<Content>) {
  const { language, momentOf, Dialog, Button, Choice, Tabs } = useDialogKit()
  const word = (key: keyof typeof versionWords, values?: WordValues) => wordIn(language, versionWords, key, values)
  const [sides, setSides] = useState(initial)
  const [tab, setTab] = useState<'changes' | 'side_by_side'>('changes')
  const before = useSide(kind, sides.before, content)
  const after = useSide(kind, sides.after, content)
  const [old, now] = [before?.ok ? before.data : undefined, after?.ok ? after.data : undefined]
  const { changesOf, drawSides } = kind
  const parts = useMemo(() => (old === undefined || now === undefined ? undefined : changesOf(old, now)), [old, now, changesOf])
  const refused = [before, after].find((answer) => answer?.ok === false)

  const { now: nowTexts } = kind.texts
  const nameOf = (side: Side) => (side === 'draft' ? (nowTexts?.name ?? word('draft')) : word('version', { number: side }))
  const options = [
    { value: 'draft', label: nowTexts?.full ?? word('current_draft') },
    ...versions.map(({ number, at }) => ({ value: String(number), label: `${word('version', { number })} · ${momentOf(at)}` })),
  ]
  const choose = (name: 'before' | 'after') => (value: string) => setSides({ ...sides, [name]: value === 'draft' ? 'draft' : Number(value) })
  const { before: number } = sides
  const isIntoDraft = number !== 'draft' && sides.after === 'draft'
  const partOf = kind.restore?.part
  const restorePart = (part: ChangedPart) => {
    const name = old === undefined ? null : partOf?.nameIn(old, part.key)
    if (!isIntoDraft || !partOf || name === null || name === undefined) return null
    return <Button isSmall label={partOf.label} onPress={() => onRestorePart(number, part.key, name)} />
  }
  const count = parts === undefined ? word('changes') : word('changes_count', { count: countOf(parts) })
  const list = parts ? (
    <ChangeList parts={parts} actionOf={restorePart} />
  ) : (
    !refused && (
      <p role="status" className={css.small}>
        {word('loading')}
      </p>
    )
  )
  return (
    <Dialog title={word('compare_title')} size="full" onClose={onClose}>
      <div className={css.compare}>
        <div className={css.sides}>
          <Choice label={word('before')} options={options} value={String(sides.before)} onChange={choose('before')} />
          <Choice label={word('after')} options={options} value={String(sides.after)} onChange={choose('after')} />
        </div>
        {isIntoDraft && onRestore && parts && parts.length > 0 && (
          <div>
            <Button label={word('restore_version', { number })} onPress={() => onRestore(number)} />
          </div>
        )}
        {refused?.ok === false && (
          <p role="alert" className={css.failure}>
            {sayRefusal(language, refused.code)}
          </p>
        )}
        {drawSides ? (
          <Tabs
            label={word('compare_title')}
            current={tab}
            onChange={setTab}
            tabs={[
              { id: 'changes', label: count, content: list },
              { id: 'side_by_side', label: word('side_by_side'), content: tab === 'side_by_side' && drawSides([sides.before, sides.after], nameOf) },
            ]}
          />
        ) : (
          <section className={css.panel} aria-label={count}>
            <h3 className={css.count}>{count}</h3>
            {list}
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** The content of a side; undefined until it is loaded. */
function useSide<Content>(kind: VersionsKind<Content>, side: Side, draft: Content): Answered<Content> | undefined {
  const [answer, setAnswer] = useState<{ number: number; answer: Answered<Content> }>()
  const read = useRef(kind.read)
  read.current = kind.read

  // The network; the answer of an outdated request is dropped.
  useEffect(() => {
    if (side === 'draft') return
    const control = new AbortController()
    read.current(side, control.signal).then((sideAnswer) => {
      if (!control.signal.aborted) setAnswer({ number: side, answer: sideAnswer })
    })
    return () => control.abort()
  }, [side])
  if (side === 'draft') return { ok: true, data: draft }
  return answer?.number === side ? answer.answer : undefined
}
