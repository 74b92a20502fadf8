import { useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { BIN_DAYS, parsePagePath, sectionNameIn } from '#domains/content/index.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { EmptyState, Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import css from './bin-dialog.module.css'
import { PathInput, pathFlaw } from './path-input.tsx'
import type { AddedPage, PageSummary } from './page-tree-model.ts'
import { refusedPath } from './refused-path.ts'
import { binWords, pagesWords } from './words.ts'

type BinnedPage = DataOf<'GET /api/binned_pages'>[number]
type BinDialogProps = { pages: readonly PageSummary[]; onClose: () => void; onRestored: (page: AddedPage) => void }

/** The deleted pages that can still be restored. */
export function BinDialog({ pages, onClose, onRestored }: BinDialogProps) {
  const word = useWord(binWords)
  const say = useFailure()
  const [binned, setBinned] = useState<readonly BinnedPage[] | { failure: string }>()

  // The network.
  useEffect(() => {
    const control = new AbortController()
    listBin(control.signal).then((pagesInBin) => {
      if (!control.signal.aborted) setBinned(pagesInBin)
    })
    return () => control.abort()
  }, [])

  return (
    <Dialog isOpen onClose={onClose} title={word('bin')} size="m">
      <div className={css.bin}>
        <p>{word('bin_text', { days: BIN_DAYS })}</p>
        {!binned && <Spinner label={word('loading')} />}
        {binned && 'failure' in binned && <Notice kind="error">{say(binned.failure)}</Notice>}
        {Array.isArray(binned) && binned.length === 0 && <EmptyState icon="trash" title={word('bin_empty')} />}
        {Array.isArray(binned) && binned.length > 0 && (
          <ul className={css.list}>
            {binned.map((page: BinnedPage) => (
              <Row key={page.id} page={page} pages={pages} onRestored={onRestored} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

type RowProps = { page: BinnedPage; pages: readonly PageSummary[]; onRestored: (page: AddedPage) => void }

/** One deleted page. When another page has taken its path, it asks for a new one. */
function Row({ page, pages, onRestored }: RowProps) {
  const word = useWord(binWords)
  const wordOfPages = useWord(pagesWords)
  const say = useFailure()
  const moment = useMoment()
  const pathsInUse = new Set(pages.map(({ path }) => path))
  const [asksPath, setAsksPath] = useState(pathsInUse.has(page.path))
  const [typedPath, setTypedPath] = useState(page.path)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const title = page.title || `/${page.path}`
  const flaw = asksPath ? pathFlaw(typedPath, pathsInUse) : null

  const restore = async () => {
    if (flaw) return
    setIsBusy(true)
    const path = asksPath ? parsePagePath(typedPath) : null
    const answer = await callByName('POST /api/binned_pages/{id}/restore', { params: { id: page.id }, body: path === null ? {} : { path } })
    setIsBusy(false)
    if (answer.ok) return onRestored(answer.data)
    const reason = refusedPath(answer, wordOfPages)
    setAsksPath(asksPath || reason !== undefined)
    setRefusal(reason)
    setFailure(reason ? null : answer.code)
  }
  return (
    <li className={css.row}>
      <div className={css.about}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {sectionNameIn(page.path) === null && (
          <bdi dir="ltr" className={css.small}>
            /{page.path}
          </bdi>
        )}
        <span className={css.small}>{word(page.binned_by ? 'deleted_by' : 'deleted_at', { name: page.binned_by, moment: moment(page.binned_at) })}</span>
        <span className={css.small}>{word('kept_until', { moment: moment(page.kept_until) })}</span>
        {asksPath && (
          <PathInput
            label={word('restore_path')}
            value={typedPath}
            onChange={(value) => {
              setTypedPath(value)
              setRefusal(undefined)
            }}
            problem={refusal ?? (flaw ? wordOfPages(flaw) : undefined)}
          />
        )}
        {failure && <Notice kind="error">{say(failure)}</Notice>}
      </div>
      <Button icon="undo" size="s" isBusy={isBusy} aria-label={word('restore_page', { title })} onClick={restore}>
        {word('restore')}
      </Button>
    </li>
  )
}

const PER_PAGE = 200

async function listBin(signal: AbortSignal): Promise<readonly BinnedPage[] | { failure: string }> {
  const answer = await callByName('GET /api/binned_pages', { query: { per_page: PER_PAGE, sort: 'binned_at', order: 'desc' }, signal })
  return answer.ok ? answer.data : { failure: answer.code }
}
