import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Draft, PageContent } from '#domains/content/index.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { EmptyState, Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useWord } from '../words/use-word.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { useVersions } from './use-versions.ts'
import { VersionItem } from './version-item.tsx'
import css from './versions.module.css'
import { versionsWords } from './words.ts'

export type VersionsPanelProps = {
  pageId: number
  /** The version of the draft, for `If-Match`. */
  draftVersion: number
  /** The draft as it is now. */
  content: PageContent
  onRestored: (draft: Draft) => void
  /** The version of the page itself; the history is loaded again when it changes. */
  liveVersion: number
}

/** What to restore: a whole version, or one named block of it. */
type Restoration = { number: number; block: string | undefined; name: string }

/** The history of a page: who saved which version and when. Any two can be compared; a version or one block of it can be restored. */
export function VersionsPanel({ pageId, draftVersion, content, liveVersion, onRestored }: VersionsPanelProps) {
  const word = useWord(versionsWords)
  const say = useFailure()
  const toast = useToast()
  const { versions, total, failure, isLoading, more, reload } = useVersions(pageId, liveVersion)
  const [compared, setCompared] = useState<number | null>(null)
  const [wanted, setWanted] = useState<Restoration | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const ask = (restoration: Restoration) => {
    setRefusal(null)
    setWanted(restoration)
  }
  const restore = async () => {
    if (!wanted) return
    setIsBusy(true)
    const body = wanted.block === undefined ? {} : { block: wanted.block }
    const answer = await callByName('POST /api/pages/{id}/versions/{number}/restore', {
      params: { id: pageId, number: wanted.number },
      body,
      ifMatch: draftVersion,
    })
    setIsBusy(false)
    if (!answer.ok) return setRefusal(answer.code)
    toast({ text: word('restored', { number: wanted.number }) })
    setWanted(null)
    setCompared(null)
    reload()
    onRestored(answer.data)
  }

  return (
    <section className={css.panel} aria-label={word('versions')}>
      {failure && (
        <Notice kind="error" action={<Button onClick={reload}>{word('retry')}</Button>}>
          {say(failure)}
        </Notice>
      )}
      {!versions && isLoading && <Spinner label={word('loading')} />}
      {versions?.length === 0 && (
        <EmptyState icon="history" title={word('none')}>
          {word('none_hint')}
        </EmptyState>
      )}
      <ol className={css.list}>
        {versions?.map((version) => (
          <VersionItem
            key={version.number}
            version={version}
            onCompare={() => setCompared(version.number)}
            onRestore={() => ask({ number: version.number, block: undefined, name: '' })}
          />
        ))}
      </ol>
      {versions && versions.length < total && (
        <Button isBusy={isLoading} onClick={more}>
          {word('more')}
        </Button>
      )}
      {compared !== null && versions && (
        <CompareDialog
          pageId={pageId}
          versions={versions}
          content={content}
          initial={{ before: compared, after: 'draft' }}
          onClose={() => setCompared(null)}
          onRestoreBlock={(number, block, name) => ask({ number, block, name })}
        />
      )}
      {wanted && <RestoreDialog restoration={wanted} isBusy={isBusy} refusal={refusal} onClose={() => setWanted(null)} onConfirm={restore} />}
    </section>
  )
}

type RestoreDialogProps = { restoration: Restoration; isBusy: boolean; refusal: string | null; onClose: () => void; onConfirm: () => void }

function RestoreDialog({ restoration: { number, block, name }, isBusy, refusal, onClose, onConfirm }: RestoreDialogProps) {
  const word = useWord(versionsWords)
  const say = useFailure()
  const isWhole = block === undefined
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isWhole ? word('restore_title', { number }) : word('restore_block_title', { number, block: name })}
      confirmLabel={word('restore')}
      isBusy={isBusy}
      onConfirm={onConfirm}
    >
      {refusal && <Notice kind="error">{say(refusal)}</Notice>}
      <p>{word(isWhole ? 'restore_text' : 'restore_block_text')}</p>
    </ConfirmDialog>
  )
}
