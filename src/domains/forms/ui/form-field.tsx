import { BidiText } from '#ui/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { RichText } from '#ui/rich-text.tsx'
import type { ValueFlaw } from '../check-values.ts'
import type { FormChoices, FormField as Field } from '../form.ts'
import type { FormTexts } from '../words.ts'
import { Control } from './control.tsx'
import css from './form-view.module.css'
import { flawText, textIn } from './texts.ts'

export type FieldProps = {
  field: Field
  /** Prefix of the ids of its elements. */
  prefix: string
  value: string | readonly string[] | undefined
  flaw: ValueFlaw | undefined
  isRequired: boolean
  locale: 'ar' | 'en'
  words: FormTexts
  choices: FormChoices
  /** Times that a `time_slot` offers; null while retailer or day is missing. */
  slots: readonly string[] | null
  /** The name of the vehicle of a `vehicle` field. */
  vehicle: string
}

/** One field with its label, its hint and what is wrong with its value. */
export function FormField(props: FieldProps) {
  const { field, prefix, flaw, locale, words, isRequired, vehicle } = props
  const id = `${prefix}-${field.id}`
  const label = textIn(field.label, locale)
  if (field.type === 'hidden') return <Control {...props} id={id} described={undefined} />
  if (field.type === 'html') return <RichText html={textIn(field.html, locale)} className={css.note} />
  if (field.type === 'vehicle' && !vehicle) return <Control {...props} id={id} described={undefined} />
  const hint = textIn(field.hint, locale)
  const described = classNames(hint && `${id}-hint`, flaw && `${id}-flaw`) || undefined
  const isGroup = field.type === 'radio' || (field.type === 'checkbox' && (field.options?.length ?? 0) > 1)
  const Frame = isGroup ? 'fieldset' : 'div'
  const labelText = (
    <>
      <BidiText text={label} />
      {!isRequired && field.type !== 'vehicle' && <span className={css.optional}> ({words.optional})</span>}
    </>
  )
  return (
    <Frame
      className={css.field}
      data-width={field.half ? 'half' : undefined}
      data-flawed={flaw ? '' : undefined}
      aria-describedby={isGroup ? described : undefined}
    >
      {isGroup ? (
        <legend className={css.label} id={`${id}-label`}>
          {labelText}
        </legend>
      ) : (
        !['consent', 'checkbox'].includes(field.type) && (
          <label className={css.label} htmlFor={id}>
            {labelText}
          </label>
        )
      )}
      <Control {...props} id={id} described={described} />
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {flaw && (
        <p className={css.flaw} id={`${id}-flaw`}>
          {flawText(flaw, field, words, locale)}
        </p>
      )}
    </Frame>
  )
}
