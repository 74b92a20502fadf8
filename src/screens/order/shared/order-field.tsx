import type { ReactNode } from 'react'
import { Flaw } from '#ui/controls/flaw.tsx'
import css from './order.module.css'

/** What a control of a field has to say to assistive technology. */
export type FieldAria = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type OrderFieldProps = { id: string; label: string; hint?: string; error?: string | undefined; children: (aria: FieldAria) => ReactNode }

/** A labelled control; what is wrong with it stands below it. */
export function OrderField({ id, label, hint, error, children }: OrderFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return <Flaw id={`${id}-error`} text={error ?? ''} className={css.error} />
}
