import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'

export type FieldProps = ComponentProps<'label'> & { label: string; children: ReactNode }

/** A control below its name; a text input in it is a line to write on. Its height is `--field-height`. */
export function Field({ label, className, children, ...rest }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label {...rest} className={classNames(css.field, className)}>
      <span className={css.label}>{label}</span>
      {children}
    </label>
  )
}
