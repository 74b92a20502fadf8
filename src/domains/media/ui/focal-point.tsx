import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { Size } from '#fields/field-types.ts'
import type { LibraryImage } from '../library/media-records.ts'
import { useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import { cropPosition, wholeUrl } from './picture-place.ts'

type Point = LibraryImage['focal_point']
type FocalPointEditorProps = {
  image: LibraryImage
  value: Point
  onChange: (point: Point) => void
}

const STEP = 0.01
const LARGE_STEP = 0.1
// Pictures are not mirrored in Arabic, so the left arrow always moves to the left.
const steps: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])
const shareWithin = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

/** Sets the point that stays in view when the picture is cropped, by a press, by dragging or by arrow keys. */
export function FocalPointEditor({ image, value, onChange }: FocalPointEditorProps) {
  const word = useLibraryWord()
  const hintId = useId()
  const canvas = useRef<HTMLDivElement>(null)

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    onChange({ x: shareWithin((clientX - box.left) / box.width), y: shareWithin((clientY - box.top) / box.height) })
  }
  const step = (event: KeyboardEvent) => {
    const direction = steps.get(event.key)
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? LARGE_STEP : STEP
    onChange({ x: shareWithin(value.x + direction[0] * by), y: shareWithin(value.y + direction[1] * by) })
  }
  const percent = (share: number) => Math.round(share * 100)
  return (
    <div className={css.focal}>
      <div
        ref={canvas}
        className={css.focalCanvas}
        dir="ltr"
        // It has its room before the picture arrives.
        style={{ aspectRatio: `${image.width} / ${image.height}`, inlineSize: `min(100%, calc(var(--focal-height, 12rem) * ${image.width / image.height}))` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) moveTo(event)
        }}
      >
        <img src={wholeUrl(image, 640)} alt={image.alt.ar} width={image.width} height={image.height} draggable={false} />
        <button
          type="button"
          className={css.focalPoint}
          style={{ insetInlineStart: `${value.x * 100}%`, insetBlockStart: `${value.y * 100}%` }}
          aria-label={word('focal_at', { x: percent(value.x), y: percent(value.y) })}
          aria-describedby={hintId}
          onKeyDown={step}
        />
      </div>
      <p id={hintId} className={css.hint}>
        {word('focal_hint')}
      </p>
    </div>
  )
}

/** Previews of the picture as it is cropped for each size. */
export function CropPreviews({ image, focal, sizes }: { image: LibraryImage; focal: Point; sizes: readonly Size[] }) {
  const word = useLibraryWord()
  if (sizes.length === 0) return null
  return (
    <figure className={css.cropFigure}>
      <figcaption>{word('crops')}</figcaption>
      <div className={css.crops}>
        {sizes.map((size) => (
          <CropPreview key={`${size.width}x${size.height}`} image={image} focal={focal} size={size} />
        ))}
      </div>
    </figure>
  )
}

function CropPreview({ image, focal, size }: { image: LibraryImage; focal: Point; size: Size }) {
  const word = useLibraryWord()
  const { x, y } = cropPosition(image, size, focal)
  const name = `${size.width} × ${size.height}`
  return (
    <span className={css.crop}>
      <img
        src={wholeUrl(image, 640)}
        alt={word('crop', { size: name })}
        style={{ aspectRatio: `${size.width} / ${size.height}`, objectPosition: `${x}% ${y}%` }}
      />
      <bdi className={css.hint}>{name}</bdi>
    </span>
  )
}

/** The largest size of each aspect ratio. */
export function shapesOf(sizes: readonly Size[]): Size[] {
  const shapes = new Map<string, Size>()
  for (const size of sizes.toSorted((one, other) => other.width - one.width)) {
    const shape = (size.width / size.height).toFixed(2)
    if (!shapes.has(shape)) shapes.set(shape, size)
  }
  return [...shapes.values()]
}
