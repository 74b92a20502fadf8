import { Alert, Box, Button, Portal, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useCreatePath, useInput, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { type LibraryImage, pictureTypes } from '#domains/media/index.ts'
import { IMAGES_PATH, inOrder, LibraryRoomContext, pictureFlaw, UploadList, useDropAnywhere, useUploads } from '#domains/media/ui/index.ts'
import { Disclosure } from '../../fields/disclosure.tsx'
import { FileButton } from '../../fields/file-button.tsx'
import { LtrTextInput } from '../../fields/ltr-text-input.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { PictureDialog } from '../../media/picture-dialog.tsx'
import { useLibraryRoom } from '../../media/use-library-room.ts'
import { MOST_PHOTOS, type Photo, placeIn, withAdded, withMoved } from './photo-order.ts'
import { PhotoTiles } from './photo-tiles.tsx'
import { carPictureWords } from './words.ts'

const paths = ['big_path', 'medium_path', 'quarter_hd_path', 'hd_path', 'full_path'] as const

// Long, since uploads, the library, drops, keys and buttons all change one list and say what became of it.
/**
 * The pictures of a vehicle in their order, the first of them its cover: files that are dropped anywhere on the car go to the library, which knows those
 * that it has, and from there to the car. They are stored with the form.
 */
export function PhotosInput() {
  const word = useWords(carPictureWords)
  const room = useLibraryRoom()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const id = useRecordContext()?.id
  const { field } = useInput<Photo[] | null>({ source: 'photos' })
  const photos = field.value ?? []
  const latest = useRef(photos)
  latest.current = photos
  const [chosenPlace, setChosenPlace] = useState(0)
  const chosenIndex = placeIn(photos, chosenPlace)
  const [isChoosing, setIsChoosing] = useState(false)
  const [notices, setNotices] = useState<readonly string[]>([])
  const [removedPhoto, setRemovedPhoto] = useState<{ photo: Photo; place: number } | null>(null)

  const change = (next: Photo[]) => {
    // Several pictures may arrive before the form is drawn again.
    latest.current = next
    setRemovedPhoto(null)
    field.onChange(next)
  }
  const add = (ids: readonly number[]) => {
    const { photos: next, added, repeated, refused } = withAdded(latest.current, ids)
    if (added > 0) change(next)
    setNotices([
      ...(added > 0 ? [word('added', { count: added, total: next.length })] : []),
      ...(repeated > 0 ? [word('repeated', { count: repeated })] : []),
      ...(refused > 0 ? [word('refused', { count: refused, most: MOST_PHOTOS })] : []),
    ])
  }
  const move = (from: number, to: number) => {
    const place = placeIn(photos, to)
    if (place === from) return
    change(withMoved(photos, from, place))
    setChosenPlace(place)
    setNotices([place === 0 ? word('moved_to_cover') : word('moved', { place: place + 1, total: photos.length })])
  }
  const remove = (place: number) => {
    const photo = photos[place]
    if (!photo) return
    change(photos.toSpliced(place, 1))
    setRemovedPhoto({ photo, place })
    setNotices([word('removed', { count: photos.length - 1 })])
  }
  const putBack = () => {
    if (!removedPhoto) return
    const { photo, place } = removedPhoto
    change(photos.toSpliced(place, 0, photo))
    setChosenPlace(place)
    setNotices([word('back', { place: place + 1 })])
  }

  const uploads = useUploads<LibraryImage>({ path: IMAGES_PATH, flawOf: pictureFlaw, keepsFinished: true, onSentAgain: ({ id: picture }) => add([picture]) })
  const take = async (files: readonly File[]) => {
    // Cameras number what they take; the order of a choice of files is that of the system.
    const inTurn = inOrder(files.map((file) => ({ file, name: file.name, folder: '' })))
    const arrived = await uploads.send(inTurn.map(({ file }) => ({ file })))
    const ids = arrived.flatMap((image) => image?.id ?? [])
    if (ids.length > 0) add(ids)
  }
  const isOver = useDropAnywhere(room.mayWrite && !isChoosing, (files) => {
    void navigate(
      `${id === undefined ? createPath({ resource: 'vehicles', type: 'create' }) : createPath({ resource: 'vehicles', type: 'edit', id })}/pictures`,
    )
    void take(files.map(({ file }) => file))
  })

  return (
    <LibraryRoomContext value={room}>
      <Typography variant="body2" color="text.secondary">
        {word('help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1.5 }}>
        {room.mayWrite ? (
          <FileButton accept={pictureTypes.join(',')} isMultiple onFiles={(files) => void take(files)}>
            {word('upload')}
          </FileButton>
        ) : null}
        <Button variant="outlined" color="inherit" onClick={() => setIsChoosing(true)}>
          {word('choose')}
        </Button>
      </Box>
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} onClear={uploads.clear} />
      {/* It stands there before it speaks, or nothing is read out. */}
      <Box role="status" sx={{ typography: 'body2' }}>
        {notices.map((notice) => (
          <div key={notice}>{notice}</div>
        ))}
      </Box>
      {removedPhoto ? (
        <Button size="small" onClick={putBack}>
          {word('put_back')}
        </Button>
      ) : null}
      {photos.length === 0 ? (
        <Alert severity="info" sx={{ marginBlock: 1.5 }}>
          {word('none')}
        </Alert>
      ) : (
        <>
          <Box role="group" aria-label={word('actions', { place: chosenIndex + 1 })} sx={bar}>
            <Typography variant="body2" component="span">
              {word('actions', { place: chosenIndex + 1 })}
            </Typography>
            <Button size="small" color="inherit" disabled={chosenIndex === 0} onClick={() => move(chosenIndex, chosenIndex - 1)}>
              {word('earlier')}
            </Button>
            <Button size="small" color="inherit" disabled={chosenIndex === photos.length - 1} onClick={() => move(chosenIndex, chosenIndex + 1)}>
              {word('later')}
            </Button>
            <Button size="small" color="inherit" disabled={chosenIndex === 0} onClick={() => move(chosenIndex, 0)}>
              {word('make_cover')}
            </Button>
            <Button size="small" color="inherit" onClick={() => remove(chosenIndex)}>
              {word('remove')}
            </Button>
          </Box>
          <PhotoTiles photos={photos} chosenIndex={chosenIndex} onChoose={setChosenPlace} onMove={move} onRemove={remove} />
          <Typography variant="caption" color="text.secondary" component="p" id="car-picture-keys">
            {word('keys')}
          </Typography>
          {photos[chosenIndex]?.image_id ? null : (
            <Disclosure summary={word('addresses')}>
              {paths.map((path) => (
                <LtrTextInput
                  key={`${chosenIndex} ${path}`}
                  source={`photos.${chosenIndex}.${path}`}
                  inputMode="url"
                  helperText={false}
                  label={`resources.vehicles.fields.photos.${path}`}
                />
              ))}
            </Disclosure>
          )}
        </>
      )}
      {isChoosing ? (
        <PictureDialog
          needsNoWords
          onClose={() => setIsChoosing(false)}
          several={{
            most: MOST_PHOTOS,
            onPick: (images) => {
              setIsChoosing(false)
              add(images.map((image) => image.id))
            },
          }}
        />
      ) : null}
      {isOver ? (
        <Portal>
          <Box aria-hidden sx={dropHint}>
            {word('drop')}
          </Box>
        </Portal>
      ) : null}
    </LibraryRoomContext>
  )
}

const bar = {
  position: 'sticky',
  insetBlockStart: { xs: 56, sm: 48 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  paddingBlock: 0.5,
  backgroundColor: 'background.paper',
} as const
const dropHint = {
  position: 'fixed',
  inset: 8,
  zIndex: 2000,
  display: 'grid',
  placeItems: 'center',
  padding: 2,
  border: '3px dashed #fff',
  borderRadius: 2,
  backgroundColor: 'rgb(20 22 26 / 82%)',
  color: '#fff',
  fontSize: '1.25rem',
  textAlign: 'center',
  pointerEvents: 'none',
} as const
