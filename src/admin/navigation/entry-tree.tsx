import { Box, Typography } from '@mui/material'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { inReadingOrder, moveEntry, type Place, type Step, stepEntry } from './nav-order.ts'
import type { NavRecord } from './navigation-source.ts'
import { navigationWords } from './words.ts'

type Zone = 'before' | 'inside' | 'after'
type Drop = { id: number; zone: Zone }
export type Move = 'up' | 'down' | 'indent' | 'outdent'

type EntryTreeProps = {
  entries: ReadonlyMap<number, NavRecord>
  places: readonly Place[]
  selected: number | null
  onSelect: (id: number) => void
  onMove: (id: number, places: Place[] | null) => void
}

/** The menu as a tree (WAI-ARIA): arrow keys walk, Alt with arrow keys moves, and every entry can be dragged. */
export function EntryTree({ entries, places, selected, onSelect, onMove }: EntryTreeProps) {
  const word = useWords(navigationWords)
  const isRightToLeft = useLanguage() === 'ar'
  const tree = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
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

  function zoneOf(event: DragEvent<HTMLElement>): Zone {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientY - top) / height
    if (share < 0.3) return 'before'
    return share > 0.7 ? 'after' : 'inside'
  }

  function finish(step: Step) {
    if (dragged === null || drop === null) return
    const children = steps.filter(({ parent_id }) => parent_id === step.id).length
    const isBehindItself = steps.find(({ id }) => id === dragged)
    // Taken out first, an earlier neighbour shifts the index by one.
    const shift = isBehindItself?.parent_id === step.parent_id && isBehindItself.index < step.index ? -1 : 0
    const to =
      drop.zone === 'inside'
        ? { parentId: step.id, index: children }
        : { parentId: step.parent_id, index: step.index + (drop.zone === 'after' ? 1 : 0) + shift }
    if (dragged !== step.id) onMove(dragged, moveEntry(places, dragged, to))
    setDragged(null)
    setDrop(null)
  }

  return (
    <Box ref={tree} role="tree" aria-label={word('tree')} sx={{ border: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}>
      {steps.map((step) => {
        const entry = entries.get(step.id)
        const zone = drop?.id === step.id ? drop.zone : null
        const isSelected = step.id === selected
        return (
          <Box
            key={step.id}
            role="treeitem"
            data-entry={step.id}
            aria-level={step.level + 1}
            aria-posinset={step.index + 1}
            aria-setsize={step.siblings}
            aria-selected={isSelected}
            tabIndex={step.id === current?.id ? 0 : -1}
            draggable
            onClick={() => onSelect(step.id)}
            onKeyDown={(event) => press(event, step)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', String(step.id))
              setDragged(step.id)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setDrop({ id: step.id, zone: zoneOf(event) })
            }}
            onDragEnd={() => {
              setDragged(null)
              setDrop(null)
            }}
            onDrop={(event) => {
              event.preventDefault()
              finish(step)
            }}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 1.5,
              minHeight: 40,
              paddingBlock: 0.75,
              paddingInlineStart: 1.5 + step.level * 3,
              paddingInlineEnd: 1.5,
              cursor: 'grab',
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
              opacity: dragged === step.id ? 0.5 : 1,
              backgroundColor: isSelected || zone === 'inside' ? 'action.selected' : undefined,
              boxShadow: zone === 'before' ? 'inset 0 2px currentColor' : zone === 'after' ? 'inset 0 -2px currentColor' : undefined,
              '&:hover': { backgroundColor: isSelected ? 'action.selected' : 'action.hover' },
              '&:focus-visible': { outlineOffset: -2 },
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
      })}
    </Box>
  )
}
