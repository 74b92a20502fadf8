import { useCallback, useSyncExternalStore } from 'react'
import type { CommentThread } from '#domains/content/index.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'

/** The open discussions of a block. Only a change of the number redraws. */
export function useOpenCount(block: string): number {
  const { $threads } = usePageEditor().comments
  return useSyncExternalStore(
    useCallback((listener) => $threads.listen(() => listener()), [$threads]),
    () => openOf($threads.get(), block).length,
  )
}

/** The open discussions of the whole page. */
export function useAllOpenCount(): number {
  const threads = useAtom(usePageEditor().comments.$threads)
  return threads.filter((thread) => !thread.is_resolved).length
}

export function openOf(threads: readonly CommentThread[], block: string): CommentThread[] {
  return threads.filter((thread) => thread.block_id === block && !thread.is_resolved)
}
