import { Box, ButtonBase, Typography } from '@mui/material'
import { type KeyboardEvent, useRef } from 'react'
import type { FormField } from '#domains/forms/index.ts'
import type { Present } from '#staff/presence/presence.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useDragging } from './dragging.tsx'
import { kindIcons } from './kind-icons.ts'
import { useFieldName } from './use-field-name.ts'
import { builderWords } from './words.ts'

type FieldListProps = {
  fields: readonly FormField[]
  selected: string | null
  flawed: ReadonlySet<string>
  others: readonly Present[]
  mayWrite: boolean
  onSelect: (id: string) => void
  onMove: (id: string, to: number) => void
  onRemove: (id: string) => void
}

/** The fields in order. Arrow keys select, Alt with arrow keys moves, Delete removes, and each can be dragged. */
export function FieldList({ fields, selected, flawed, others, mayWrite, onSelect, onMove, onRemove }: FieldListProps) {
  const word = useWords(builderWords)
  const list = useRef<HTMLOListElement>(null)
  const focusOn = (id: string | undefined) => {
    if (id === undefined) return
    onSelect(id)
    // A row that moves in the document loses the focus, so it gets it again after that.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus())
  }
  const press = (event: KeyboardEvent, index: number) => {
    const field = fields[index]
    if (!field || event.ctrlKey || event.metaKey) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && step !== undefined) {
      if (!mayWrite) return
      onMove(field.id, index + step)
      focusOn(field.id)
    } else if (event.key === 'Delete' && mayWrite) {
      onRemove(field.id)
      focusOn((fields[index + 1] ?? fields[index - 1])?.id)
    } else {
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: fields.length - 1 }[event.key]
      if (to === undefined) return
      focusOn(fields[to]?.id)
    }
    event.preventDefault()
  }
  const reached = fields.some(({ id }) => id === selected) ? selected : fields[0]?.id
  return (
    <Box component="section" aria-label={word('fields')}>
      <Typography variant="subtitle2" component="h2">
        {word('fields')}
      </Typography>
      <Typography id="field-list-help" variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 1 }}>
        {fields.length === 0 ? word('no_fields') : word('outline_help')}
      </Typography>
      <Box component="ol" ref={list} aria-label={word('fields')} aria-describedby="field-list-help" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map((field, index) => (
          <Row
            key={field.id}
            field={field}
            isSelected={field.id === selected}
            isReached={field.id === reached}
            isFlawed={flawed.has(field.id)}
            editors={others.filter(({ part }) => part === field.id).map(({ name }) => name)}
            mayWrite={mayWrite}
            onSelect={() => onSelect(field.id)}
            onKeyDown={(event) => press(event, index)}
          />
        ))}
      </Box>
    </Box>
  )
}

type RowProps = {
  field: FormField
  isSelected: boolean
  isReached: boolean
  isFlawed: boolean
  /** Who edits it elsewhere. */
  editors: readonly string[]
  mayWrite: boolean
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Row({ field, isSelected, isReached, isFlawed, editors, mayWrite, onSelect, onKeyDown }: RowProps) {
  const word = useWords(builderWords)
  const { label, kind } = useFieldName()(field)
  const { dragged, drop, start, over, end, commit } = useDragging()
  const Icon = kindIcons[field.type]
  const notes = [
    ...editors.map((name) => word('edited_by', { name })),
    label === kind ? '' : kind,
    field.rules?.required ? word('required') : '',
    field.show_when ? word('conditional') : '',
  ].filter(Boolean)
  const zone = drop?.id === field.id ? drop.zone : null
  return (
    <Box
      component="li"
      onDragOver={(event) => {
        if (!dragged) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        over({ id: field.id, zone: event.clientY < top + height / 2 ? 'before' : 'after' })
      }}
      onDrop={(event) => {
        event.preventDefault()
        commit()
      }}
      sx={{ boxShadow: zone === 'before' ? 'inset 0 2px currentColor' : zone === 'after' ? 'inset 0 -2px currentColor' : undefined }}
    >
      <ButtonBase
        data-row={field.id}
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={isReached ? 0 : -1}
        draggable={mayWrite}
        onClick={onSelect}
        onKeyDown={onKeyDown}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', field.id)
          start({ kind: 'field', id: field.id })
        }}
        onDragEnd={end}
        sx={{ ...row, backgroundColor: isSelected ? 'action.selected' : undefined, borderBlockStart: field.type === 'step' ? 1 : 0, borderColor: 'divider' }}
      >
        <Icon fontSize="small" color={isFlawed ? 'error' : 'action'} />
        <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="body2" component="span" noWrap sx={{ display: 'block', fontWeight: field.type === 'step' ? 500 : 400 }}>
            <bdi>{label}</bdi>
          </Typography>
          {notes.length > 0 || isFlawed ? (
            <Typography variant="caption" component="span" noWrap sx={{ display: 'block', color: isFlawed ? 'error.main' : 'text.secondary' }}>
              {[...notes, ...(isFlawed ? [word('flawed')] : [])].join(' · ')}
            </Typography>
          ) : null}
        </Box>
      </ButtonBase>
    </Box>
  )
}

const row = {
  width: '100%',
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 1,
  minHeight: 40,
  paddingInline: 1,
  paddingBlock: 0.5,
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const
