import { type KeyboardEvent, useRef } from 'react'
import { forwardKeyOf } from '../ui/reading-direction.ts'
import { useWord } from '../words/use-word.ts'
import type { LibraryImage } from '#domains/media/index.ts'
import { wholeUrl } from './picture-place.ts'
import css from './media.module.css'
import { mediaWords } from './words.ts'

type PictureGridProps = {
  images: readonly LibraryImage[]
  chosen: number | null
  /** The chosen ones, where several are. */
  many?: readonly number[]
  onChoose: (image: LibraryImage) => void
  /** Enter or a double press. */
  onConfirm: (image: LibraryImage) => void
}

/** A grid of pictures with one chosen. The arrows move in all four directions, Home and End to the ends, Enter confirms. */
export function PictureGrid({ images, chosen, many, onChoose, onConfirm }: PictureGridProps) {
  const word = useWord(mediaWords)
  const grid = useRef<HTMLDivElement>(null)
  const entry = images.some(({ id }) => id === chosen) ? chosen : images[0]?.id

  const go = (event: KeyboardEvent) => {
    const index = images.findIndex(({ id }) => String(id) === (event.target as HTMLElement).dataset.id)
    const image = images[index]
    if (!image || !grid.current) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return event.key === 'Enter' ? onConfirm(image) : onChoose(image)
    }
    const forward = forwardKeyOf(grid.current)
    const columns = getComputedStyle(grid.current).gridTemplateColumns.split(' ').length
    const moves: Record<string, number> = {
      [forward]: index + 1,
      [forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: index - 1,
      ArrowDown: index + columns,
      ArrowUp: index - columns,
      Home: 0,
      End: images.length - 1,
    }
    const to = moves[event.key]
    const next = to === undefined ? undefined : images[to]
    if (to === undefined) return
    event.preventDefault()
    if (!next) return
    if (!many) onChoose(next)
    grid.current.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus()
  }

  return (
    <div
      ref={grid}
      role="listbox"
      tabIndex={-1}
      aria-label={word('library')}
      aria-multiselectable={many ? true : undefined}
      className={css.grid}
      onKeyDown={go}
    >
      {images.map((image) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys bubble up to the list
        <div
          key={image.id}
          role="option"
          data-id={image.id}
          className={css.tile}
          aria-selected={many ? many.includes(image.id) : image.id === chosen}
          aria-label={image.alt.ar || word('undescribed', { id: image.id })}
          tabIndex={image.id === entry ? 0 : -1}
          onClick={() => onChoose(image)}
          onDoubleClick={() => onConfirm(image)}
        >
          <img src={wholeUrl(image, 320)} alt="" loading="lazy" style={{ backgroundColor: image.colour ?? undefined }} />
          <span className={css.tileText} data-missing={image.alt.ar === '' ? '' : undefined}>
            {image.alt.ar || word('missing_alt')}
          </span>
        </div>
      ))}
    </div>
  )
}
