import { useState } from 'react'
import { type StaffAnswer, staffFetch } from '#domains/accounts/index.ts'
import type { Draft, PageContent } from '#domains/content/index.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { useFailure } from '../ui/failure.ts'
import { Badge, EmptyState, Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { useVersions } from './use-versions.ts'
import { versionsPath } from './version-record.ts'
import css from './versions.module.css'
import { versionsWords } from './words.ts'

export type VersionsPanelProps = {
  pageId: number
  /** The draft's, for `If-Match`. */
  draftVersion: number
  /** The draft as it is now. */
  content: PageContent
  onRestored: (draft: Draft) => void
  /** The page's, which changes with what is kept of it. */
  liveVersion: number
}

type Wanted = { number: number; block: string | undefined; name: string }

/** The history of a page: who kept what and when, comparing any two, bringing back a page or a block. */
export function VersionsPanel({ pageId, draftVersion, content, liveVersion, onRestored }: VersionsPanelProps) {
  const word = useWord(versionsWords)
  const say = useFailure()
  const moment = useMoment()
  const toast = useToast()
  const { versions, total, failure, isLoading, more, reload } = useVersions(pageId, liveVersion)
  const [compared, setCompared] = useState<number | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const restore = async () => {
    if (!wanted) return
    setIsBusy(true)
    const body = wanted.block === undefined ? {} : { block: wanted.block }
    const answer: StaffAnswer<Draft> = await staffFetch<Draft>(versionsPath(pageId, `/${wanted.number}/restore`), {
      method: 'POST',
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
        {versions?.map(({ number, kind, note, author, created_at }) => (
          <li key={number} className={css.version}>
            <div className={css.versionText}>
              <p className={css.versionHead}>
                <span className={css.versionName}>{word('version', { number })}</span>
                <Badge kind={kind === 'published' ? 'done' : 'info'}>{word(`kind_${kind}`)}</Badge>
              </p>
              <p className={css.small}>
                <bdi>{author || word('by_system')}</bdi> · <time dateTime={created_at}>{moment(created_at)}</time>
              </p>
              {note && kind !== 'restored' && (
                <p className={css.note}>
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
            <IconButton icon="compare" label={word('compare_with_draft', { number })} onClick={() => setCompared(number)} />
            <IconButton
              icon="undo"
              label={word('restore_version', { number })}
              onClick={() => {
                setRefusal(null)
                setWanted({ number, block: undefined, name: '' })
              }}
            />
          </li>
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
          onRestoreBlock={(number, block, name) => {
            setRefusal(null)
            setWanted({ number, block, name })
          }}
        />
      )}
      <ConfirmDialog
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        title={
          wanted?.block === undefined
            ? word('restore_title', { number: wanted?.number ?? 0 })
            : word('restore_block_title', { number: wanted.number, block: wanted.name })
        }
        confirmLabel={word('restore')}
        isBusy={isBusy}
        onConfirm={restore}
      >
        {refusal && <Notice kind="error">{say(refusal)}</Notice>}
        <p>{word(wanted?.block === undefined ? 'restore_text' : 'restore_block_text')}</p>
      </ConfirmDialog>
    </section>
  )
}
