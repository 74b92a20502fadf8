import type { ReactNode } from 'react'
import type { LibraryImage } from '#domains/media/index.ts'
import { CropPreviews, FocalPointEditor, shapesOf } from '#domains/media/ui/index.ts'
import type { Size } from '#fields/field-types.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './picture-picker.module.css'
import { pictureWords } from './words.ts'

/** What staff say of a picture in the library. */
export type PictureTexts = Pick<LibraryImage, 'alt' | 'focal_point'>

type PictureDetailsProps = {
  image: LibraryImage
  value: PictureTexts
  onChange: (value: PictureTexts) => void
  /** In which the place shows pictures. */
  sizes: readonly Size[]
  /** Whether the picture cannot be used without a description. */
  isRequired: boolean
  /** True after an attempt to use the picture without one. */
  hasTried: boolean
  mayWrite: boolean
  note?: ReactNode
}

/** Description and focal point of a picture. */
export function PictureDetails({ image, value, onChange, sizes, isRequired, hasTried, mayWrite, note }: PictureDetailsProps) {
  const { language, TextArea } = useDialogKit()
  const word = (key: keyof typeof pictureWords, values?: WordValues) => wordIn(language, pictureWords, key, values)
  const largest = sizes.toSorted((one, other) => other.width - one.width)[0]
  const isSmall = largest !== undefined && (image.width < largest.width || image.height < largest.height)
  const isMissing = value.alt.ar.trim() === ''
  const describe = (text: Partial<PictureTexts['alt']>) => onChange({ ...value, alt: { ...value.alt, ...text } })
  return (
    <div className={css.stack}>
      {mayWrite && <FocalPointEditor image={image} value={value.focal_point} onChange={(focal_point) => onChange({ ...value, focal_point })} />}
      {note}
      {isSmall && <p className={css.warning}>{word('too_small', largest)}</p>}
      <TextArea
        label={word('alt_ar')}
        lang="ar"
        isRequired={isRequired}
        isOff={!mayWrite}
        hint={word('alt_ar_hint')}
        problem={isRequired && isMissing && hasTried ? word('alt_needed') : undefined}
        value={value.alt.ar}
        onChange={(ar) => describe({ ar })}
      />
      <TextArea label={word('alt_en')} lang="en" isOff={!mayWrite} value={value.alt.en} onChange={(en) => describe({ en })} />
      <CropPreviews image={image} focal={value.focal_point} sizes={shapesOf(sizes)} />
      <p className={css.hint}>
        <bdi dir="ltr">
          {image.width} × {image.height} px
        </bdi>
      </p>
    </div>
  )
}
