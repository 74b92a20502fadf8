import { BidiText } from '#ui/text/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Flaw } from '#ui/controls/flaw.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Control } from './control.tsx'
import type { FieldProps } from './field-props.ts'
import css from './form-view.module.css'
import { PhoneCode } from './phone-code.tsx'
import { closedText, flawText, textIn } from './texts.ts'

/** One field with its label, its hint and its error. */
export function FormField(props: FieldProps) {
  const { field, prefix, flaw, locale, words, isRequired, vehicle, code } = props
  const id = `${prefix}-${field.id}`
  const label = textIn(field.label, locale)
  if (field.type === 'hidden') return <Control {...props} id={id} describedBy={undefined} />
  if (field.type === 'html') return <RichText html={textIn(field.html, locale)} className={css.note} />
  if (field.type === 'vehicle' && !vehicle) return <Control {...props} id={id} describedBy={undefined} />
  const hint = textIn(field.hint, locale)
  const closedNote = closedText(props.closed, words, locale)
  const describedBy = classNames(hint && `${id}-hint`, closedNote && `${id}-closed`, flaw && `${id}-flaw`) || undefined
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
      aria-describedby={isGroup ? describedBy : undefined}
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
      <Control {...props} id={id} describedBy={describedBy} />
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {closedNote && (
        <p className={css.hint} id={`${id}-closed`}>
          <BidiText text={closedNote} />
        </p>
      )}
      {flaw && <Flaw id={`${id}-flaw`} text={flawText(flaw, field, words, locale)} className={css.flaw} />}
      {code && <PhoneCode {...code} {...{ id, words }} name={field.name} />}
    </Frame>
  )
}
