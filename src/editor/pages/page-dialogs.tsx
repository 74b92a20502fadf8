import { useWord } from '../words/use-word.ts'
import { BinDialog } from './bin-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import type { PageTask } from './page-menu.ts'
import { type PageSummary, titleOf } from './page-tree-model.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'
import type { Finish } from './task-dialog.ts'
import { TemplateDialog } from './templates/template-dialog.tsx'
import { binWords } from './words.ts'

type PageDialogsProps = { task: PageTask | null; pages: readonly PageSummary[]; onClose: () => void; onDone: Finish }

/** The dialog of the task that was chosen. */
export function PageDialogs({ task, pages, onClose, onDone }: PageDialogsProps) {
  if (task === null || task.kind === 'sections') return null
  if (task.kind === 'new') return <NewPageDialog parent={task.parent} pages={pages} onClose={onClose} onDone={onDone} />
  if (task.kind === 'bin') return <Bin pages={pages} onClose={onClose} onDone={onDone} />
  const { page } = task
  const shared = { page, title: titleOf({ page, name: page.path.split('/').at(-1) ?? '' }) || '/', pages, onClose, onDone }
  if (task.kind === 'move') return <MoveDialog {...shared} />
  if (task.kind === 'duplicate') return <DuplicateDialog {...shared} />
  if (task.kind === 'template') return <TemplateDialog {...shared} />
  if (task.kind === 'redirect') return <RedirectDialog {...shared} />
  return <StatusDialog {...shared} kind={task.kind} />
}

function Bin({ pages, onClose, onDone }: Omit<PageDialogsProps, 'task'>) {
  const word = useWord(binWords)
  return (
    <BinDialog
      pages={pages}
      onClose={onClose}
      onRestored={(page) => onDone(word('restored', { title: page.title || `/${page.path}` }), page.type === 'folder' ? {} : { open: page })}
    />
  )
}
