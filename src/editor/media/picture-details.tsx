import type { ReactNode } from 'react'
import type { Size } from '#fields/field-types.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { TextArea } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import { CropPreviews, FocalPointEditor, shapesOf } from '#domains/media/ui/index.ts'
import { LibraryRoom } from './library-room.tsx'
import type { LibraryImage } from '#domains/media/index.ts'
import css from './media.module.css'
import fieldCss from '../ui/inputs/field.module.css'
import { mediaWords } from './words.ts'

type Described = Pick<LibraryImage, 'alt' | 'focal_point'>
type PictureDetailsProps = {
  image: LibraryImage
  value: Described
  onChange: (value: Described) => void
  sizes: readonly Size[]
  /** True after an attempt to use the picture without a description. */
  hasTried: boolean
  note?: ReactNode
}

/** Description and focal point of a picture, which must be complete before the picture is used. */
export function PictureDetails({ image, value, onChange, sizes, hasTried, note }: PictureDetailsProps) {
  const word = useWord(mediaWords)
  const largest = sizes.toSorted((one, other) => other.width - one.width)[0]
  const isSmall = largest !== undefined && (image.width < largest.width || image.height < largest.height)
  const isMissing = value.alt.ar.trim() === ''
  return (
    <div className={css.stack}>
      <LibraryRoom>
        <FocalPointEditor image={image} value={value.focal_point} onChange={(focal_point) => onChange({ ...value, focal_point })} />
      </LibraryRoom>
      {note}
      {isSmall && <Notice kind="warning">{word('too_small', largest)}</Notice>}
      <TextArea
        label={word('alt_ar')}
        lang="ar"
        isRequired
        maxLength={500}
        hint={word('alt_ar_hint')}
        problem={isMissing && hasTried ? word('alt_needed') : undefined}
        value={value.alt.ar}
        onChange={(ar) => onChange({ ...value, alt: { ...value.alt, ar } })}
      />
      <TextArea label={word('alt_en')} lang="en" maxLength={500} value={value.alt.en} onChange={(en) => onChange({ ...value, alt: { ...value.alt, en } })} />
      <LibraryRoom>
        <CropPreviews image={image} focal={value.focal_point} sizes={shapesOf(sizes)} />
      </LibraryRoom>
      <p className={fieldCss.hint}>
        <bdi dir="ltr">
          {image.width} × {image.height} px
        </bdi>
      </p>
    </div>
  )
}
