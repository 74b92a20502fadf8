import { Suspense } from 'react'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import type { ShowPlace } from './checks-list.tsx'

const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).PublishDialog)
const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)
const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

export type PublicationDialog = 'preview' | 'publish' | 'schedule'

type PublicationDialogsProps = {
  /** The dialog that is open. */
  shown: PublicationDialog | null
  onClose: () => void
  flush: () => Promise<void>
  onShow: ShowPlace
}

/** The dialogs that bring the open page to visitors or to reviewers. */
export function PublicationDialogs({ shown, onClose, flush, onShow }: PublicationDialogsProps) {
  const { session } = usePageEditor()
  const draft = useAtom(session.$draft)
  const problems = useAtom(session.$problems)
  const shared = { isOpen: true, onClose, pageId: session.page, flush }
  return (
    <Suspense>
      {shown === 'publish' && (
        <PublishDialog
          {...shared}
          draftVersion={draft.version}
          problems={[...problems]}
          onPublished={() => {
            onClose()
            void session.pull(Number.POSITIVE_INFINITY)
          }}
          onShow={onShow}
        />
      )}
      {shown === 'schedule' && <ScheduleDialog {...shared} onShow={onShow} />}
      {shown === 'preview' && <PreviewDialog {...shared} />}
    </Suspense>
  )
}
