import { Suspense } from 'react'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import type { ShowPlace } from './checks-list.tsx'

const PublishDialog = lazyPart(
  () => import('./publish-dialog.tsx'),
  ({ PublishDialog }) => PublishDialog,
)
const ScheduleDialog = lazyPart(
  () => import('./schedule-dialog.tsx'),
  ({ ScheduleDialog }) => ScheduleDialog,
)
const ReviewDialog = lazyPart(
  () => import('../reviews/review-dialog.tsx'),
  ({ ReviewDialog }) => ReviewDialog,
)
const PreviewDialog = lazyPart(
  () => import('./preview-dialog.tsx'),
  ({ PreviewDialog }) => PreviewDialog,
)

export type PublicationDialog = 'preview' | 'publish' | 'review' | 'schedule'

type PublicationDialogsProps = {
  /** The dialog that is open. */
  dialog: PublicationDialog | null
  onClose: () => void
  onDialog: (dialog: PublicationDialog) => void
  flush: () => Promise<void>
  onShow: ShowPlace
}

/** The dialogs that bring the open page to visitors or to reviewers. */
export function PublicationDialogs({ dialog, onClose, onDialog, flush, onShow }: PublicationDialogsProps) {
  const { session, document } = usePageEditor()
  const draft = useAtom(session.$facts)
  const problems = useAtom(session.$problems)
  const shared = { isOpen: true, onClose, pageId: session.page, flush }
  return (
    <Suspense>
      {dialog === 'publish' && (
        <PublishDialog
          {...shared}
          draftVersion={draft.version}
          problems={[...problems]}
          onPublished={() => {
            onClose()
            void session.pull(Number.POSITIVE_INFINITY)
          }}
          onShow={onShow}
          onReview={() => onDialog('review')}
          onLeaveSamples={({ changed, removed }) =>
            document.change((content) => {
              const by = new Map(changed.map((block) => [block.id, block]))
              return { ...content, blocks: content.blocks.filter(({ id }) => !removed.includes(id)).map((block) => by.get(block.id) ?? block) }
            })
          }
        />
      )}
      {dialog === 'schedule' && <ScheduleDialog {...shared} onShow={onShow} />}
      {dialog === 'review' && <ReviewDialog onClose={onClose} pageId={session.page} flush={flush} />}
      {dialog === 'preview' && <PreviewDialog {...shared} />}
    </Suspense>
  )
}
