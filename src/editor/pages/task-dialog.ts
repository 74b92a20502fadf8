import type { AddedPage, PageSummary } from './page-tree-model.ts'

/** Called when a task is done, with its message: `changed` are ids of pages that changed, `open` is a page to open. */
export type Finish = (text: string, result: { open?: AddedPage; changed?: number[]; isDeleted?: boolean }) => void

export type TaskDialogProps = { page: PageSummary; title: string; pages: readonly PageSummary[]; onClose: () => void; onDone: Finish }
