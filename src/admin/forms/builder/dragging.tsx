import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** The dragged item: a field of the form, or a field type of the catalogue. */ import type { CatalogueKind } from '../draft/new-field.ts'

export type Dragged = { kind: 'field'; id: string } | { kind: 'new'; type: CatalogueKind }
/** The field beside which the item is dropped; null is the end of the form. */
export type Drop = { id: string | null; zone: 'before' | 'after' }

type Dragging = {
  dragged: Dragged | null
  drop: Drop | null
  start: (dragged: Dragged) => void
  over: (drop: Drop) => void
  end: () => void
  commit: () => void
}

const nothing = () => undefined
const DraggingContext = createContext<Dragging>({ dragged: null, drop: null, start: nothing, over: nothing, end: nothing, commit: nothing })
export const useDragging = () => useContext(DraggingContext)

/** Drag and drop between catalogue, canvas and list, also across the canvas's frame. */
export function DraggingProvider({ onDrop, children }: { onDrop: (dragged: Dragged, drop: Drop) => void; children: ReactNode }) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const value = useMemo(() => {
    const end = () => {
      setDragged(null)
      setDrop(null)
    }
    return {
      dragged,
      drop,
      start: setDragged,
      over: (next: Drop) => setDrop((before) => (before?.id === next.id && before.zone === next.zone ? before : next)),
      end,
      commit: () => {
        if (dragged && drop) onDrop(dragged, drop)
        end()
      },
    }
  }, [dragged, drop, onDrop])
  return <DraggingContext value={value}>{children}</DraggingContext>
}

/** The index of a drop among the other fields. */
export function placeOfDrop(ids: readonly string[], dragged: Dragged, { id, zone }: Drop): number {
  const others = dragged.kind === 'field' ? ids.filter((candidate) => candidate !== dragged.id) : ids
  const at = id === null ? -1 : others.indexOf(id)
  // A field dropped on itself does not move.
  if (at < 0) return dragged.kind === 'field' && id === dragged.id ? ids.indexOf(id) : others.length
  return zone === 'before' ? at : at + 1
}
