import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { MetaheadDialog } from './metahead-dialog.tsx'
import { MetaheadItem } from './metahead-item.tsx'
import css from './metaheads.module.css'
import type { ListedMetahead } from './listed-metahead.ts'
import { metaheadsWords } from './words.ts'

/**
 * The metaheads of one page. Staff with `metaheads.write` change them here; others can read them and are told why they cannot change
 * them. The server checks the permission again.
 */
export function PageMetaheads({ pageId, mayWrite }: { pageId: number; mayWrite: boolean }) {
  const word = useWord(metaheadsWords)
  const say = useFailure()
  const toast = useToast()
  const [editedMetahead, setEditedMetahead] = useState<ListedMetahead | 'new' | null>(null)
  const [metaheadToDelete, setMetaheadToDelete] = useState<ListedMetahead | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  // Only staff who may write get the list with versions; all staff may read the metaheads of a page.
  const query = mayWrite ? { page: 1, per_page: 200, rdx_core_page_id: pageId } : { 'q[page_id_equal_or_null]': pageId }
  const { data, failure, isLoading, reload } = useAnswer('GET /api/metaheads', { query })
  const metaheads = data?.filter((one) => one.rdx_core_page_id === pageId).toSorted((one, other) => one.sequence - other.sequence)

  const remove = async () => {
    if (!metaheadToDelete) return
    setIsBusy(true)
    const answer = await callByName('DELETE /api/metaheads/{id}', { params: { id: metaheadToDelete.id } })
    setIsBusy(false)
    setMetaheadToDelete(null)
    toast(answer.ok ? { text: word('deleted') } : { text: say(answer.code), kind: 'error' })
    reload()
  }
  return (
    <section className={css.metaheads} aria-label={word('title')}>
      <p className={css.small}>{word('explain')}</p>
      {!mayWrite && <Notice>{word('editors_read')}</Notice>}
      {failure && (
        <Notice kind="error" action={<Button onClick={reload}>{word('retry')}</Button>}>
          {say(failure)}
        </Notice>
      )}
      {!metaheads && isLoading && <Spinner label={word('loading')} />}
      {metaheads?.length === 0 && <p className={css.small}>{word('none')}</p>}
      <ul className={css.list}>
        {metaheads?.map((metahead) => (
          <MetaheadItem
            key={metahead.id}
            metahead={metahead}
            mayWrite={mayWrite}
            onEdit={() => setEditedMetahead(metahead)}
            onDelete={() => setMetaheadToDelete(metahead)}
          />
        ))}
      </ul>
      {mayWrite && (
        <Button icon="add" className={css.add} onClick={() => setEditedMetahead('new')}>
          {word('add')}
        </Button>
      )}
      {editedMetahead !== null && (
        <MetaheadDialog
          pageId={pageId}
          metahead={editedMetahead === 'new' ? null : editedMetahead}
          nextSequence={(metaheads?.at(-1)?.sequence ?? 0) + 1}
          onClose={() => setEditedMetahead(null)}
          onSaved={() => {
            setEditedMetahead(null)
            toast({ text: word('saved') })
            reload()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={metaheadToDelete !== null}
        onClose={() => setMetaheadToDelete(null)}
        title={word('delete_title')}
        confirmLabel={word('delete')}
        isDanger
        isBusy={isBusy}
        onConfirm={remove}
      >
        <p>{word('delete_text')}</p>
      </ConfirmDialog>
    </section>
  )
}
