import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'
import type { PageEditor } from './page-editor.ts'

const EditorContext = createContext<PageEditor | null>(null)

export function PageEditorProvider({ editor, children }: { editor: PageEditor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>
}

/** The page that is being edited. Throws outside of its provider. */
export function usePageEditor(): PageEditor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no page being edited here')
  return editor
}

/** A block by its id; only a change of this block redraws. */
export function useBlock(id: string): StoredBlock | undefined {
  const { document } = usePageEditor()
  return useSyncExternalStore(
    useCallback((listener) => document.subscribeBlock(id, listener), [document, id]),
    () => document.block(id),
  )
}

/** Whether this block is selected. Only blocks whose answer changes are redrawn. */
export function useIsSelected(id: string): boolean {
  const { $selected } = usePageEditor()
  return useSyncExternalStore(
    useCallback((listener) => $selected.listen(() => listener()), [$selected]),
    () => $selected.get() === id,
  )
}

/** Whether this block is one of several that are chosen. */
export function useIsOneOfSeveral(id: string): boolean {
  const { $chosen } = usePageEditor()
  return useSyncExternalStore(
    useCallback((listener) => $chosen.listen(() => listener()), [$chosen]),
    () => $chosen.get().length > 1 && $chosen.get().includes(id),
  )
}

/** A block as it is drawn on the page. It does not change while somebody types in it there, so that nothing moves under the caret. */
export function useDrawnBlock(id: string): StoredBlock | undefined {
  const { document, $typedIn } = usePageEditor()
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const stops = [document.subscribeBlock(id, listener), $typedIn.listen(() => listener())]
        return () => {
          for (const stop of stops) stop()
        }
      },
      [document, $typedIn, id],
    ),
    () => {
      const typedIn = $typedIn.get()
      return typedIn?.id === id ? typedIn : document.block(id)
    },
  )
}

/** The ids of the page's blocks; values that change in them do not redraw. */
export function useOrder(): readonly string[] {
  const { document } = usePageEditor()
  return useSyncExternalStore(document.subscribe, document.order)
}

/** A part of the content. `select` must return the same object while that part has not changed. */
export function useContent<Value>(select: (content: PageContent) => Value): Value {
  const { document } = usePageEditor()
  return useSyncExternalStore(document.subscribe, () => select(document.get()))
}
