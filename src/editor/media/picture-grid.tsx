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
  /** The marked ones in their order, where several may be; a press or Space marks then. */
  marked?: readonly number[] | undefined
  onChoose: (image: LibraryImage) => void
  /** Enter or a double press. */
  onConfirm: (image: LibraryImage) => void
  onMark: (image: LibraryImage) => void
}

/** A grid of pictures with one chosen, or several marked. The arrows move in all four directions, Home and End to the ends, Enter confirms. */
export function PictureGrid({ images, chosen, marked, onChoose, onConfirm, onMark }: PictureGridProps) {
  const word = useWord(mediaWords)
  const grid = useRef<HTMLDivElement>(null)
  const press = marked ? onMark : onChoose
  const entry = images.some(({ id }) => id === chosen) ? chosen : images[0]?.id

  const go = (event: KeyboardEvent) => {
    const index = images.findIndex(({ id }) => String(id) === (event.target as HTMLElement).dataset.id)
    const image = images[index]
    if (!image || !grid.current) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return event.key === 'Enter' ? onConfirm(image) : press(image)
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
    onChoose(next)
    grid.current.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus()
  }

  return (
    <div ref={grid} role="listbox" aria-multiselectable={marked !== undefined} tabIndex={-1} aria-label={word('library')} className={css.grid} onKeyDown={go}>
      {images.map((image) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys bubble up to the list
        <div
          key={image.id}
          role="option"
          data-id={image.id}
          className={css.tile}
          aria-selected={marked ? marked.includes(image.id) : image.id === chosen}
          aria-label={image.alt.ar || word('undescribed', { id: image.id })}
          tabIndex={image.id === entry ? 0 : -1}
          onClick={() => press(image)}
          onDoubleClick={marked ? undefined : () => onConfirm(image)}
        >
          <img src={wholeUrl(image, 320)} alt="" loading="lazy" style={{ backgroundColor: image.colour ?? undefined }} />
          {marked?.includes(image.id) && <span className={css.tileNumber}>{marked.indexOf(image.id) + 1}</span>}
          <span className={css.tileText} data-missing={image.alt.ar === '' ? '' : undefined}>
            {image.alt.ar || word('missing_alt')}
          </span>
        </div>
      ))}
    </div>
  )
}
