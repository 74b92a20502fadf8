import { type DragEvent, type KeyboardEvent, type MouseEvent, useContext, useRef } from 'react'
import type { LibraryImage } from '../library/media-records.ts'
import { LibraryRoomContext, useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import { wholeUrl } from './picture-place.ts'

/** The type of what is dragged from tile to folder. */
export const DRAGGED = 'application/x-maarad-pictures'

type PictureGridProps = {
  images: readonly LibraryImage[]
  /** Whether the tile of a picture in a series stands for the series. */
  isCollapsed: boolean
  /** The tile that the details show; null in a room that has none. */
  chosenId: number | null
  /** The marked pictures in their order, where many are taken. */
  markedIds?: readonly number[] | undefined
  /** The selected tiles, where many may be changed at once. */
  selected?: ReadonlySet<number> | undefined
  /** The focus came to a tile by keys, or it was pressed. */
  onChoose: (image: LibraryImage) => void
  /** Enter, or a double press; in a room a press. */
  onOpen: (image: LibraryImage) => void
  /** Space, or a press where many are taken. */
  onMark: (image: LibraryImage) => void
  /** Space, the corner of a tile, or a press with Shift or Ctrl. */
  onSelect: (image: LibraryImage, isRange: boolean) => void
  onSelectAll: () => void
  /** The address of a picture's own screen, where there is one: tiles are links then, which open in another tab as well. */
  hrefOf?: ((image: LibraryImage) => string) | undefined
  /** Ids of the tiles that are dragged with this one; null where nothing may be moved. */
  onDrag: ((image: LibraryImage, event: DragEvent) => void) | null
}

// Long, since each key and press depends on whether tiles are chosen, marked or selected.
/**
 * A grid of pictures. The arrows move in all four directions, Home and End to the ends, Enter opens or confirms. Where many are selected, Space selects,
 * Shift selects along, Ctrl+A all.
 */
export function PictureGrid(props: PictureGridProps) {
  const { images, isCollapsed, chosenId, markedIds, selected, onChoose, onOpen, onMark, onSelect, onSelectAll, hrefOf, onDrag } = props
  const word = useLibraryWord()
  const { language } = useContext(LibraryRoomContext)
  const Tile = (hrefOf ? 'a' : 'div') as 'a'
  const grid = useRef<HTMLDivElement>(null)
  const focused = useRef<number | null>(null)
  const isKnown = (id: number | null) => images.some((image) => image.id === id)
  const entry = isKnown(focused.current) ? focused.current : isKnown(chosenId) ? chosenId : images[0]?.id

  const press = (image: LibraryImage, event: MouseEvent) => {
    event.preventDefault()
    focused.current = image.id
    if (selected && (event.shiftKey || event.ctrlKey || event.metaKey)) return onSelect(image, event.shiftKey)
    if (selected) return onOpen(image)
    return markedIds ? onMark(image) : onChoose(image)
  }
  const go = (event: KeyboardEvent) => {
    const index = images.findIndex(({ id }) => String(id) === (event.target as HTMLElement).dataset.id)
    const image = images[index]
    if (!image || !grid.current) return
    if (selected && event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSelectAll()
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (event.key === 'Enter') return onOpen(image)
      if (selected) return onSelect(image, event.shiftKey)
      return markedIds ? onMark(image) : onChoose(image)
    }
    const next = images[nextIndex(event.key, { index, count: images.length, grid: grid.current }) ?? -1]
    if (!next) return
    event.preventDefault()
    focused.current = next.id
    if (selected && event.shiftKey) {
      if (!selected.has(image.id)) onSelect(image, false)
      onSelect(next, true)
    } else onChoose(next)
    grid.current.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus()
  }

  return (
    <div
      ref={grid}
      role="listbox"
      aria-multiselectable={(markedIds ?? selected) !== undefined}
      tabIndex={-1}
      aria-label={word('library')}
      className={css.grid}
      data-rows={hrefOf ? '' : undefined}
      onKeyDown={go}
    >
      {images.map((image) => {
        const series = isCollapsed ? image.series : null
        const alt = (language === 'en' && image.alt.en) || image.alt.ar
        const text = series ? series.name : alt
        const isSelected = selected ? selected.has(image.id) : markedIds ? markedIds.includes(image.id) : image.id === chosenId
        const number = markedIds?.indexOf(image.id) ?? -1
        return (
          <Tile
            key={image.id}
            href={hrefOf?.(image)}
            role="option"
            data-id={image.id}
            className={css.tile}
            aria-selected={isSelected}
            aria-label={series ? word('series_tile', { name: series.name, count: series.count }) : alt || word('undescribed', { id: image.id })}
            tabIndex={image.id === entry ? 0 : -1}
            draggable={onDrag !== null}
            onDragStart={(event) => onDrag?.(image, event)}
            onFocus={() => {
              focused.current = image.id
            }}
            onClick={(event) => press(image, event)}
            onDoubleClick={markedIds || selected ? undefined : () => onOpen(image)}
          >
            <img
              src={wholeUrl(image, 320)}
              alt=""
              className={series ? `${css.picture} ${css.stacked}` : css.picture}
              loading="lazy"
              draggable={false}
              style={{ backgroundColor: image.colour ?? undefined }}
            />
            {selected && (
              <span
                className={css.corner}
                data-select=""
                aria-hidden="true"
                onClick={(event) => {
                  event.preventDefault()
                  event.stopPropagation()
                  onSelect(image, event.shiftKey)
                }}
              >
                {isSelected ? '✓' : ''}
              </span>
            )}
            {number >= 0 && <span className={css.tileNumber}>{number + 1}</span>}
            {series && <span className={css.seriesCount}>{series.count}</span>}
            <span className={css.tileText} data-missing={text === '' ? '' : undefined}>
              {text === '' && image.name ? <bdi dir="ltr">{image.name}</bdi> : <bdi>{text || word('missing_alt')}</bdi>}
            </span>
          </Tile>
        )
      })}
    </div>
  )
}

/** The index of the tile that a key leads to in a grid of `count` tiles, which may lie outside of it; undefined for another key. */
export function nextIndex(key: string, { index, count, grid }: { index: number; count: number; grid: Element }): number | undefined {
  const isRtl = grid.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl'
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  const moves = new Map([
    [isRtl ? 'ArrowLeft' : 'ArrowRight', index + 1],
    [isRtl ? 'ArrowRight' : 'ArrowLeft', index - 1],
    ['ArrowDown', index + columns],
    ['ArrowUp', index - columns],
    ['Home', 0],
    ['End', count - 1],
  ])
  return moves.get(key)
}
