import { useState } from 'react'
import { blockTemplates } from '../catalogue/block-templates.ts'
import type { Conflict, PageContent } from '#domains/content/index.ts'
import type { OpenConflict } from '#staff/drafts/draft-session.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { nameIn } from '#fields/name-in.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useLanguage } from '../words/language.tsx'
import type { Words } from '#kernel/words/words.ts'
import { useWord } from '../words/use-word.ts'
import css from './conflict-dialog.module.css'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from './use-page-editor.tsx'

const conflictWords = {
  title: ['Two people changed the same', 'تعديلان على الموضع نفسه'],
  intro: [
    'Somebody saved these while you were writing. Choose what stays in each place; nothing is lost until you do.',
    'حُفظت هذه القيم أثناء تحريرك. اختر ما يبقى في كل موضع، ولا يضيع شيء قبل اختيارك.',
  ],
  mine: ['Mine', 'نسختي'],
  theirs: ['Theirs', 'النسخة المحفوظة'],
  all_mine: ['All mine', 'نسختي في الكل'],
  all_theirs: ['All theirs', 'المحفوظة في الكل'],
  done: ['Keep these', 'اعتماد الاختيار'],
  removed: ['Deleted', 'محذوف'],
  empty: ['Empty', 'فارغ'],
  whole_block: ['The whole block', 'المكوّن كله'],
  whole_group: ['The whole item', 'العنصر كله'],
  is_hidden: ['Shown or hidden', 'الإظهار والإخفاء'],
  page: ['Page settings', 'إعدادات الصفحة'],
  item: ['item {number}', 'العنصر {number}'],
} as const satisfies Words

/** Asks, field by field, whose change is kept. It cannot be closed without a decision, since one of the changes would get lost. */
export function ConflictDialog() {
  const { session } = usePageEditor()
  const open = useAtom(session.$conflict)
  return open ? <Open open={open} onDecide={session.decide} /> : null
}

function Open({ open, onDecide }: { open: OpenConflict<PageContent, Conflict>; onDecide: (mine: ReadonlySet<number>) => void }) {
  const word = useWord(conflictWords)
  const place = usePlace(open)
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set(open.conflicts.keys()))
  const choose = (index: number, isMine: boolean) => {
    const next = new Set(mine)
    if (isMine) next.add(index)
    else next.delete(index)
    setMine(next)
  }
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      preventClose
      title={word('title')}
      footer={
        <>
          <Button onClick={() => setMine(new Set())}>{word('all_theirs')}</Button>
          <Button onClick={() => setMine(new Set(open.conflicts.keys()))}>{word('all_mine')}</Button>
          <Button variant="primary" onClick={() => onDecide(mine)}>
            {word('done')}
          </Button>
        </>
      }
    >
      <p>{word('intro')}</p>
      {open.conflicts.map((conflict, index) => (
        <fieldset key={[conflict.block, conflict.group, conflict.field].join('/')} className={css.conflict}>
          <legend className={css.place}>{place(conflict)}</legend>
          <div className={css.sides}>
            {([true, false] as const).map((isMine) => (
              <label key={String(isMine)} className={css.side}>
                <span className={css.choice}>
                  <input type="radio" name={`conflict-${index}`} checked={mine.has(index) === isMine} onChange={() => choose(index, isMine)} />
                  {word(isMine ? 'mine' : 'theirs')}
                </span>
                <span className={css.value} dir="auto">
                  {shownValue(isMine ? conflict.mine : conflict.theirs, word('removed'), word('empty'))}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  )
}

function shownValue(value: unknown, removed: string, empty: string): string {
  if (value === null || value === undefined) return removed
  if (value === '') return empty
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** Returns the place of a conflict in words: page, block, item, field. */
function usePlace({ mine, base }: OpenConflict<PageContent, Conflict>): (conflict: Conflict) => string {
  const word = useWord(conflictWords)
  const nameOf = useTemplateName()
  const { language } = useLanguage()
  return ({ block: id, group, field }) => {
    if (id === undefined) return [word('page'), field].join(' · ')
    const block = mine.blocks.find((one) => one.id === id) ?? base.blocks.find((one) => one.id === id)
    const template = blockTemplates.get(block?.template ?? '')?.block
    const fields = group === undefined ? template?.fields : template?.groups?.fields
    const known = fields?.find(({ symbol }) => symbol === field)
    const own = { $block: word('whole_block'), $group: word('whole_group'), $is_hidden: word('is_hidden') }[field]
    const number = group === undefined ? [] : [word('item', { number: (block?.positions.indexOf(group) ?? 0) + 1 })]
    return [nameOf(block?.template ?? ''), ...number, own ?? (known ? nameIn(language, known.label) : field)].join(' · ')
  }
}
