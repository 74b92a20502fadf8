import { useMemo, useState } from 'react'
import { diffPages, type PageContent } from '#domains/content/index.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { blockTitle } from '../outline/block-title.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/inputs/choices.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { ChangeList } from './change-list.tsx'
import { SideBySide } from './side-by-side.tsx'
import type { Side, VersionSummary } from './version-record.ts'
import css from './versions.module.css'
import { versionsWords } from './words.ts'

type CompareDialogProps = {
  pageId: number
  versions: readonly VersionSummary[]
  /** The draft. */
  content: PageContent
  initial: { before: Side; after: Side }
  onClose: () => void
  /** `name` is what people call the block. */
  onRestoreBlock: (number: number, block: string, name: string) => void
}

/** Two states of a page: the full list of what differs, and both drawn side by side. */
export function CompareDialog({ pageId, versions, content, initial, onClose, onRestoreBlock }: CompareDialogProps) {
  const word = useWord(versionsWords)
  const say = useFailure()
  const moment = useMoment()
  const nameOfTemplate = useTemplateName()
  const [sides, setSides] = useState(initial)
  const [tab, setTab] = useState<'changes' | 'side_by_side'>('changes')
  const before = useSideContent(pageId, sides.before, content)
  const after = useSideContent(pageId, sides.after, content)
  const failure = before.failure ?? after.failure
  const changes = useMemo(() => (before.content && after.content ? diffPages(before.content, after.content) : undefined), [before.content, after.content])

  const nameOf = (side: Side) => (side === 'draft' ? word('draft') : word('version', { number: side }))
  const options = [
    { value: 'draft', label: word('current_draft') },
    ...versions.map(({ number, created_at }) => ({ value: String(number), label: `${word('version', { number })} · ${moment(created_at)}` })),
  ]
  const choose = (name: 'before' | 'after') => (value: string) => setSides({ ...sides, [name]: value === 'draft' ? 'draft' : Number(value) })
  const restorable = (block: string) => {
    const { before: number } = sides
    const stored = before.content?.blocks.find(({ id }) => id === block)
    if (number === 'draft' || !stored) return null
    const name = [nameOfTemplate(stored.template), blockTitle(stored)].filter(Boolean).join(': ')
    return (
      <Button size="s" icon="undo" onClick={() => onRestoreBlock(number, block, name)}>
        {word('restore_block')}
      </Button>
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={word('compare_title')} size="full">
      <div className={css.compare}>
        <div className={css.sides}>
          <Select label={word('before')} options={options} value={String(sides.before)} onChange={choose('before')} />
          <Select label={word('after')} options={options} value={String(sides.after)} onChange={choose('after')} />
        </div>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        <Tabs
          label={word('compare_title')}
          current={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'changes',
              label: changes ? word('changes_count', { count: changes.length }) : word('changes'),
              content:
                changes && before.content && after.content ? (
                  <ChangeList changes={changes} before={before.content} after={after.content} actionOf={sides.after === 'draft' ? restorable : undefined} />
                ) : (
                  !failure && <Spinner label={word('loading')} />
                ),
            },
            {
              id: 'side_by_side',
              label: word('side_by_side'),
              content: <SideBySide pageId={pageId} sides={[sides.before, sides.after]} nameOf={nameOf} />,
            },
          ]}
        />
      </div>
    </Dialog>
  )
}

function useSideContent(pageId: number, side: Side, draft: PageContent): { content: PageContent | undefined; failure: string | null } {
  const { data, failure } = useAnswer('GET /api/pages/{id}/versions/{number}', side === 'draft' ? null : { params: { id: pageId, number: side } })
  if (side === 'draft') return { content: draft, failure: null }
  return { content: data?.number === side ? data.content : undefined, failure }
}
