import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { ListedSection } from '#domains/content/index.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../ui/dialogs/dialog.tsx'
import { Badge, EmptyState, Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useWord } from '../words/use-word.ts'
import { SectionUses } from './section-uses.tsx'
import css from './sections.module.css'
import { reloadSections, useSections } from './sections-store.ts'
import { sectionWords } from './words.ts'

type SectionsDialogProps = { onOpen: (section: number) => void; onDeleted: (section: number) => void; onClose: () => void }

/** All shared sections: where they stand, and the way to edit or delete one. */
export function SectionsDialog({ onOpen, onDeleted, onClose }: SectionsDialogProps) {
  const word = useWord(sectionWords)
  const { sections, isFailed } = useSections()
  const [doomed, setDoomed] = useState<ListedSection | null>(null)
  return (
    <>
      <Dialog isOpen onClose={onClose} title={word('sections')} size="m">
        <div className={css.stack}>
          <p>{word('list_about')}</p>
          {isFailed && (
            <Notice kind="error" action={<Button onClick={() => void reloadSections()}>{word('sections')}</Button>}>
              {word('list_failed')}
            </Notice>
          )}
          {!sections && !isFailed && <Spinner label={word('loading')} />}
          {sections?.length === 0 && (
            <EmptyState icon="copy" title={word('list_empty')}>
              {word('list_empty_hint')}
            </EmptyState>
          )}
          <ul className={css.list}>
            {sections?.map((section) => (
              <li key={section.id} className={css.row}>
                <span className={css.text}>
                  <strong className={css.name}>
                    <bdi>{section.name || word('unnamed')}</bdi>
                  </strong>
                  <span className={css.about}>{section.uses === 0 ? word('uses_none') : word('uses_count', { count: section.uses })}</span>
                </span>
                {section.status !== 'published' && <Badge kind="warning">{word('not_published')}</Badge>}
                {section.status === 'published' && section.has_draft && <Badge>{word('has_draft')}</Badge>}
                <IconButton icon="edit" label={word('open_named', { name: section.name })} onClick={() => onOpen(section.id)} />
                <IconButton icon="trash" label={word('delete', { name: section.name })} onClick={() => setDoomed(section)} />
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      {doomed && (
        <DeleteSection
          section={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null)
            onDeleted(doomed.id)
          }}
        />
      )}
    </>
  )
}

function DeleteSection({ section: { id, name, uses }, onClose, onDeleted }: { section: ListedSection; onClose: () => void; onDeleted: () => void }) {
  const word = useWord(sectionWords)
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  // Somebody may have put it on a page since the list was loaded.
  const [isUsed, setIsUsed] = useState(uses > 0)
  const remove = async () => {
    setIsBusy(true)
    const answer = await callByName('DELETE /api/sections/{id}', { params: { id }, ...(isUsed ? { query: { even_used: true } } : {}) })
    setIsBusy(false)
    if (!answer.ok && answer.code === 'used') return setIsUsed(true)
    void reloadSections()
    if (!answer.ok) return toast({ kind: 'error', text: word('not_deleted') })
    toast({ text: word('deleted', { name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={word('delete_title', { name })}
      confirmLabel={word('delete_do')}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <div className={css.stack}>
        {isUsed && <SectionUses key="used" section={id} />}
        <p>{word(isUsed ? 'delete_used' : 'delete_free')}</p>
      </div>
    </ConfirmDialog>
  )
}
