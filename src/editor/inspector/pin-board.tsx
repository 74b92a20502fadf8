import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { Block } from '#block-engine/define-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { useLibraryImage } from '../media/known-images.ts'
import { IMAGES_PATH } from '#domains/media/ui/index.ts'
import { groupTitle } from '../outline/block-title.ts'
import fieldCss from '../ui/inputs/field.module.css'
import { useWord } from '../words/use-word.ts'
import css from './pin-board.module.css'
import { inspectorWords } from './words.ts'

type Pins = NonNullable<NonNullable<Block['groups']>['pins']>
type PinBoardProps = {
  block: StoredBlock
  template: NonNullable<Block['groups']>
  pins: Pins
  groups: StoredBlock['groups']
  chosenPin: string | null
  onChoose: (group: string) => void
}

const STEP = 1
const LARGE_STEP = 10
const MIDDLE = 50
// Pictures are not mirrored in Arabic, so the left arrow always moves to the left.
const steps: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const withinBoard = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** The picture of a block with its hotspots, which are placed by dragging or with the arrow keys. */
export function PinBoard({ block, template, pins, groups, chosenPin, onChoose }: PinBoardProps) {
  const { setValue } = usePageEditor()
  const word = useWord(inspectorWords)
  const hintId = useId()
  const board = useRef<HTMLDivElement>(null)
  const picture = block.fields[pins.picture] as { id?: number } | null | undefined
  const image = useLibraryImage(picture?.id ?? null)
  if (!image || groups.length === 0) return null

  const placeOf = ({ fields }: StoredBlock['groups'][number]) => ({ x: percentOf(fields[pins.x]), y: percentOf(fields[pins.y]) })
  const putPin = (group: string, x: number, y: number) => {
    setValue(block.id, group, pins.x, withinBoard(x))
    setValue(block.id, group, pins.y, withinBoard(y))
  }
  const drag = (group: string, { buttons, clientX, clientY }: PointerEvent) => {
    const box = board.current?.getBoundingClientRect()
    if (buttons !== 1 || !box || box.width === 0 || box.height === 0) return
    putPin(group, ((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  const step = (group: StoredBlock['groups'][number], event: KeyboardEvent) => {
    const direction = steps[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? LARGE_STEP : STEP
    const { x, y } = placeOf(group)
    putPin(group.id, x + direction[0] * by, y + direction[1] * by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label={word('place_pins')} className={css.pins}>
      <div ref={board} className={css.board} dir="ltr">
        {/* Cropped as visitors see it, because positions are percentages of the cropped picture. */}
        <img src={`${IMAGES_PATH}/${image.id}/1024x416.jpg?v=${image.version}`} alt={image.alt.ar} className={css.picture} draggable={false} />
        {groups.map((group, index) => {
          const { x, y } = placeOf(group)
          const name = groupTitle(group.fields, template.fields) || word('group', { number: index + 1 })
          return (
            <button
              key={group.id}
              type="button"
              className={css.pin}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              aria-label={word('pin_at', { name, x, y })}
              aria-describedby={hintId}
              aria-pressed={group.id === chosenPin}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture?.(event.pointerId)
                onChoose(group.id)
              }}
              onPointerMove={(event) => drag(group.id, event)}
              onClick={() => onChoose(group.id)}
              onKeyDown={(event) => step(group, event)}
            >
              {index + 1}
            </button>
          )
        })}
      </div>
      <p id={hintId} className={fieldCss.hint}>
        {word('pins_hint')}
      </p>
    </div>
  )
}

function percentOf(value: unknown): number {
  return typeof value === 'number' ? withinBoard(value) : MIDDLE
}
