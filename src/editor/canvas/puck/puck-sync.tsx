import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { usePageEditor } from '../../draft/use-page-editor.tsx'
import { canvasItems, ROOT_ZONE } from '../canvas-items.ts'

const usePuckStore = createUsePuck()

const AFTER_DRAG_MS = 200
/** A block counts as visible with this many pixels of it in view. */
const VISIBLE_PX = 80
const DRAWN_WITHIN_FRAMES = 30

/**
 * Copies the order and the selection of the document to Puck, and a selection made on the canvas back. The document is the source of
 * truth. Puck holds no values, so that a keystroke never redraws it.
 */
export function PuckSync() {
  const { document, $selected, select: selectAlone } = usePageEditor()
  const getPuck = useGetPuck()
  const chosenId = usePuckStore((state) => state.selectedItem?.props.id ?? null) as string | null
  const isDragging = usePuckStore((state) => state.appState.ui.isDragging)

  // The document and Puck are both stores outside React.
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
      // Nothing moves during a drag: other people's changes appear after the drop.
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
    // Puck reports an insertion before it selects the new block, so the follow-up runs after both.
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

  // A block that was pressed on the canvas is selected everywhere. Puck clears its selection during a drag, which is ignored.
  useEffect(() => {
    if (isDragging || chosenId === $selected.get()) return
    if (chosenId === null) $selected.set(null)
    else if (document.block(chosenId)) selectAlone(chosenId)
  }, [chosenId, isDragging, document, $selected, selectAlone])

  return null
}

/** Scrolls the frame to a block that is out of view. A new block is drawn some frames later, so this tries again in each frame. */
function bringIntoView(id: string, frames = DRAWN_WITHIN_FRAMES): void {
  requestAnimationFrame(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-canvas] iframe')?.contentDocument
    const block = frame?.querySelector(`[data-block="${CSS.escape(id)}"]`)
    if (!frame || !block) {
      if (frames > 0) bringIntoView(id, frames - 1)
      return
    }
    const { top, bottom } = block.getBoundingClientRect()
    // scrollIntoView would scroll the editor around the frame as well.
    if (bottom < VISIBLE_PX || top > frame.documentElement.clientHeight - VISIBLE_PX) frame.defaultView?.scrollBy(0, top)
  })
}
