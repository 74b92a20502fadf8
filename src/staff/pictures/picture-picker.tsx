import { type ContextType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '#domains/media/index.ts'
import { LibraryRoomContext, MediaLibrary } from '#domains/media/ui/index.ts'
import type { Size } from '#fields/field-types.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { callByName } from '../calls/call-by-name.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import { type Described, PictureDetails } from './picture-details.tsx'
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
  drawNote?: ((tried: { id: number } & Pick<LibraryImage, 'focal_point'>) => ReactNode) | null | undefined
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
  const [saved, setSaved] = useState<ReadonlyMap<number, LibraryImage>>(new Map())
  const [chosen, setChosen] = useState<LibraryImage | null>(null)
  const [marked, setMarked] = useState<readonly LibraryImage[]>([])
  const [described, setDescribed] = useState<Described | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const lacksWords = ({ alt }: Pick<LibraryImage, 'alt'>) => !needsNoWords && alt.ar.trim() === ''

  const choose = (image: LibraryImage) => {
    setChosen(image)
    setDescribed({ alt: image.alt, focal_point: image.focal_point })
    setFailure(null)
    setHasTried(false)
  }
  /** Marks pictures in their order, as many as may be; those that are all marked are taken out. */
  const mark = (images: readonly LibraryImage[]) => {
    const [last] = images.slice(-1)
    if (!several || !last) return
    choose(images[0] ?? last)
    const isMarked = (image: LibraryImage) => marked.some(({ id }) => id === image.id)
    if (images.every(isMarked)) setMarked(marked.filter(({ id }) => !images.some((image) => image.id === id)))
    else setMarked([...marked, ...images.filter((image) => !isMarked(image))].slice(0, several.most))
  }
  const arrive = (image: LibraryImage) => {
    choose(image)
    if (several) setMarked((before) => (before.length < several.most && !before.some(({ id }) => id === image.id) ? [...before, image] : before))
  }

  useStoredImage(current, (image) => {
    setChosen((before) => before ?? image)
    setDescribed((before) => before ?? { alt: image.alt, focal_point: image.focal_point })
  })

  const isChanged = chosen !== null && described !== null && JSON.stringify(described) !== JSON.stringify({ alt: chosen.alt, focal_point: chosen.focal_point })

  const save = async (image: LibraryImage, texts: Described): Promise<LibraryImage | null> => {
    setIsSaving(true)
    const answer = await callByName('PATCH /media/api/v2/images/{id}', { params: { id: image.id }, body: texts })
    setIsSaving(false)
    if (!answer.ok) {
      setFailure(answer.code)
      return null
    }
    onSaved?.(answer.data)
    setSaved((before) => new Map(before).set(image.id, answer.data))
    return answer.data
  }
  const takeOne = async (image: LibraryImage, texts: Described) => {
    if (lacksWords(texts)) {
      if (image.id !== chosen?.id) choose(image)
      return setHasTried(true)
    }
    const stored = image.id === chosen?.id && isChanged ? await save(image, texts) : image
    if (stored) onPick?.(stored)
  }
  /** Saves what was typed, then asks for the next description that is missing; without one the pictures are used. */
  const takeSeveral = async () => {
    if (described && lacksWords(described) && chosen && marked.some(({ id }) => id === chosen.id)) return setHasTried(true)
    const stored = chosen && described && isChanged ? await save(chosen, described) : chosen
    if (chosen && !stored) return
    const images = marked.map((image) => (image.id === stored?.id ? stored : image))
    setMarked(images)
    const undescribed = images.find(lacksWords)
    if (!undescribed) return several?.onPick(images)
    choose(undescribed)
    setHasTried(true)
  }
  const take = () => {
    if (several) void takeSeveral()
    else if (chosen && described) void takeOne(chosen, described)
  }

  return (
    <Dialog
      title={word('library')}
      size="large"
      onClose={onClose}
      footer={
        <Button
          isMain
          label={several ? word('use_several', { count: marked.length }) : word(isChanged ? 'save_and_use' : 'use')}
          isOff={several ? marked.length === 0 : chosen === null}
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
              changed={saved}
              chosen={chosen?.id ?? null}
              marked={several && marked}
              onChoose={choose}
              onMark={mark}
              onOpen={(image) => (several ? void takeSeveral() : void takeOne(image, image))}
              onUploaded={arrive}
            />
          </div>
          <aside className={css.details} aria-label={word('details')} data-empty={chosen === null ? '' : undefined}>
            {failure && (
              <p role="alert" className={css.warning}>
                {room.sayFailure(failure)}
              </p>
            )}
            {chosen && described ? (
              <PictureDetails
                key={chosen.id}
                image={chosen}
                value={described}
                onChange={setDescribed}
                sizes={sizes}
                isRequired={!needsNoWords}
                hasTried={hasTried}
                mayWrite={room.mayWrite}
                note={drawNote?.({ id: chosen.id, focal_point: described.focal_point })}
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
