import type { RefObject } from 'react'
import { Field } from '#ui/controls/field.tsx'
import css from './vin-field.module.css'

type VinFieldProps = {
  id: string
  label: string
  /** The error of the typed VIN; '' for none. */
  flaw: string
  /** What a visitor without a script typed. */
  typedVin?: string | undefined
  input: RefObject<HTMLInputElement | null>
}

/** An input for a VIN: from left to right in any language, in letters of one width, with its error below. */
export function VinField({ id, label, flaw, typedVin, input }: VinFieldProps) {
  const flawId = `${id}-flaw`
  return (
    <div className={css.vin}>
      <Field label={label}>
        <input
          ref={input}
          name="vin"
          defaultValue={typedVin}
          dir="ltr"
          className={css.input}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={flaw === '' ? undefined : true}
          aria-describedby={flaw === '' ? undefined : flawId}
        />
      </Field>
      <p id={flawId} role="alert" className={css.flaw}>
        {flaw}
      </p>
    </div>
  )
}
