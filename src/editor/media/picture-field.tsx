import { useId, useState } from 'react'
import type { ImageField } from '#fields/field-types.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldProblem } from '../ui/inputs/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useFieldPlace } from '../fields/field-place.ts'
import { useWord } from '../words/use-word.ts'
import { useLibraryImage } from './known-images.ts'
import { wholeUrl } from '#domains/media/ui/index.ts'
import css from './media.module.css'
import fieldCss from '../ui/inputs/field.module.css'
import { PicturePicker } from './picture-picker.tsx'
import { PlaceOfWordsNote } from './place-of-words-note.tsx'
import { mediaWords } from './words.ts'

export type PictureValue = { id: number; alt?: string }

export type PictureFieldProps = {
  /** The id of the control that takes the focus. */
  id: string
  label: string
  value: PictureValue | null
  /** The sizes in which the picture is shown, whether it may have a description of its own here, and whether it places words of its block. */
  field: Pick<ImageField, 'sizes' | 'withAlt'> & Partial<Pick<ImageField, 'symbol' | 'placesWords'>>
  problem?: string | undefined
  onChange: (value: PictureValue | null) => void
}

/** A picture field: choose, replace or remove a picture of the library, and describe it for this place (B-129). */
export function PictureField({ id, label, value, field, problem, onChange }: PictureFieldProps) {
  const word = useWord(mediaWords)
  const [isPicking, setIsPicking] = useState(false)
  const describedBy = useId()
  const place = useFieldPlace()
  const { symbol = '', placesWords } = field
  const image = useLibraryImage(value?.id ?? null)
  const libraryAlt = image?.alt.ar ?? ''
  const isGone = value !== null && image === null
  const isUndescribed = field.withAlt && !!image && libraryAlt === '' && !value?.alt?.trim()
  const shownProblem = problem ?? (isGone ? word('gone') : undefined)

  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{label}</legend>
      <div className={css.pictureRow} data-invalid={shownProblem ? '' : undefined}>
        <button
          type="button"
          className={css.thumbnail}
          aria-label={`${word(value ? 'replace' : 'choose')}: ${label}`}
          tabIndex={-1}
          onClick={() => setIsPicking(true)}
        >
          {image ? <img src={wholeUrl(image, 320)} alt="" /> : <Icon name="picture" size={22} />}
        </button>
        <div className={css.pictureText}>
          <p className={css.pictureName} title={value?.alt || libraryAlt}>
            {value ? value.alt || libraryAlt || word('undescribed', { id: value.id }) : word('none')}
          </p>
          <div className={css.actions}>
            <Button
              id={id}
              size="s"
              icon={value ? 'refresh' : 'picture'}
              aria-describedby={shownProblem ? `${describedBy}-problem` : undefined}
              onClick={() => setIsPicking(true)}
            >
              {word(value ? 'replace' : 'choose')}
            </Button>
            {value && <IconButton icon="trash" label={word('remove')} onClick={() => onChange(null)} />}
          </div>
        </div>
      </div>
      {shownProblem && <FieldProblem id={`${describedBy}-problem`} text={shownProblem} />}
      {value && place && placesWords && <PlaceOfWordsNote {...{ place, symbol, placesWords }} />}
      {value && field.withAlt && !isGone && (
        <TextInput
          label={word('alt_here')}
          lang="ar"
          maxLength={500}
          placeholder={libraryAlt}
          hint={libraryAlt ? word('alt_here_hint') : undefined}
          problem={isUndescribed ? word('alt_needed') : undefined}
          value={value.alt ?? ''}
          onChange={(alt) => onChange(alt === '' ? { id: value.id } : { id: value.id, alt })}
        />
      )}
      <PicturePicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        current={value?.id ?? null}
        sizes={field.sizes}
        drawNote={place && placesWords && ((triedPicture) => <PlaceOfWordsNote {...{ place, symbol, placesWords, triedPicture }} />)}
        onPick={(picture) => {
          setIsPicking(false)
          // A description written for another picture is not kept.
          onChange(picture.id === value?.id ? value : { id: picture.id })
        }}
      />
    </fieldset>
  )
}
