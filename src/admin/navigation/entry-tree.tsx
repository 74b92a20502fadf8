import { Box, Typography } from '@mui/material'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { type DropZone, inReadingOrder, moveEntry, type Place, placeOfDrop, type Step, stepEntry } from './nav-order.ts'
import type { NavRecord } from './navigation-source.ts'
import { navigationWords } from './words.ts'

export type Move = 'up' | 'down' | 'indent' | 'outdent'

type EntryTreeProps = {
  entries: ReadonlyMap<number, NavRecord>
  places: readonly Place[]
  selected: number | null
  onSelect: (id: number) => void
  onMove: (id: number, places: Place[] | null) => void
}

/** The menu as a WAI-ARIA tree: arrow keys move the focus, Alt with arrow keys moves an entry, and every entry can be dragged. */
export function EntryTree({ entries, places, selected, onSelect, onMove }: EntryTreeProps) {
  const word = useWords(navigationWords)
  const isRightToLeft = useLanguage() === 'ar'
  const tree = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [drop, setDrop] = useState<{ id: number; zone: DropZone } | null>(null)
  const steps = inReadingOrder(places)
  const current = steps.find(({ id }) => id === selected) ?? steps[0]

  function focus(step: Step | undefined) {
    if (!step) return
    onSelect(step.id)
    tree.current?.querySelector<HTMLElement>(`[data-entry="${step.id}"]`)?.focus()
  }

  function press(event: KeyboardEvent, step: Step) {
    const inward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const outward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    const at = steps.indexOf(step)
    const moves: Record<string, Move> = { ArrowUp: 'up', ArrowDown: 'down', [inward]: 'indent', [outward]: 'outdent' }
    const targets: Record<string, Step | undefined> = {
      ArrowUp: steps[at - 1],
      ArrowDown: steps[at + 1],
      Home: steps[0],
      End: steps.at(-1),
      [inward]: steps[at + 1]?.parent_id === step.id ? steps[at + 1] : undefined,
      [outward]: steps.find(({ id }) => id === step.parent_id),
    }
    const move = event.altKey ? moves[event.key] : undefined
    if (move) onMove(step.id, stepEntry(places, step.id, move))
    else if (!event.altKey && Object.hasOwn(targets, event.key)) focus(targets[event.key])
    else if (event.key === 'Enter' || event.key === ' ') onSelect(step.id)
    else return
    event.preventDefault()
  }

  function endDrag() {
    setDragged(null)
    setDrop(null)
  }

  function dropOn(target: Step) {
    if (dragged === null || drop === null) return
    if (dragged !== target.id) onMove(dragged, moveEntry(places, dragged, placeOfDrop(steps, { dragged, target, zone: drop.zone })))
    endDrag()
  }

  return (
    <Box ref={tree} role="tree" aria-label={word('tree')} sx={{ border: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}>
      {steps.map((step) => (
        <TreeItem
          key={step.id}
          step={step}
          entry={entries.get(step.id)}
          isSelected={step.id === selected}
          isTabStop={step.id === current?.id}
          isDragged={step.id === dragged}
          zone={drop?.id === step.id ? drop.zone : null}
          onSelect={() => onSelect(step.id)}
          onKeyDown={(event) => press(event, step)}
          onDragStart={() => setDragged(step.id)}
          onDragOver={(zone) => setDrop({ id: step.id, zone })}
          onDragEnd={endDrag}
          onDrop={() => dropOn(step)}
          canDrop={dragged !== null}
        />
      ))}
    </Box>
  )
}

type TreeItemProps = {
  step: Step
  entry: NavRecord | undefined
  isSelected: boolean
  isTabStop: boolean
  isDragged: boolean
  /** Whether the dragged entry may be dropped here, and the part of this entry under the pointer. */
  canDrop: boolean
  zone: DropZone | null
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onDragStart: () => void
  onDragOver: (zone: DropZone) => void
  onDragEnd: () => void
  onDrop: () => void
}

function TreeItem({
  step,
  entry,
  isSelected,
  isTabStop,
  isDragged,
  canDrop,
  zone,
  onSelect,
  onKeyDown,
  onDragStart,
  onDragOver,
  onDragEnd,
  onDrop,
}: TreeItemProps) {
  const word = useWords(navigationWords)
  return (
    <Box
      role="treeitem"
      data-entry={step.id}
      aria-level={step.level + 1}
      aria-posinset={step.index + 1}
      aria-setsize={step.siblings}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      draggable
      onClick={onSelect}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(step.id))
        onDragStart()
      }}
      onDragOver={(event) => {
        if (!canDrop) return
        event.preventDefault()
        onDragOver(zoneOf(event))
      }}
      onDragEnd={onDragEnd}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      sx={{
        ...item,
        paddingInlineStart: 1.5 + step.level * 3,
        opacity: isDragged ? 0.5 : 1,
        backgroundColor: isSelected || zone === 'inside' ? 'action.selected' : undefined,
        boxShadow: zone === 'before' ? 'inset 0 2px currentColor' : zone === 'after' ? 'inset 0 -2px currentColor' : undefined,
        '&:hover': { backgroundColor: isSelected ? 'action.selected' : 'action.hover' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: step.level === 0 ? 500 : 400, flexShrink: 0 }}>
        <bdi>{entry?.label}</bdi>
      </Typography>
      <Typography variant="caption" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
        {entry?.url ? <bdi dir="ltr">{entry.url}</bdi> : word('heading_only')}
      </Typography>
    </Box>
  )
}

const item = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.5,
  minHeight: 40,
  paddingBlock: 0.75,
  paddingInlineEnd: 1.5,
  cursor: 'grab',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:focus-visible': { outlineOffset: -2 },
} as const

/** A drop on the upper or lower third of an entry goes before or after it, in the middle inside it. */
function zoneOf(event: DragEvent<HTMLElement>): DropZone {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  if (share < 0.3) return 'before'
  return share > 0.7 ? 'after' : 'inside'
}
