import { Box, Typography } from '@mui/material'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { widthUrl } from '#domains/media/index.ts'
import { nextIndex } from '#domains/media/ui/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { addressOf, keysOf, type Photo } from './photo-order.ts'
import { carPictureWords } from './words.ts'

/** The type of what is dragged: a file of the computer or a link is no picture of this car. */
const DRAGGED = 'application/x-maarad-car-picture'
const TILE_WIDTH = 320

type PhotoTilesProps = {
  photos: readonly Photo[]
  chosenIndex: number
  onChoose: (place: number) => void
  onMove: (from: number, to: number) => void
  onRemove: (place: number) => void
}

// Long, since focus, keys and drags are of one list.
/**
 * The pictures in their order. The arrow keys choose one, with Alt they move it, Delete removes it; a picture that is dragged onto another takes its place.
 */
export function PhotoTiles({ photos, chosenIndex, onChoose, onMove, onRemove }: PhotoTilesProps) {
  const word = useWords(carPictureWords)
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const wantsFocus = useRef(false)
  const keys = keysOf(photos)

  // The browser's focus: a tile that moves in the document loses it, and one that is removed leaves it to its neighbour.
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[chosenIndex]?.focus()
  })

  const press = (event: KeyboardEvent, place: number) => {
    if (!list.current) return
    if (event.key === 'Delete') {
      event.preventDefault()
      wantsFocus.current = true
      return onRemove(place)
    }
    const next = nextIndex(event.key, { index: place, count: photos.length, grid: list.current })
    if (next === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    if (event.altKey) return onMove(place, next)
    if (next >= 0 && next < photos.length) onChoose(next)
  }
  const endDrag = () => {
    setDragged(null)
    setOver(null)
  }
  const begin = (event: DragEvent, place: number) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData(DRAGGED, String(place))
    onChoose(place)
    setDragged(place)
  }

  return (
    <Box component="ul" ref={list} role="listbox" aria-label={word('list')} aria-describedby="car-picture-keys" sx={grid}>
      {photos.map((photo, place) => (
        <Box
          component="li"
          key={keys[place]}
          role="option"
          aria-selected={place === chosenIndex}
          aria-label={word(place === 0 ? 'picture_cover' : 'picture', { place: place + 1, total: photos.length })}
          tabIndex={place === chosenIndex ? 0 : -1}
          draggable
          onClick={() => onChoose(place)}
          onKeyDown={(event) => press(event, place)}
          onDragStart={(event) => begin(event, place)}
          onDragOver={(event) => {
            if (dragged === null) return
            event.preventDefault()
            setOver(place)
          }}
          onDragEnd={endDrag}
          onDrop={(event) => {
            if (dragged === null) return
            event.preventDefault()
            onMove(dragged, place)
            endDrag()
          }}
          sx={{ ...tile, opacity: place === dragged ? 0.45 : 1, outline: place === over && place !== dragged ? '3px dashed currentColor' : undefined }}
        >
          <Picture photo={photo} />
          <Box sx={mark} aria-hidden>
            <bdi>{place === 0 ? word('cover') : place + 1}</bdi>
          </Box>
          {photo.image_id ? null : (
            <Typography variant="caption" component="div" color="text.secondary" sx={{ paddingInline: 0.75 }}>
              {word('from_feed')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Picture({ photo }: { photo: Photo }) {
  const word = useWords(carPictureWords)
  const address = photo.image_id ? widthUrl(photo.image_id, TILE_WIDTH) : addressOf(photo)
  const [failedSource, setFailedSource] = useState('')
  if (address === '' || failedSource === address) {
    return (
      <Box sx={{ ...picture, display: 'grid', placeItems: 'center', padding: 1, textAlign: 'center', typography: 'caption' }} role="note">
        {word('unavailable')}
      </Box>
    )
  }
  return <Box component="img" src={address} alt="" loading="lazy" draggable={false} onError={() => setFailedSource(address)} sx={picture} />
}

const grid = {
  listStyle: 'none',
  margin: 0,
  marginBlock: 1.5,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: 1.5,
} as const
const tile = {
  position: 'relative',
  cursor: 'grab',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  backgroundColor: 'background.paper',
  '&[aria-selected=true]': { borderColor: 'text.primary', boxShadow: '0 0 0 1px currentColor' },
} as const
const picture = { display: 'block', inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', backgroundColor: 'action.hover' } as const
const mark = {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: 6,
  minInlineSize: 24,
  paddingInline: 0.75,
  paddingBlock: 0.125,
  borderRadius: 1,
  backgroundColor: 'rgb(20 22 26 / 82%)',
  color: '#fff',
  fontSize: '0.75rem',
  lineHeight: 1.6,
  textAlign: 'center',
} as const
