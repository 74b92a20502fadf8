import { useRef, useState } from 'react'
import { DEFAULT_BUCKET, type LibraryImage, pictureTypes } from '#domains/media/index.ts'
import { IMAGES_PATH, inOrder, pictureFlaw, UploadList, useUploads, wholeUrl } from '#domains/media/ui/index.ts'
import type { PicturesControl } from '#fields/staff/staff-kit.ts'
import { moveItem } from '#fields/values/row-values.ts'
import { Button, IconButton } from '../ui/button.tsx'
import fieldCss from '../ui/inputs/field.module.css'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import { DropZone } from './drop-zone.tsx'
import { rememberImage, useLibraryImage } from './known-images.ts'
import { LibraryRoom } from './library-room.tsx'
import css from './media.module.css'
import { PicturePicker } from './picture-picker.tsx'
import { mediaWords } from './words.ts'

// Long, since each edit of the list also moves the focus, and pictures come from files or the library.
/** Pictures in an order: many are dropped, uploaded or chosen at once, then moved and removed. Files are taken in the order of the numbers in their names. */
export function PicturesField({ id, label, hint, ids, max, onChange }: PicturesControl) {
  const word = useWord(mediaWords)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const [alt, setAlt] = useState(label)
  // Uploads end one after another, each after the change of the one before.
  const latest = useRef(ids)
  latest.current = ids
  const set = (next: readonly number[]) => {
    latest.current = next.slice(0, max)
    onChange([...latest.current])
  }
  const uploads = useUploads<LibraryImage>({
    path: IMAGES_PATH,
    fields: { bucket: String(DEFAULT_BUCKET), alt_ar: alt.trim() || label },
    flawOf: pictureFlaw,
    onUploaded: (image) => {
      rememberImage(image)
      set([...latest.current, image.id])
    },
  })
  const upload = (files: Iterable<File>) => uploads.add(inOrder([...files].map((file) => ({ file, folder: '', name: file.name }))).map(({ file }) => file))
  const move = (from: number, to: number) => {
    set(moveItem(ids, from, to))
    const direction = to < from ? 'up' : 'down'
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])].filter(({ disabled }) => !disabled)
      const button = buttons.find(({ dataset }) => dataset.move === direction) ?? buttons[0]
      button?.focus()
    })
  }
  const remove = (index: number) => {
    set(ids.filter((_, other) => other !== index))
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <fieldset className={fieldCss.field} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={fieldCss.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <DropZone label={word('drop')} onFiles={upload}>
        <p className={fieldCss.hint}>{word('series_count', { count: ids.length, max })}</p>
        <ol ref={list} className={css.series}>
          {ids.map((picture, index) => (
            // A picture may stand in a series twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two of the same picture apart
            <li key={`${picture} ${index}`} className={css.seriesItem}>
              <SeriesPicture id={picture} />
              <span className={css.seriesNumber}>{index + 1}</span>
              <span className={css.actions}>
                <IconButton
                  icon="arrow-up"
                  data-move="up"
                  label={word('picture_up', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  data-move="down"
                  label={word('picture_down', { number: index + 1 })}
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton icon="trash" label={word('picture_out', { number: index + 1 })} onClick={() => remove(index)} />
              </span>
            </li>
          ))}
        </ol>
        <LibraryRoom>
          <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
        </LibraryRoom>
        <TextInput label={word('series_alt')} lang="ar" maxLength={500} value={alt} onChange={setAlt} />
        <div className={css.actions}>
          <Button id={id} size="s" icon="upload" onClick={() => input.current?.click()}>
            {word('upload')}
          </Button>
          <Button size="s" icon="picture" onClick={() => setIsPicking(true)}>
            {word('choose_many')}
          </Button>
        </div>
        <p className={fieldCss.hint}>{word('drop_many')}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={pictureTypes.join(',')}
          aria-label={word('upload')}
          onChange={(event) => {
            upload(event.target.files ?? [])
            event.target.value = ''
          }}
        />
      </DropZone>
      <PicturePicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        several={{
          most: max - ids.length,
          onPick: (images) => {
            for (const image of images) rememberImage(image)
            setIsPicking(false)
            set([...latest.current, ...images.map((image) => image.id)])
          },
        }}
      />
    </fieldset>
  )
}

function SeriesPicture({ id }: { id: number }) {
  const image = useLibraryImage(id)
  return image ? <img src={wholeUrl(image, 320)} alt={image.alt.ar} loading="lazy" /> : <bdi>{id}</bdi>
}
