import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { AnswerOfOne, CodeOf } from '#staff/calls/call-types.ts'
import { BIN_DAYS } from '#domains/content/index.ts'
import { Checkbox } from '../ui/inputs/choices.tsx'
import { ConfirmDialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import { LinksHere } from './links-here.tsx'
import { AskForApproval } from '../reviews/ask-for-approval.tsx'
import type { TaskDialogProps } from './task-dialog.ts'
import { type PageSummary, pagesBelow } from './page-tree-model.ts'
import css from './pages.module.css'
import { pagesWords } from './words.ts'

type Kind = 'disable' | 'enable' | 'unpublish' | 'delete'
type StatusCall = 'POST /api/pages/{id}/status' | 'DELETE /api/pages/{id}'

const done = { disable: 'disabled', enable: 'enabled', unpublish: 'unpublished', delete: 'deleted' } as const

/** Asks for confirmation before a page becomes visible to visitors or stops being visible. */
export function StatusDialog({ kind, page, title, pages, onClose, onDone }: TaskDialogProps & { kind: Kind }) {
  const word = useWord(pagesWords)
  const say = useFailure()
  const [allowPreview, setAllowPreview] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CodeOf<StatusCall> | null>(null)
  const path = `/${page.path}`
  const below = kind === 'delete' ? pagesBelow(pages, page.path).length : 0

  const act = async () => {
    setIsBusy(true)
    const answer = await send(kind, page, allowPreview)
    setIsBusy(false)
    if (!answer.ok) return setFailure(answer.code)
    onDone(word(done[kind], { title, path }), { changed: [page.id], isDeleted: kind === 'delete' })
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={kind === 'enable' ? word('enable') : word(`${kind}_title`, { title })}
      confirmLabel={word(kind === 'delete' ? 'delete_do' : kind)}
      isDanger={kind === 'delete'}
      isBusy={isBusy}
      onConfirm={act}
    >
      <div className={css.form}>
        {failure && failure !== 'not_approved' && <Notice kind="error">{say(failure)}</Notice>}
        {failure === 'not_approved' && <AskForApproval pageId={page.id} action={kind === 'enable' ? 'publish' : 'unpublish'} />}
        {kind === 'enable' ? (
          <p>
            <bdi dir="ltr">{path}</bdi>
          </p>
        ) : (
          <p>{word(`${kind}_text`, { path, days: BIN_DAYS })}</p>
        )}
        {below > 0 && <p>{word('delete_children', { count: below })}</p>}
        {kind !== 'enable' && <LinksHere pageId={page.id} />}
        {kind === 'disable' && <Checkbox label={word('allow_preview')} isOn={allowPreview} onChange={setAllowPreview} />}
      </div>
    </ConfirmDialog>
  )
}

function send(kind: Kind, { id, version }: PageSummary, allowPreview: boolean): Promise<AnswerOfOne<StatusCall>> {
  const params = { id }
  if (kind === 'delete') return callByName('DELETE /api/pages/{id}', { params })
  const bodies = { disable: { status: 'disabled', allow_disabled: allowPreview }, enable: { status: 'published' }, unpublish: { status: 'draft' } } as const
  return callByName('POST /api/pages/{id}/status', { params, body: bodies[kind], ifMatch: version })
}
