import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './field.module.css'

export type FieldProps = ComponentProps<'label'> & { label: string; children: ReactNode }

/** A control below its label; text inputs show only a bottom line. The height is `--field-height`. */
export function Field({ label, className, children, ...rest }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label {...rest} className={classNames(css.field, className)}>
      <span className={css.label}>{label}</span>
      {children}
    </label>
  )
}
