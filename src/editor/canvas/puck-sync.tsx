import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { canvasItems, ROOT_ZONE } from './canvas-items.ts'

const usePuckStore = createUsePuck()

const AFTER_DRAG_MS = 200
/** So much of a block is enough to see that it is there. */
const SEEN_PX = 80
const DRAWN_WITHIN_FRAMES = 30

/**
 * Keeps Puck's order and selection those of the document, which is the one that counts. Puck holds no values: a keystroke never
 * reaches it, and it knows of structure only.
 */
export function PuckSync() {
  const { document, $selected } = usePageEditor()
  const getPuck = useGetPuck()
  const chosen = usePuckStore((state) => state.selectedItem?.props.id ?? null) as string | null
  const isDragging = usePuckStore((state) => state.appState.ui.isDragging)

  // The document and Puck are both outside of React.
  useEffect(() => {
    let isPlanned = false
    let later: ReturnType<typeof setTimeout> | undefined
    const select = (id: string | null) => {
      const { appState, dispatch } = getPuck()
      const index = appState.data.content.findIndex((item) => item.props.id === id)
      const { itemSelector } = appState.ui
      if ((itemSelector?.index ?? -1) === index) return
      dispatch({ type: 'setUi', ui: { itemSelector: index < 0 ? null : { index, zone: ROOT_ZONE } } })
    }
    const follow = () => {
      const { appState, dispatch } = getPuck()
      // Under somebody's hand nothing moves: what others did comes into view after the drop.
      if (appState.ui.isDragging) {
        later = setTimeout(follow, AFTER_DRAG_MS)
        return
      }
      isPlanned = false
      const order = document.order()
      const { content } = appState.data
      if (content.length !== order.length || content.some((item, index) => item.props.id !== order[index])) {
        dispatch({ type: 'setData', data: () => ({ content: canvasItems(document.get()) }) })
      }
      select($selected.get())
    }
    // Puck selects what it has just put in only after it has told of it.
    const plan = () => {
      if (isPlanned) return
      isPlanned = true
      queueMicrotask(follow)
    }
    let order = document.order()
    const stopDocument = document.subscribe(() => {
      if (document.order() === order) return
      order = document.order()
      plan()
    })
    const stopSelection = $selected.listen((id) => {
      plan()
      if (id !== null) bringIntoView(id)
    })
    plan()
    return () => {
      clearTimeout(later)
      stopDocument()
      stopSelection()
    }
  }, [document, $selected, getPuck])

  // What was pressed in the canvas is selected everywhere. A drag drops the selection for a while and takes it up again.
  useEffect(() => {
    if (isDragging || chosen === $selected.get()) return
    if (chosen === null || document.block(chosen)) $selected.set(chosen)
  }, [chosen, isDragging, document, $selected])

  return null
}

/** Shows a block that was chosen in a list and is nowhere to be seen; one that is new is drawn some frames later. */
function bringIntoView(id: string, frames = DRAWN_WITHIN_FRAMES): void {
  requestAnimationFrame(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-canvas] iframe')?.contentDocument
    const block = frame?.querySelector(`[data-block="${CSS.escape(id)}"]`)
    if (!frame || !block) {
      if (frames > 0) bringIntoView(id, frames - 1)
      return
    }
    const { top, bottom } = block.getBoundingClientRect()
    // scrollIntoView would move the editor around the frame too.
    if (bottom < SEEN_PX || top > frame.documentElement.clientHeight - SEEN_PX) frame.defaultView?.scrollBy(0, top)
  })
}
