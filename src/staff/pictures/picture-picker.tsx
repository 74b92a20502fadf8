import { type ContextType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '#domains/media/index.ts'
import { LibraryRoomContext, MediaLibrary } from '#domains/media/ui/index.ts'
import type { Size } from '#fields/field-types.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { callByName } from '../calls/call-by-name.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import { type PictureTexts, PictureDetails } from './picture-details.tsx'
import css from './picture-picker.module.css'
import { pictureWords } from './words.ts'

export type PicturePickerProps = {
  onClose: () => void
  onPick?: (image: LibraryImage) => void
  /** Takes many pictures at once instead of one: presses mark them, in the order in which they will stand. At most `most`. */
  several?: { most: number; onPick: (images: LibraryImage[]) => void }
  /** The picture that is stored now. */
  current?: number | null
  /** The sizes in which the field shows pictures, largest first. */
  sizes?: readonly Size[]
  /** What the place where the picture will stand says of the focal point that is being set. */
  drawNote?: ((picture: { id: number } & Pick<LibraryImage, 'focal_point'>) => ReactNode) | null | undefined
  /** Whether the place says itself what its pictures show, as a car does of its own; elsewhere a picture without an Arabic description cannot be used. */
  needsNoWords?: boolean
}

type RoomProps = { room: ContextType<typeof LibraryRoomContext>; onSaved?: (image: LibraryImage) => void }

/**
 * The picture library with the description and the focal point of the chosen picture. Changes made here are saved for the whole library.
 */
// Long, since library and details both read or change the chosen picture.
export function PicturePicker({
  room,
  onSaved,
  onClose,
  onPick,
  several,
  current = null,
  sizes = [],
  drawNote,
  needsNoWords = false,
}: PicturePickerProps & RoomProps) {
  const { language, Dialog, Button } = useDialogKit()
  const word = (key: keyof typeof pictureWords, values?: WordValues) => wordIn(language, pictureWords, key, values)
  const [savedImages, setSavedImages] = useState<ReadonlyMap<number, LibraryImage>>(new Map())
  const [chosenImage, setChosenImage] = useState<LibraryImage | null>(null)
  const [markedImages, setMarkedImages] = useState<readonly LibraryImage[]>([])
  const [imageTexts, setImageTexts] = useState<PictureTexts | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const lacksWords = ({ alt }: Pick<LibraryImage, 'alt'>) => !needsNoWords && alt.ar.trim() === ''

  const choose = (image: LibraryImage) => {
    setChosenImage(image)
    setImageTexts({ alt: image.alt, focal_point: image.focal_point })
    setFailure(null)
    setHasTried(false)
  }
  /** Marks pictures in their order, as many as may be; those that are all marked are taken out. */
  const mark = (images: readonly LibraryImage[]) => {
    const [last] = images.slice(-1)
    if (!several || !last) return
    choose(images[0] ?? last)
    const isMarked = (image: LibraryImage) => markedImages.some(({ id }) => id === image.id)
    if (images.every(isMarked)) setMarkedImages(markedImages.filter(({ id }) => !images.some((image) => image.id === id)))
    else setMarkedImages([...markedImages, ...images.filter((image) => !isMarked(image))].slice(0, several.most))
  }
  const arrive = (image: LibraryImage) => {
    choose(image)
    if (several) setMarkedImages((before) => (before.length < several.most && !before.some(({ id }) => id === image.id) ? [...before, image] : before))
  }

  useStoredImage(current, (image) => {
    setChosenImage((before) => before ?? image)
    setImageTexts((before) => before ?? { alt: image.alt, focal_point: image.focal_point })
  })

  const isChanged =
    chosenImage !== null && imageTexts !== null && JSON.stringify(imageTexts) !== JSON.stringify({ alt: chosenImage.alt, focal_point: chosenImage.focal_point })

  const save = async (image: LibraryImage, texts: PictureTexts): Promise<LibraryImage | null> => {
    setIsSaving(true)
    const answer = await callByName('PATCH /media/api/v2/images/{id}', { params: { id: image.id }, body: texts })
    setIsSaving(false)
    if (!answer.ok) {
      setFailure(answer.code)
      return null
    }
    onSaved?.(answer.data)
    setSavedImages((before) => new Map(before).set(image.id, answer.data))
    return answer.data
  }
  const takeOne = async (image: LibraryImage, texts: PictureTexts) => {
    if (lacksWords(texts)) {
      if (image.id !== chosenImage?.id) choose(image)
      return setHasTried(true)
    }
    const storedImage = image.id === chosenImage?.id && isChanged ? await save(image, texts) : image
    if (storedImage) onPick?.(storedImage)
  }
  /** Saves what was typed, then asks for the next description that is missing; without one the pictures are used. */
  const takeSeveral = async () => {
    if (imageTexts && lacksWords(imageTexts) && chosenImage && markedImages.some(({ id }) => id === chosenImage.id)) return setHasTried(true)
    const storedImage = chosenImage && imageTexts && isChanged ? await save(chosenImage, imageTexts) : chosenImage
    if (chosenImage && !storedImage) return
    const images = markedImages.map((image) => (image.id === storedImage?.id ? storedImage : image))
    setMarkedImages(images)
    const undescribed = images.find(lacksWords)
    if (!undescribed) return several?.onPick(images)
    choose(undescribed)
    setHasTried(true)
  }
  const take = () => {
    if (several) void takeSeveral()
    else if (chosenImage && imageTexts) void takeOne(chosenImage, imageTexts)
  }

  return (
    <Dialog
      title={word('library')}
      size="large"
      onClose={onClose}
      footer={
        <Button
          isMain
          label={several ? word('use_several', { count: markedImages.length }) : word(isChanged ? 'save_and_use' : 'use')}
          isOff={several ? markedImages.length === 0 : chosenImage === null}
          isBusy={isSaving}
          onPress={take}
        />
      }
    >
      <LibraryRoomContext value={room}>
        <div className={css.library}>
          <div className={css.shelf}>
            <MediaLibrary
              {...room}
              changedImages={savedImages}
              chosenId={chosenImage?.id ?? null}
              markedImages={several && markedImages}
              onChoose={choose}
              onMark={mark}
              onOpen={(image) => (several ? void takeSeveral() : void takeOne(image, image))}
              onUploaded={arrive}
            />
          </div>
          <aside className={css.details} aria-label={word('details')} data-empty={chosenImage === null ? '' : undefined}>
            {failure && (
              <p role="alert" className={css.warning}>
                {room.sayFailure(failure)}
              </p>
            )}
            {chosenImage && imageTexts ? (
              <PictureDetails
                key={chosenImage.id}
                image={chosenImage}
                value={imageTexts}
                onChange={setImageTexts}
                sizes={sizes}
                isRequired={!needsNoWords}
                hasTried={hasTried}
                mayWrite={room.mayWrite}
                note={drawNote?.({ id: chosenImage.id, focal_point: imageTexts.focal_point })}
              />
            ) : (
              <p className={css.hint}>{word('pick_one')}</p>
            )}
          </aside>
        </div>
      </LibraryRoomContext>
    </Dialog>
  )
}

/** Loads one picture by its id, since it may be on any page of the library. */
function useStoredImage(id: number | null, onLoaded: (image: LibraryImage) => void): void {
  const latest = useRef(onLoaded)
  latest.current = onLoaded

  // The network.
  useEffect(() => {
    if (id === null) return
    let isStale = false
    callByName('GET /media/api/v2/images/{id}', { params: { id } }).then((answer) => {
      if (!isStale && answer.ok) latest.current(answer.data)
    })
    return () => {
      isStale = true
    }
  }, [id])
}
