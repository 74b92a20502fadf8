import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { LibraryImage } from '#domains/media/index.ts'
import { MediaLibrary } from '#domains/media/ui/index.ts'
import type { Size } from '#fields/field-types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import fieldCss from '../ui/inputs/field.module.css'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { rememberImage } from './known-images.ts'
import css from './media.module.css'
import { PictureDetails } from './picture-details.tsx'
import { mediaWords } from './words.ts'

type PicturePickerProps = {
  isOpen: boolean
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
}

/**
 * The picture library with the description and the focal point of the chosen picture. A picture without an Arabic description cannot be used. Changes made here
 * are saved for the whole library.
 */
export function PicturePicker({ isOpen, ...props }: PicturePickerProps) {
  return isOpen ? <OpenPicker {...props} /> : null
}

type Described = Pick<LibraryImage, 'alt' | 'focal_point'>

// Long, since library and details both read or change the chosen picture.
function OpenPicker({ onClose, onPick, several, current = null, sizes = [], drawNote }: Omit<PicturePickerProps, 'isOpen'>) {
  const word = useWord(mediaWords)
  const say = useFailure()
  const { language } = useLanguage()
  const [saved, setSaved] = useState<ReadonlyMap<number, LibraryImage>>(new Map())
  const [chosen, setChosen] = useState<LibraryImage | null>(null)
  const [marked, setMarked] = useState<readonly LibraryImage[]>([])
  const [described, setDescribed] = useState<Described | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)

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
  const isUndescribed = described !== null && described.alt.ar.trim() === ''

  const take = async (image: LibraryImage, texts: Described | null) => {
    if (texts === null || texts.alt.ar.trim() === '') {
      choose(image)
      setHasTried(true)
      return
    }
    const stored = image.id === chosen?.id && isChanged ? await save(image, texts) : image
    if (stored) onPick?.(stored)
  }

  const save = async (image: LibraryImage, texts: Described): Promise<LibraryImage | null> => {
    setIsSaving(true)
    const answer = await callByName('PATCH /media/api/v2/images/{id}', { params: { id: image.id }, body: texts })
    setIsSaving(false)
    if (!answer.ok) {
      setFailure(answer.code)
      return null
    }
    rememberImage(answer.data)
    setSaved((before) => new Map(before).set(image.id, answer.data))
    return answer.data
  }

  /** Saves what was typed, then asks for the next description that is missing; without one the pictures are used. */
  const takeSeveral = async () => {
    if (isUndescribed && chosen && marked.some(({ id }) => id === chosen.id)) return setHasTried(true)
    const stored = chosen && described && isChanged ? await save(chosen, described) : chosen
    if (chosen && !stored) return
    const images = marked.map((image) => (image.id === stored?.id ? stored : image))
    setMarked(images)
    const undescribed = images.find(({ alt }) => alt.ar.trim() === '')
    if (!undescribed) return several?.onPick(images)
    choose(undescribed)
    setHasTried(true)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={word('library')}
      size="l"
      footer={
        <Button
          variant="primary"
          disabled={several ? marked.length === 0 : chosen === null}
          isBusy={isSaving}
          onClick={() => {
            if (several) return void takeSeveral()
            if (!chosen) return
            if (isUndescribed) return setHasTried(true)
            take(chosen, described)
          }}
        >
          {several ? word('use_several', { count: marked.length }) : word(isChanged ? 'save_and_use' : 'use')}
        </Button>
      }
    >
      <div className={css.library}>
        <div className={css.shelf}>
          <MediaLibrary
            language={language}
            mayWrite
            sayFailure={say}
            changed={saved}
            chosen={chosen?.id ?? null}
            marked={several && marked}
            onChoose={choose}
            onMark={mark}
            onOpen={(image) => (several ? void takeSeveral() : void take(image, image))}
            onUploaded={arrive}
          />
        </div>
        <aside className={css.details} aria-label={word('details')} data-empty={chosen === null ? '' : undefined}>
          {failure && <Notice kind="error">{say(failure)}</Notice>}
          {chosen && described ? (
            <PictureDetails
              key={chosen.id}
              image={chosen}
              value={described}
              onChange={setDescribed}
              sizes={sizes}
              hasTried={hasTried}
              note={drawNote?.({ id: chosen.id, focal_point: described.focal_point })}
            />
          ) : (
            <p className={fieldCss.hint}>{word('pick_one')}</p>
          )}
        </aside>
      </div>
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
