import type { PageSummary } from './page-tree-model.ts'

/** What a dialog has done: pages that are no longer as they were, and one to open. */
export type Finish = (text: string, result: { open?: PageSummary; changed?: number[]; isDeleted?: boolean }) => void

export type TaskDialogProps = { page: PageSummary; title: string; pages: readonly PageSummary[]; onClose: () => void; onDone: Finish }
