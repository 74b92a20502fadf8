import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { type FormChoices, type FormField, formWords, kindsOfFields } from '#domains/forms/index.ts'
import { FormDrawing } from '#domains/forms/ui/index.ts'
import { type Language, textsIn } from '#kernel/words/words.ts'
import { colours } from '#staff/look/look.ts'
import { usePair, useWords } from '../../i18n/use-words.ts'
import { useDragging } from '../builder/dragging.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import { asVisitorsGet } from './as-visitors-get.ts'
import { canvasWords } from './words.ts'
import { SiteFrame, type SiteTheme } from './site-frame.tsx'

type FormCanvasProps = {
  draft: FormDraft
  choices: FormChoices
  language: Language
  theme: SiteTheme
  hasTwoColumns: boolean
  selected: string | null
  flawed: ReadonlySet<string>
  mayWrite: boolean
  onSelect: (id: string) => void
}

/** The width from which the form's stylesheet has two columns, plus padding. */
const TWO_COLUMNS_PX = 820

/** The form as visitors will see it. A press selects a field, dragging moves it; the list of fields offers the same by keyboard. */
export function FormCanvas({ draft, choices, language, theme, hasTwoColumns, selected, flawed, mayWrite, onSelect }: FormCanvasProps) {
  const word = useWords(canvasWords)
  const around = (field: FormField, drawing: ReactNode) => (
    <Framed
      key={`${field.id} field`}
      {...{ field, drawn: drawing, mayWrite }}
      isSelected={field.id === selected}
      isFlawed={flawed.has(field.id)}
      onSelect={() => onSelect(field.id)}
    />
  )
  const form = { ...asVisitorsGet(draft), id: 0, version: 1, locale: language }
  return (
    <SiteFrame title={word('canvas')} theme={theme} language={language} styles={styles} isPassedOver leastWidth={hasTwoColumns ? TWO_COLUMNS_PX : 0}>
      <DropGround count={draft.fields.length}>
        {draft.fields.length === 0 && <p className="canvas-empty">{word('empty')}</p>}
        {/* The wrapper of each field handles presses; nothing inside takes the focus. */}
        <FormDrawing
          form={form}
          choices={choices}
          words={textsIn(language, formWords.words)}
          vehicle={word('a_vehicle')}
          hasTwoColumns={hasTwoColumns}
          around={around}
        />
      </DropGround>
    </SiteFrame>
  )
}

type FramedProps = { field: FormField; drawn: ReactNode; isSelected: boolean; isFlawed: boolean; mayWrite: boolean; onSelect: () => void }

function Framed({ field, drawn, isSelected, isFlawed, mayWrite, onSelect }: FramedProps) {
  const word = useWords(canvasWords)
  const pair = usePair()
  const { dragged, drop, start, over, end, commit } = useDragging()
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const isHalf = field.half === true
  const isUnseen = field.type === 'hidden'
  const note = [isUnseen ? word('hidden', { name: field.name }) : '', field.show_when ? word('conditional') : ''].filter(Boolean)

  // A field that is selected elsewhere is scrolled into view.
  useEffect(() => {
    if (isSelected) element?.scrollIntoView({ block: 'nearest' })
  }, [isSelected, element])

  const place = (event: DragEvent<HTMLElement>): 'before' | 'after' => {
    const { top, height, left, width } = event.currentTarget.getBoundingClientRect()
    if (!isHalf) return event.clientY < top + height / 2 ? 'before' : 'after'
    const isStart = event.clientX < left + width / 2
    const isRightToLeft = event.currentTarget.ownerDocument.documentElement.dir === 'rtl'
    return isStart === isRightToLeft ? 'after' : 'before'
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list of fields beside it is the way by keyboard
    <div
      ref={setElement}
      className="canvas-field"
      data-field={field.id}
      data-selected={isSelected ? '' : undefined}
      data-flawed={isFlawed ? '' : undefined}
      data-dragged={dragged?.kind === 'field' && dragged.id === field.id ? '' : undefined}
      data-drop={drop?.id === field.id ? drop.zone : undefined}
      draggable={mayWrite}
      onClick={(event) => {
        event.stopPropagation()
        onSelect()
      }}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', field.id)
        start({ kind: 'field', id: field.id })
      }}
      onDragOver={(event) => {
        if (!dragged) return
        event.preventDefault()
        event.stopPropagation()
        over({ id: field.id, zone: place(event) })
      }}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        commit()
      }}
      onDragEnd={end}
    >
      {(note.length > 0 || field.type === 'step') && <span className="canvas-note">{[pair(kindsOfFields[field.type].name), ...note].join(' · ')}</span>}
      <div inert>{drawn}</div>
    </div>
  )
}

/** The drop area below the last field. */
function DropGround({ count, children }: { count: number; children: ReactNode }) {
  const { dragged, over, commit, drop } = useDragging()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging; the catalogue adds by keyboard
    <div
      className="canvas-ground"
      data-drop={drop?.id === null ? 'end' : undefined}
      onDragOver={(event) => {
        if (!dragged) return
        event.preventDefault()
        // Between two fields the last drop target stays.
        if (count === 0 || event.target === event.currentTarget) over({ id: null, zone: 'after' })
      }}
      onDrop={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      {children}
    </div>
  )
}

/** Over what visitors see, which is the same in both modes. */
const styles = `
body { background-color: var(--colour-ground, #fff); }
.canvas-ground { min-block-size: 100vh; padding: 24px; max-inline-size: 60rem; margin-inline: auto; }
.canvas-field { position: relative; cursor: pointer; padding: 8px; margin: -8px; border-radius: 2px; outline: 1px solid transparent; outline-offset: 0; }
.canvas-field:hover { outline-color: color-mix(in srgb, currentColor 35%, transparent); }
.canvas-field[data-selected] { outline: 2px solid ${colours.light.selection}; }
.canvas-field[data-flawed]:not([data-selected]) { outline: 1px dashed ${colours.light.bad}; }
.canvas-field[data-dragged] { opacity: 0.4; }
.canvas-field[data-drop]::after { content: ''; position: absolute; inset-inline: 0; block-size: 3px; background-color: ${colours.light.selection}; }
.canvas-field[data-drop='before']::after { inset-block-start: -6px; }
.canvas-field[data-drop='after']::after { inset-block-end: -6px; }
.canvas-ground[data-drop]::after { content: ''; display: block; block-size: 3px; margin-block-start: 12px; background-color: ${colours.light.selection}; }
.canvas-note { display: block; font-size: 0.75rem; color: var(--colour-muted); }
.canvas-empty { padding: 48px 16px; margin-block-end: 24px; border: 1px dashed currentColor; text-align: center; color: var(--colour-muted); }
`
