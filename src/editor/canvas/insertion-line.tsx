import { useEffect, useState } from 'react'
import { openPicker } from '../catalogue/open-picker.ts'
import { useOrder, usePageEditor } from '../draft/use-page-editor.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWord } from '../words/use-word.ts'
import css from './insertion-line.module.css'
import { canvasWords } from './words.ts'

/** How near to the edge of a block the pointer has to be, in px of the editor's screen. */
const REACH_PX = 18

/** The line between two blocks of the canvas beside which the pointer rests, with a button that puts a block there. */
export function InsertionLine({ frame }: { frame: Document }) {
  const { document } = usePageEditor()
  const word = useWord(canvasWords)
  const order = useOrder()
  const [edge, setEdge] = useState<{ top: number; index: number } | null>(null)

  // Where blocks end and where the pointer is are the browser's to know.
  useEffect(() => {
    const follow = ({ target, clientY, buttons }: PointerEvent) => {
      const element = target as Element | null
      if (element?.closest?.('[data-insertion]')) return
      const block = element?.closest?.<HTMLElement>('[data-block]')
      const index = document.order().indexOf(block?.dataset.block ?? '')
      if (!block || index < 0 || buttons !== 0) return setEdge(null)
      const { top, bottom, height } = block.getBoundingClientRect()
      const scale = Number(frame.documentElement.style.getPropertyValue('--canvas-scale')) || 1
      const reach = Math.min(REACH_PX / scale, height / 3)
      const scrolled = frame.defaultView?.scrollY ?? 0
      if (clientY - top < reach) setEdge({ top: top + scrolled, index })
      else if (bottom - clientY < reach) setEdge({ top: bottom + scrolled, index: index + 1 })
      else setEdge(null)
    }
    const leave = () => setEdge(null)
    frame.addEventListener('pointermove', follow)
    frame.documentElement.addEventListener('pointerleave', leave)
    return () => {
      frame.removeEventListener('pointermove', follow)
      frame.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [frame, document])

  // Another order has other edges.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what this follows
  useEffect(() => setEdge(null), [order])

  if (!edge) return null
  return (
    <div className={css.line} data-insertion="" style={{ insetBlockStart: edge.top }}>
      <button
        type="button"
        tabIndex={-1}
        className={css.add}
        aria-label={word('add_here')}
        title={word('add_here')}
        onClick={({ currentTarget }) => openPicker({ origin: currentTarget, index: edge.index })}
      >
        <Icon name="add" />
      </button>
    </div>
  )
}
