import { useEffect, useRef, useState } from 'react'
import type { Size } from '#fields/field-types.ts'
import { staffFetch } from '#domains/accounts/index.ts'
import { DEFAULT_BUCKET, pictureTypes } from '#domains/media/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { EmptyState, Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { SearchInput, TextInput } from '../ui/inputs/text-input.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { useWord } from '../words/use-word.ts'
import type { LibraryImage } from '#domains/media/index.ts'
import { DropZone } from './drop-zone.tsx'
import { rememberImage } from './known-images.ts'
import { IMAGES_PATH } from './picture-place.ts'
import css from './media.module.css'
import fieldCss from '../ui/inputs/field.module.css'
import { PictureDetails } from './picture-details.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { pictureFlaw } from './upload.ts'
import { UploadList } from './upload-list.tsx'
import { useLibrary } from './use-library.ts'
import { useUploads } from './use-uploads.ts'
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
}

/**
 * The picture library: search, bucket, upload by a button or by dropping files, description and focal point. A picture without an
 * Arabic description cannot be used. Changes made here are saved for the whole library.
 */
export function PicturePicker({ isOpen, ...props }: PicturePickerProps) {
  return isOpen ? <OpenPicker {...props} /> : null
}

type Described = Pick<LibraryImage, 'alt' | 'focal_point'>

// Long, since search, upload, grid and details all read or change the chosen picture.
function OpenPicker({ onClose, onPick, several, current = null, sizes = [] }: Omit<PicturePickerProps, 'isOpen'>) {
  const word = useWord(mediaWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const [bucket, setBucket] = useState(String(DEFAULT_BUCKET))
  const library = useLibrary({ query: useSettled(query.trim()), bucket: useSettled(bucket) })
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
  const mark = (image: LibraryImage) => {
    choose(image)
    const isMarked = marked.some(({ id }) => id === image.id)
    if (isMarked) setMarked(marked.filter(({ id }) => id !== image.id))
    else if (several && marked.length < several.most) setMarked([...marked, image])
  }
  const uploads = useUploads<LibraryImage>({
    path: IMAGES_PATH,
    fields: { bucket },
    flawOf: pictureFlaw,
    onUploaded: (image) => {
      library.put(image)
      choose(image)
      if (several) setMarked((before) => (before.length < several.most ? [...before, image] : before))
    },
  })

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
    const answer = await staffFetch<LibraryImage>(`${IMAGES_PATH}/${image.id}`, { method: 'PATCH', body: texts })
    setIsSaving(false)
    if (!answer.ok) {
      setFailure(answer.code)
      return null
    }
    rememberImage(answer.data)
    return answer.data
  }

  /** Saves what was typed, then asks for the next description that is missing; without one the pictures are used. */
  const takeSeveral = async () => {
    if (isUndescribed && chosen && marked.some(({ id }) => id === chosen.id)) return setHasTried(true)
    const stored = chosen && described && isChanged ? await save(chosen, described) : chosen
    if (chosen && !stored) return
    if (stored) library.put(stored)
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
      <DropZone label={word('drop')} onFiles={uploads.add}>
        <Tools query={query} onQuery={setQuery} bucket={bucket} onBucket={setBucket} onFiles={uploads.add} />
        <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
        <div className={css.library}>
          <div className={css.shelf}>
            <Shelf
              library={library}
              isSearching={query.trim() !== ''}
              chosen={chosen}
              marked={several && marked}
              onChoose={choose}
              onConfirm={(image) => (several ? void takeSeveral() : take(image, image))}
              onMark={mark}
            />
          </div>
          <aside className={css.details} aria-label={word('details')} data-empty={chosen === null ? '' : undefined}>
            {failure && <Notice kind="error">{say(failure)}</Notice>}
            {chosen && described ? (
              <PictureDetails key={chosen.id} image={chosen} value={described} onChange={setDescribed} sizes={sizes} hasTried={hasTried} />
            ) : (
              <p className={fieldCss.hint}>{word('pick_one')}</p>
            )}
          </aside>
        </div>
      </DropZone>
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
    staffFetch<LibraryImage>(`${IMAGES_PATH}/${id}`).then((answer) => {
      if (!isStale && answer.ok) latest.current(answer.data)
    })
    return () => {
      isStale = true
    }
  }, [id])
}

type ToolsProps = {
  query: string
  onQuery: (query: string) => void
  bucket: string
  onBucket: (bucket: string) => void
  onFiles: (files: Iterable<File>) => void
}

/** Search, bucket and upload. */
function Tools({ query, onQuery, bucket, onBucket, onFiles }: ToolsProps) {
  const word = useWord(mediaWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.tools}>
      <SearchInput label={word('search')} value={query} onChange={onQuery} />
      <TextInput
        label={word('bucket')}
        className={css.bucket}
        inputMode="numeric"
        dir="ltr"
        value={bucket}
        onChange={(typed) => onBucket(typed.replace(/\D/g, '').slice(0, 6))}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {word('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={word('upload')}
        onChange={(event) => {
          onFiles(event.target.files ?? [])
          event.target.value = ''
        }}
      />
    </div>
  )
}

type ShelfProps = {
  library: ReturnType<typeof useLibrary>
  isSearching: boolean
  chosen: LibraryImage | null
  /** Those that are marked where several are taken. */
  marked: readonly LibraryImage[] | undefined
  onChoose: (image: LibraryImage) => void
  onConfirm: (image: LibraryImage) => void
  onMark: (image: LibraryImage) => void
}

function Shelf({ library, isSearching, chosen, marked, onChoose, onConfirm, onMark }: ShelfProps) {
  const word = useWord(mediaWords)
  const say = useFailure()
  const { images, total, isLoading, failure, more, retry } = library
  if (failure && images.length === 0) {
    return (
      <Notice kind="error" action={<Button onClick={retry}>{word('retry')}</Button>}>
        {say(failure)}
      </Notice>
    )
  }
  if (images.length === 0) {
    if (isLoading) return <Spinner label={word('loading')} />
    return (
      <EmptyState icon="picture" title={word(isSearching ? 'nothing_found' : 'empty')}>
        {!isSearching && word('empty_hint')}
      </EmptyState>
    )
  }
  return (
    <>
      <PictureGrid images={images} chosen={chosen?.id ?? null} marked={marked?.map(({ id }) => id)} onChoose={onChoose} onConfirm={onConfirm} onMark={onMark} />
      <div className={css.more}>
        <span className={fieldCss.hint}>{word('shown', { shown: images.length, total })}</span>
        {images.length < total && (
          <Button isBusy={isLoading} onClick={more}>
            {word('more')}
          </Button>
        )}
      </div>
    </>
  )
}
